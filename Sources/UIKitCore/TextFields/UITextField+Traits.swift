extension UITextField {
    /// Which letters become capitals by themselves; kept for keyboards on the screen.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalizationType }
        set { traits.autocapitalizationType = newValue }
    }

    /// Whether words are put right; kept for keyboards on the screen.
    public var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrectionType }
        set { traits.autocorrectionType = newValue }
    }

    /// Whether misspelt words are marked; kept for keyboards on the screen.
    public var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellCheckingType }
        set { traits.spellCheckingType = newValue }
    }

    /// Whether quotation marks become curly; kept for keyboards on the screen.
    public var smartQuotesType: UITextSmartQuotesType {
        get { traits.smartQuotesType }
        set { traits.smartQuotesType = newValue }
    }

    /// Whether hyphens become dashes; kept for keyboards on the screen.
    public var smartDashesType: UITextSmartDashesType {
        get { traits.smartDashesType }
        set { traits.smartDashesType = newValue }
    }

    /// Whether spaces come and go with words; kept for keyboards on the screen.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits.smartInsertDeleteType }
        set { traits.smartInsertDeleteType = newValue }
    }

    /// The layout of the keyboard; kept for keyboards on the screen.
    public var keyboardType: UIKeyboardType {
        get { traits.keyboardType }
        set { traits.keyboardType = newValue }
    }

    /// How the keyboard looks; kept for keyboards on the screen.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { traits.keyboardAppearance }
        set { traits.keyboardAppearance = newValue }
    }

    /// The label of the return key; kept for keyboards on the screen.
    public var returnKeyType: UIReturnKeyType {
        get { traits.returnKeyType }
        set { traits.returnKeyType = newValue }
    }

    /// Whether Return does nothing while there is no text.
    public var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }

    /// The meaning of the text; kept for keyboards on the screen.
    public var textContentType: UITextContentType? {
        get { traits.textContentType }
        set { traits.textContentType = newValue }
    }
}
