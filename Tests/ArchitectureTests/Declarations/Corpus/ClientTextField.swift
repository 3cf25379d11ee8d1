import UIKit

/// A text field with margins.
class ClientTextField: UITextField {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }

    override var pasteDelegate: (any UITextPasteDelegate)? {
        get { super.pasteDelegate }
        set { super.pasteDelegate = newValue }
    }
    override var pasteConfiguration: UIPasteConfiguration? {
        get { super.pasteConfiguration }
        set { super.pasteConfiguration = newValue }
    }
    override func paste(itemProviders: [NSItemProvider]) { super.paste(itemProviders: itemProviders) }
    override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { super.canPaste(itemProviders) }
    override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
    override var canResignFirstResponder: Bool { super.canResignFirstResponder }
    override var adjustsFontForContentSizeCategory: Bool {
        get { super.adjustsFontForContentSizeCategory }
        set { super.adjustsFontForContentSizeCategory = newValue }
    }
    override var adjustsFontSizeToFitWidth: Bool {
        get { super.adjustsFontSizeToFitWidth }
        set { super.adjustsFontSizeToFitWidth = newValue }
    }
    override var allowsEditingTextAttributes: Bool {
        get { super.allowsEditingTextAttributes }
        set { super.allowsEditingTextAttributes = newValue }
    }
    override var attributedPlaceholder: NSAttributedString? {
        get { super.attributedPlaceholder }
        set { super.attributedPlaceholder = newValue }
    }
    override var attributedText: NSAttributedString? {
        get { super.attributedText }
        set { super.attributedText = newValue }
    }
    override var autocapitalizationType: UITextAutocapitalizationType {
        get { super.autocapitalizationType }
        set { super.autocapitalizationType = newValue }
    }
    override var autocorrectionType: UITextAutocorrectionType {
        get { super.autocorrectionType }
        set { super.autocorrectionType = newValue }
    }
    override var background: UIImage? {
        get { super.background }
        set { super.background = newValue }
    }
    override var beginningOfDocument: UITextPosition { super.beginningOfDocument }
    override var borderStyle: UITextField.BorderStyle {
        get { super.borderStyle }
        set { super.borderStyle = newValue }
    }
    override var clearButtonMode: UITextField.ViewMode {
        get { super.clearButtonMode }
        set { super.clearButtonMode = newValue }
    }
    override var clearsOnBeginEditing: Bool {
        get { super.clearsOnBeginEditing }
        set { super.clearsOnBeginEditing = newValue }
    }
    override var clearsOnInsertion: Bool {
        get { super.clearsOnInsertion }
        set { super.clearsOnInsertion = newValue }
    }
    override var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { super.defaultTextAttributes }
        set { super.defaultTextAttributes = newValue }
    }
    override var delegate: (any UITextFieldDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var disabledBackground: UIImage? {
        get { super.disabledBackground }
        set { super.disabledBackground = newValue }
    }
    override var enablesReturnKeyAutomatically: Bool {
        get { super.enablesReturnKeyAutomatically }
        set { super.enablesReturnKeyAutomatically = newValue }
    }
    override var endOfDocument: UITextPosition { super.endOfDocument }
    override var font: UIFont? {
        get { super.font }
        set { super.font = newValue }
    }
    override var hasText: Bool { super.hasText }
    override var inputDelegate: (any UITextInputDelegate)? {
        get { super.inputDelegate }
        set { super.inputDelegate = newValue }
    }
    override var interactionState: Any {
        get { super.interactionState }
        set { super.interactionState = newValue }
    }
    override var isEditing: Bool { super.isEditing }
    override var isSecureTextEntry: Bool {
        get { super.isSecureTextEntry }
        set { super.isSecureTextEntry = newValue }
    }
    override var keyboardAppearance: UIKeyboardAppearance {
        get { super.keyboardAppearance }
        set { super.keyboardAppearance = newValue }
    }
    override var keyboardType: UIKeyboardType {
        get { super.keyboardType }
        set { super.keyboardType = newValue }
    }
    override var leftView: UIView? {
        get { super.leftView }
        set { super.leftView = newValue }
    }
    override var leftViewMode: UITextField.ViewMode {
        get { super.leftViewMode }
        set { super.leftViewMode = newValue }
    }
    override var markedTextRange: UITextRange? { super.markedTextRange }
    override var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { super.markedTextStyle }
        set { super.markedTextStyle = newValue }
    }
    override var minimumFontSize: CGFloat {
        get { super.minimumFontSize }
        set { super.minimumFontSize = newValue }
    }
    override var placeholder: String? {
        get { super.placeholder }
        set { super.placeholder = newValue }
    }
    override var returnKeyType: UIReturnKeyType {
        get { super.returnKeyType }
        set { super.returnKeyType = newValue }
    }
    override var rightView: UIView? {
        get { super.rightView }
        set { super.rightView = newValue }
    }
    override var rightViewMode: UITextField.ViewMode {
        get { super.rightViewMode }
        set { super.rightViewMode = newValue }
    }
    override var selectedTextRange: UITextRange? {
        get { super.selectedTextRange }
        set { super.selectedTextRange = newValue }
    }
    override var selectionAffinity: UITextStorageDirection {
        get { super.selectionAffinity }
        set { super.selectionAffinity = newValue }
    }
    override var smartDashesType: UITextSmartDashesType {
        get { super.smartDashesType }
        set { super.smartDashesType = newValue }
    }
    override var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { super.smartInsertDeleteType }
        set { super.smartInsertDeleteType = newValue }
    }
    override var smartQuotesType: UITextSmartQuotesType {
        get { super.smartQuotesType }
        set { super.smartQuotesType = newValue }
    }
    override var spellCheckingType: UITextSpellCheckingType {
        get { super.spellCheckingType }
        set { super.spellCheckingType = newValue }
    }
    override var text: String? {
        get { super.text }
        set { super.text = newValue }
    }
    override var textAlignment: NSTextAlignment {
        get { super.textAlignment }
        set { super.textAlignment = newValue }
    }
    override var textColor: UIColor? {
        get { super.textColor }
        set { super.textColor = newValue }
    }
    override var textContentType: UITextContentType? {
        get { super.textContentType }
        set { super.textContentType = newValue }
    }
    override var textInputView: UIView { super.textInputView }
    override var tokenizer: any UITextInputTokenizer { super.tokenizer }
    override var typingAttributes: [NSAttributedString.Key: Any]? {
        get { super.typingAttributes }
        set { super.typingAttributes = newValue }
    }

    override func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
        -> NSWritingDirection
    { super.baseWritingDirection(for: position, in: direction) }
    override func borderRect(forBounds bounds: CGRect) -> CGRect { super.borderRect(forBounds: bounds) }
    override func caretRect(for position: UITextPosition) -> CGRect { super.caretRect(for: position) }
    override func characterRange(at point: CGPoint) -> UITextRange? { super.characterRange(at: point) }
    override func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?
    { super.characterRange(byExtending: position, in: direction) }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { super.clearButtonRect(forBounds: bounds) }
    override func closestPosition(to point: CGPoint) -> UITextPosition? { super.closestPosition(to: point) }
    override func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        super.closestPosition(to: point, within: range)
    }
    override func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        super.compare(position, to: other)
    }
    override func deleteBackward() { super.deleteBackward() }
    override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect) }
    override func drawText(in rect: CGRect) { super.drawText(in: rect) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { super.editingRect(forBounds: bounds) }
    override func firstRect(for range: UITextRange) -> CGRect { super.firstRect(for: range) }
    override func insertText(_ text: String) { super.insertText(text) }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds) }
    override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        super.offset(from: from, to: toPosition)
    }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { super.placeholderRect(forBounds: bounds) }
    override func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    { super.position(from: position, in: direction, offset: offset) }
    override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        super.position(from: position, offset: offset)
    }
    override func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        super.position(within: range, farthestIn: direction)
    }
    override func replace(_ range: UITextRange, withText text: String) { super.replace(range, withText: text) }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds) }
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { super.selectionRects(for: range) }
    override func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        super.setBaseWritingDirection(writingDirection, for: range)
    }
    override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        super.setMarkedText(markedText, selectedRange: selectedRange)
    }
    override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        super.shouldChangeText(in: range, replacementText: text)
    }
    override func text(in range: UITextRange) -> String? { super.text(in: range) }
    override func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        super.textRange(from: fromPosition, to: toPosition)
    }
    override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds) }
    override func unmarkText() { super.unmarkText() }
}

extension ClientTextField {
    static func read(_ field: UITextField) {
        let text: String? = field.text
        let font: UIFont? = field.font
        let color: UIColor? = field.textColor
        let range: UITextRange? = field.selectedTextRange
        let typing: [NSAttributedString.Key: Any]? = field.typingAttributes
        _ = (text, font, color, range, typing, UITextField(), UITextField(frame: .zero))
        field.keyboardType = .emailAddress
        field.returnKeyType = .done
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.spellCheckingType = .no
        field.textContentType = .password
        field.isSecureTextEntry = true
        field.enablesReturnKeyAutomatically = true
        field.addTarget(nil, action: .tap, for: .editingDidEndOnExit)
    }

    nonisolated static let names = [
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification,
    ]
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allTextFieldBorderStyle: [UITextField.BorderStyle] {
        [
            .bezel, .line, .none, .roundedRect,
        ]
    }
    static var allTextFieldDidEndEditingReason: [UITextField.DidEndEditingReason] {
        [
            .cancelled, .committed,
        ]
    }
    static var allTextFieldViewMode: [UITextField.ViewMode] {
        [
            .always, .never, .unlessEditing, .whileEditing,
        ]
    }
    static var allKeyboardAppearance: [UIKeyboardAppearance] {
        [
            .alert, .dark, .default, .light,
        ]
    }
    static var allKeyboardType: [UIKeyboardType] {
        [
            .URL, .alphabet, .asciiCapable, .asciiCapableNumberPad, .decimalPad, .default, .emailAddress,
            .namePhonePad, .numberPad, .numbersAndPunctuation, .phonePad, .twitter, .webSearch,
        ]
    }
    static var allReturnKeyType: [UIReturnKeyType] {
        [
            .continue, .default, .done, .emergencyCall, .go, .google, .join, .next, .route, .search, .send, .yahoo,
        ]
    }
    static var allTextAutocapitalizationType: [UITextAutocapitalizationType] {
        [
            .allCharacters, .none, .sentences, .words,
        ]
    }
    static var allTextAutocorrectionType: [UITextAutocorrectionType] {
        [
            .default, .no, .yes,
        ]
    }
    static var allTextContentType: [UITextContentType] {
        [
            .URL, .addressCity, .addressCityAndState, .addressState, .countryName, .creditCardNumber, .dateTime,
            .emailAddress, .familyName, .flightNumber, .fullStreetAddress, .givenName, .jobTitle, .location,
            .middleName, .name, .namePrefix, .nameSuffix, .newPassword, .nickname, .oneTimeCode, .organizationName,
            .password, .postalCode, .shipmentTrackingNumber, .streetAddressLine1, .streetAddressLine2, .sublocality,
            .telephoneNumber, .username,
        ]
    }
    static var allTextSmartDashesType: [UITextSmartDashesType] {
        [
            .default, .no, .yes,
        ]
    }
    static var allTextSmartInsertDeleteType: [UITextSmartInsertDeleteType] {
        [
            .default, .no, .yes,
        ]
    }
    static var allTextSmartQuotesType: [UITextSmartQuotesType] {
        [
            .default, .no, .yes,
        ]
    }
    static var allTextSpellCheckingType: [UITextSpellCheckingType] {
        [
            .default, .no, .yes,
        ]
    }
}
