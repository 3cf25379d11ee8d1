extension TextTraits {
    /// Reads the settings from the element of a text view, whose child `textInputTraits` has them.
    ///
    /// An archive without a setting for capital letters means none of them.
    ///
    /// - Parameter coder: The coder of the text view.
    /// - Returns: Whether the text is shown as dots; nil where the archive has no such setting.
    package mutating func decode(from coder: InterfaceCoder) -> Bool? {
        guard let element = coder.value("textInputTraits") else { return nil }
        let inner = coder.coder(for: element)
        autocapitalizationType = inner.choice("autocapitalizationType", Self.capitals) ?? .none
        if let type = inner.choice("autocorrectionType", Self.corrections) { autocorrectionType = type }
        if let type = inner.choice("spellCheckingType", Self.checks) { spellCheckingType = type }
        if let type = inner.choice("smartQuotesType", Self.quotes) { smartQuotesType = type }
        if let type = inner.choice("smartDashesType", Self.dashes) { smartDashesType = type }
        if let type = inner.choice("smartInsertDeleteType", Self.spaces) { smartInsertDeleteType = type }
        if let type = inner.choice("keyboardType", Self.keyboards) { keyboardType = type }
        if let look = inner.choice("keyboardAppearance", Self.appearances) { keyboardAppearance = look }
        if let type = inner.choice("returnKeyType", Self.returnKeys) { returnKeyType = type }
        if let enables = inner.flag("enablesReturnKeyAutomatically") { enablesReturnKeyAutomatically = enables }
        if let type = inner.text("textContentType") { textContentType = UITextContentType(rawValue: type) }
        return inner.flag("secureTextEntry")
    }

    private static let capitals: KeyValuePairs<String, UITextAutocapitalizationType> = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]

    private static let corrections: KeyValuePairs<String, UITextAutocorrectionType> = [
        "default": .default, "no": .no, "yes": .yes,
    ]

    private static let checks: KeyValuePairs<String, UITextSpellCheckingType> = [
        "default": .default, "no": .no, "yes": .yes,
    ]

    private static let quotes: KeyValuePairs<String, UITextSmartQuotesType> = [
        "default": .default, "no": .no, "yes": .yes,
    ]

    private static let dashes: KeyValuePairs<String, UITextSmartDashesType> = [
        "default": .default, "no": .no, "yes": .yes,
    ]

    private static let spaces: KeyValuePairs<String, UITextSmartInsertDeleteType> = [
        "default": .default, "no": .no, "yes": .yes,
    ]

    private static let keyboards: KeyValuePairs<String, UIKeyboardType> = [
        "default": .default, "alphabet": .asciiCapable, "asciiCapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
        "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
        "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
        "asciiCapableNumberPad": .asciiCapableNumberPad,
    ]

    private static let appearances: KeyValuePairs<String, UIKeyboardAppearance> = [
        "default": .default, "alert": .alert, "dark": .dark, "light": .light,
    ]

    private static let returnKeys: KeyValuePairs<String, UIReturnKeyType> = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
    ]
}
