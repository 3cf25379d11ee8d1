public import Foundation

extension UIMenuController {
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
