import CoreGraphics
import UIFoundation

/// The rectangle that an edit menu belongs to, in the space of its view.
struct EditMenuTarget {
    /// The rectangle to keep clear; without size for the point of a pointer.
    var rect: CGRect
    /// Whether the menu is preferably below the rectangle, not above it.
    var isBelow: Bool

    /// The placement of a menu in the view's window.
    func placement(in view: UIView, _ window: UIWindow) -> MenuPlacement {
        let room = window.bounds.inset(by: window.safeAreaInsets)
        guard rect.size != .zero else {
            let point = view.convert(rect.origin, to: nil)
            let isMirrored = view.traitCollection.runsRightToLeft
            return MenuPlacement(
                anchor: CGRect(origin: point, size: .zero), attachment: point, alignment: isMirrored ? 1 : 0,
                room: room)
        }
        // Only the visible part of the rectangle is kept clear, so that the menu is near it.
        let shown = view is UIScrollView ? rect.visiblePart(in: view.bounds) : rect
        let anchor = view.convert(shown, to: nil).visiblePart(in: room)
        return MenuPlacement(
            anchor: anchor, attachment: CGPoint(x: anchor.midX, y: anchor.maxY), alignment: 0.5, room: room,
            prefersAbove: !isBelow, mayCover: true)
    }
}

extension CGRect {
    /// The part inside a rectangle; the whole one where there is no common part.
    fileprivate func visiblePart(in room: CGRect) -> CGRect {
        let part = intersection(room)
        return part.isNull ? self : part
    }
}
