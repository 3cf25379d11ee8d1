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
    func action(of command: UIKeyCommand) -> Selector? {
        guard let input = command.input, !input.isEmpty else { return nil }
        let flags = command.modifierFlags.intersection(Self.decisiveFlags)
        if matches(input, flags) { return command.action }
        return command.alternates.first { matches(input, flags.union($0.modifierFlags)) }?.action
    }

    private func matches(_ input: String, _ flags: UIKeyModifierFlags) -> Bool {
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
