public import Foundation

/// An action of the app in the menus that the `UIMenuController` is for.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    /// The text that the menu shows.
    open var title: String
    /// The method, which the first responder that can perform it is sent.
    open var action: Selector

    /// Makes an item.
    public init(title: String, action: Selector) {
        (self.title, self.action) = (title, action)
        super.init()
    }
}
