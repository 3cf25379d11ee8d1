public import Foundation

/// A command that replaces another one while further modifiers are held.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    /// The text that a menu shows meanwhile.
    open private(set) var title: String
    /// The method to call.
    open private(set) var action: Selector
    /// The modifiers to hold on top of the command's own.
    open private(set) var modifierFlags: UIKeyModifierFlags

    /// Makes an alternate.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
        super.init()
    }
}
