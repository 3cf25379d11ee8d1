/// A key that went down, as commands are compared with it.
struct KeyStroke {
    /// The modifiers that tell one command from another.
    static let decisiveFlags: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

    let key: UIKey
    /// The decisive ones of the modifiers held.
    var modifierFlags: UIKeyModifierFlags

    init(_ key: UIKey) {
        self.key = key
        modifierFlags = key.modifierFlags.intersection(Self.decisiveFlags)
    }

    /// The same with Control taken for the command key; nil without Control.
    var asCommand: KeyStroke? {
        guard modifierFlags.contains(.control), !modifierFlags.contains(.command) else { return nil }
        var stroke = self
        stroke.modifierFlags.remove(.control)
        stroke.modifierFlags.insert(.command)
        return stroke
    }

    /// The action that a command has for this key, its own or an alternate's; nil when it is for another key.
    ///
    /// Where the app lets commands follow the keyboard and the direction of text, and the command does too, a key of another
    /// script stands for its place on a Latin keyboard, and left and right change places where text runs from right to left.
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
        // A sign that takes Shift on this layout is meant as the sign.
        return input == key.characters && input.lowercased() == input.uppercased()
            && flags == modifierFlags.subtracting(.shift)
    }

    /// Whether the system has a use for the key, which commands without priority come after.
    var isSystemKey: Bool {
        switch key.keyCode {
        case .keyboardTab, .keyboardReturnOrEnter, .keypadEnter, .keyboardEscape, .keyboardUpArrow, .keyboardDownArrow,
            .keyboardLeftArrow, .keyboardRightArrow:
            modifierFlags.isSubset(of: .shift)
        default: false
        }
    }
}
