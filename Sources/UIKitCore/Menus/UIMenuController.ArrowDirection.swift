public import Foundation

extension UIMenuController {
    /// A side of the menu at which its target is.
    public nonisolated enum ArrowDirection: Int, Sendable {
        /// The lower side where there is room, so that the menu is above.
        case `default` = 0
        /// The upper side: the menu is below.
        case up = 1
        /// The lower side: the menu is above.
        case down = 2
        /// The left side.
        case left = 3
        /// The right side.
        case right = 4
    }

    /// Posted when the menu is about to show; the object is the controller, as of all of these.
    public nonisolated static let willShowMenuNotification = NSNotification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Posted when the menu shows.
    public nonisolated static let didShowMenuNotification = NSNotification.Name(
        "UIMenuControllerDidShowMenuNotification")
    /// Posted when the menu is about to close.
    public nonisolated static let willHideMenuNotification = NSNotification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// Posted when the menu has closed.
    public nonisolated static let didHideMenuNotification = NSNotification.Name(
        "UIMenuControllerDidHideMenuNotification")
    /// Posted when the open menu has got other items, and with them another frame.
    public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
}
