/// A key that was pressed, in the form in which key commands are compared with it.
struct KeyStroke {
    /// The modifiers by which key commands are distinguished.
    static let decisiveFlags: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

    let key: UIKey
    /// Those modifiers that are held.
    var modifierFlags: UIKeyModifierFlags

    init(_ key: UIKey) {
        self.key = key
        modifierFlags = key.modifierFlags.intersection(Self.decisiveFlags)
    }

    /// The same with Control replaced by the command key; nil without Control.
    var asCommand: KeyStroke? {
        guard modifierFlags.contains(.control), !modifierFlags.contains(.command) else { return nil }
        var stroke = self
        stroke.modifierFlags.remove(.control)
        stroke.modifierFlags.insert(.command)
        return stroke
    }

    /// The action of a command for this key, its own or an alternate's; nil when the command has another key.
    ///
    /// If the app and the command allow localization, a key of another script matches the input of its position on a Latin
    /// keyboard, and in right-to-left layouts left and right are exchanged.
    func action(of command: UIKeyCommand, isLocalized: Bool, isRightToLeft: Bool) -> Selector? {
        guard var input = command.input, !input.isEmpty else { return nil }
        if isLocalized, isRightToLeft, command.allowsAutomaticMirroring { input = Self.mirrored(input) }
        let latin = isLocalized && command.allowsAutomaticLocalization ? latinCharacter : nil
        let flags = command.modifierFlags.intersection(Self.decisiveFlags)
        if matches(input, flags, latin) { return command.action }
        return command.alternates.first { matches(input, flags.union($0.modifierFlags), latin) }?.action
    }

    private func matches(_ input: String, _ flags: UIKeyModifierFlags, _ latin: String?) -> Bool {
        if let latin, flags == modifierFlags, input.lowercased() == latin { return true }
        if input == UIKeyCommand.inputDelete {
            return flags == modifierFlags
                && [.keyboardDeleteOrBackspace, .keyboardDeleteForward].contains(key.keyCode)
        }
        if flags == modifierFlags, input.lowercased() == key.charactersIgnoringModifiers.lowercased() { return true }
        // A punctuation character that needs Shift on this layout matches without the Shift modifier.
        return input == key.characters && input.lowercased() == input.uppercased()
            && flags == modifierFlags.subtracting(.shift)
    }

    /// Whether the system handles the key before commands without priority.
    var isSystemKey: Bool {
        switch key.keyCode {
        case .keyboardTab, .keyboardReturnOrEnter, .keypadEnter, .keyboardEscape, .keyboardUpArrow, .keyboardDownArrow,
            .keyboardLeftArrow, .keyboardRightArrow:
            modifierFlags.isSubset(of: .shift)
        default: false
        }
    }
}
