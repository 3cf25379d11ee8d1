import CoreGraphics
import UIFoundation

/// What an edit menu belongs to, in the space of its view.
struct EditMenuTarget {
    /// Without size where a pointer is.
    var rect: CGRect
    /// Whether the menu is below it if it fits there, and not above.
    var isBelow: Bool

    /// The place of a menu in the view's window.
    func placement(in view: UIView, _ window: UIWindow) -> MenuPlacement {
        let room = window.bounds.inset(by: window.safeAreaInsets)
        let anchor = view.convert(rect, to: nil)
        let isMirrored = view.traitCollection.layoutDirection == .rightToLeft
        guard anchor.size != .zero else {
            return MenuPlacement(
                anchor: anchor, attachment: anchor.origin, alignment: isMirrored ? 1 : 0, room: room)
        }
        return MenuPlacement(
            anchor: anchor, attachment: CGPoint(x: anchor.midX, y: anchor.maxY), alignment: 0.5, room: room,
            prefersAbove: !isBelow)
    }
}
