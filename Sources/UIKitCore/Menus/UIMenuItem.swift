public import Foundation

/// An action of the app in the edit menus, set by `UIMenuController`.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    /// The text that the menu shows.
    open var title: String
    /// The action, sent to the first responder in the chain that can perform it.
    open var action: Selector

    /// Makes an item.
    public init(title: String, action: Selector) {
        (self.title, self.action) = (title, action)
        super.init()
    }
}
