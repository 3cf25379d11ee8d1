extension UIKeyCommand {
    /// The key with its modifiers as menus write it, such as `Ctrl+Shift+S`; nil without a key.
    var keyText: String? {
        guard let input, !input.isEmpty else { return nil }
        var words: [String] = []
        // Where the command key is meant, most keyboards here have Control.
        if !modifierFlags.isDisjoint(with: [.command, .control]) { words.append("Ctrl") }
        if modifierFlags.contains(.alternate) { words.append("Alt") }
        if modifierFlags.contains(.shift) { words.append("Shift") }
        words.append(Self.keyNames[input] ?? input.uppercased())
        return words.joined(separator: "+")
    }

    private static let keyNames: [String: String] = [
        inputUpArrow: "↑", inputDownArrow: "↓", inputLeftArrow: "←", inputRightArrow: "→", inputEscape: "Esc",
        inputPageUp: "PgUp", inputPageDown: "PgDn", inputHome: "Home", inputEnd: "End", inputDelete: "Del", f1: "F1",
        f2: "F2", f3: "F3", f4: "F4", f5: "F5", f6: "F6", f7: "F7", f8: "F8", f9: "F9", f10: "F10", f11: "F11",
        f12: "F12", "\r": "↩", "\t": "Tab", " ": "Space",
    ]
}
