import CoreGraphics
import UIFoundation

/// The rectangle that an edit menu belongs to, in the space of its view.
struct EditMenuTarget {
    /// Without size where a pointer is.
    var rect: CGRect
    /// Whether the menu is below it if it fits there, and not above.
    var isBelow: Bool

    /// The place of a menu in the view's window.
    func placement(in view: UIView, _ window: UIWindow) -> MenuPlacement {
        let room = window.bounds.inset(by: window.safeAreaInsets)
        guard rect.size != .zero else {
            let point = view.convert(rect.origin, to: nil)
            let isMirrored = view.traitCollection.layoutDirection == .rightToLeft
            return MenuPlacement(
                anchor: CGRect(origin: point, size: .zero), attachment: point, alignment: isMirrored ? 1 : 0,
                room: room)
        }
        // What is scrolled out of the view, or beyond the window, leaves room for the menu.
        let shown = view is UIScrollView ? rect.visiblePart(in: view.bounds) : rect
        let anchor = view.convert(shown, to: nil).visiblePart(in: room)
        return MenuPlacement(
            anchor: anchor, attachment: CGPoint(x: anchor.midX, y: anchor.maxY), alignment: 0.5, room: room,
            prefersAbove: !isBelow, mayCover: true)
    }
}

extension CGRect {
    /// The part within a room; all of a rectangle that is elsewhere.
    fileprivate func visiblePart(in room: CGRect) -> CGRect {
        let part = intersection(room)
        return part.isNull ? self : part
    }
}
