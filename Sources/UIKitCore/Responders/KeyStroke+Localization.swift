extension KeyStroke {
    /// The letter or digit of the key on a Latin keyboard, if the user's layout has a character of another script there.
    var latinCharacter: String? {
        guard let own = key.charactersIgnoringModifiers.unicodeScalars.first, !own.isASCII else { return nil }
        let code = key.keyCode.rawValue
        let letters = UIKeyboardHIDUsage.keyboardA.rawValue...UIKeyboardHIDUsage.keyboardZ.rawValue
        let digits = UIKeyboardHIDUsage.keyboard1.rawValue...UIKeyboardHIDUsage.keyboard0.rawValue
        if letters.contains(code) {
            return String(UnicodeScalar(UInt8(ascii: "a") + UInt8(code - letters.lowerBound)))
        }
        // The key of the zero follows that of the nine.
        return digits.contains(code) ? String((code - digits.lowerBound + 1) % 10) : nil
    }

    /// The mirrored input: left and right arrows and brackets are exchanged, others stay.
    static func mirrored(_ input: String) -> String {
        let pairs = [
            (UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow), ("[", "]"), ("{", "}"), ("(", ")"),
        ]
        for (left, right) in pairs {
            if input == left { return right }
            if input == right { return left }
        }
        return input
    }
}
