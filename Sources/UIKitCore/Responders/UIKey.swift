public import Foundation

/// A key of the keyboard while it is pressed: its position, its characters, and the modifiers held with it.
@preconcurrency @MainActor open class UIKey: NSObject {
    /// The key's position on the keyboard.
    open var keyCode: UIKeyboardHIDUsage { stroke.keyCode }

    /// The text that the key types with the modifiers held; for keys such as arrows a constant of `UIKeyCommand`.
    open var characters: String { stroke.characters }

    /// The text that the key types when it is pressed alone.
    open var charactersIgnoringModifiers: String { stroke.charactersIgnoringModifiers }

    /// The modifiers held when the key was pressed.
    open var modifierFlags: UIKeyModifierFlags { stroke.modifierFlags }

    private let stroke: Stroke

    private struct Stroke {
        var keyCode = UIKeyboardHIDUsage.keyboardErrorUndefined
        var characters = ""
        var charactersIgnoringModifiers = ""
        var modifierFlags: UIKeyModifierFlags = []
    }

    /// Makes an undefined key without characters, for subclasses in tests of apps.
    public override init() {
        stroke = Stroke()
        super.init()
    }

    init(keyCode: UIKeyboardHIDUsage, characters: String, modifierFlags: UIKeyModifierFlags) {
        let constant = UIKeyCommand.constant(for: keyCode)
        stroke = Stroke(
            keyCode: keyCode, characters: constant ?? characters,
            charactersIgnoringModifiers: constant ?? characters.lowercased(), modifierFlags: modifierFlags)
        super.init()
    }
}
