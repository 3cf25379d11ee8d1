public import Foundation

/// A key of the keyboard while it is pressed: its place, what it types, and the modifiers held with it.
@preconcurrency @MainActor open class UIKey: NSObject {
    /// The key's place on the keyboard.
    public let keyCode: UIKeyboardHIDUsage

    /// The text that the key types with the modifiers held; for arrows and the like a constant of `UIKeyCommand`.
    public let characters: String

    /// The text that the key types when it is pressed alone.
    public let charactersIgnoringModifiers: String

    /// The modifiers held when the key went down.
    public let modifierFlags: UIKeyModifierFlags

    init(keyCode: UIKeyboardHIDUsage, characters: String, modifierFlags: UIKeyModifierFlags) {
        self.keyCode = keyCode
        self.modifierFlags = modifierFlags
        let constant = UIKeyCommand.constant(for: keyCode)
        self.characters = constant ?? characters
        charactersIgnoringModifiers = constant ?? characters.lowercased()
    }
}
