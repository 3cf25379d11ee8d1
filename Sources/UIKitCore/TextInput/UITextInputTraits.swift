/// The settings of a text input for the keyboard.
///
/// Every property is optional: one that a class does not declare has its default value, and setting it has no effect.
///
/// Unlike iOS: keyboards are not on the screen, so only `isSecureTextEntry` and `enablesReturnKeyAutomatically` have an effect.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
    /// The letters that are capitalized automatically.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether misspelt words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether misspelt words are marked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether quotation marks become curly.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether hyphens become dashes.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces around words are added and removed when words are pasted and cut.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The type of the keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// The appearance of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The label of the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the Return key has no effect while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is hidden, as in a password field.
    var isSecureTextEntry: Bool { get set }
    /// The meaning of the text.
    var textContentType: UITextContentType? { get set }
}

extension UITextInputTraits {
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    public var textContentType: UITextContentType? {
        get { nil }
        set {}
    }
}
