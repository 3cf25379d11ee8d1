/// Wishes of a text input for the keyboard.
///
/// Every property is optional: one that a class does not declare has its default, and setting it does nothing.
///
/// Unlike iOS: keyboards are not on the screen, so only `isSecureTextEntry` and `enablesReturnKeyAutomatically` do something.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
    /// Which letters become capitals by themselves.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are put right.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether misspelt words are marked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether quotation marks become curly.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether hyphens become dashes.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces come and go with words.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The purpose of the keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// How the keyboard looks.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The label of the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether Return does nothing while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is kept from view.
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
