/// A text view's settings for the keyboard.
package struct TextTraits {
    package var autocapitalizationType: UITextAutocapitalizationType = .sentences
    package var autocorrectionType: UITextAutocorrectionType = .default
    package var spellCheckingType: UITextSpellCheckingType = .default
    package var smartQuotesType: UITextSmartQuotesType = .default
    package var smartDashesType: UITextSmartDashesType = .default
    package var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    package var keyboardType: UIKeyboardType = .default
    package var keyboardAppearance: UIKeyboardAppearance = .default
    package var returnKeyType: UIReturnKeyType = .default
    package var enablesReturnKeyAutomatically: Bool = false
    package var textContentType: UITextContentType?

    package init() {}
}
