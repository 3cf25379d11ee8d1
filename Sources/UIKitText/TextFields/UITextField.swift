public import Foundation
public import UIFoundation
@_spi(Subclassing) public import UIKitCore

/// A line of text that the user edits.
///
/// It takes the keyboard when it is tapped. While it is edited its text scrolls with the caret; at rest a text that is too wide
/// ends with an ellipsis. Text that the app sets sends no events and cannot be undone. The field is its own text input view.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
    static let standardFont = UIFont.systemFont(ofSize: 17)
    static let plainStyle = TextStyle([.font: standardFont, .foregroundColor: UIColor.label])

    let editing = TextEditing(style: plainStyle)
    var traits = TextTraits()
    lazy var textView = FieldTextView(in: self) { $0.drawContent(in: $1) }
    lazy var interaction = TextInteraction(of: self, drawingIn: textView)
    lazy var border = FieldBorder()
    var backgroundView: UIImageView?
    var placeholderView: FieldTextView?
    var clearButton: FieldClearButton?
    var placeholderText: AttributedText? { didSet { placeholderDidChange() } }
    var (typesetting, placeholderTypesetting): (FieldTypesetting?, FieldTypesetting?)
    /// Where the text stood when it was laid out last.
    var typesetAlignment = NSTextAlignment.natural
    /// The traits whose colours the typeset text has.
    var typesetTraits: UITraitCollection?
    /// Where the edited line began last; nil for one that begins where it does by itself.
    var scrolledLeft: CGFloat?
    var answers = FieldAnswers()
    /// Whether `clearsOnInsertion` is the field's own, because what stands in it cannot be read.
    var clearsSecret = false
    /// Whether what is drawn looks enabled, and where it stands.
    var drawnLook: (isEnabled: Bool, alignment: ContentVerticalAlignment) = (true, .center)

    /// Makes an empty field without a border.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a field from an archive: an interface file gives it its text, its looks and what the keyboard is to know.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        if let coder = coder.interface { decodeField(from: coder) }
    }

    @_spi(Subclassing) open override var hasPlainHitTesting: Bool { type(of: self) == UITextField.self }
    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UITextField.self }

    /// Decides about editing and is told of it; not retained.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

    /// The text; never nil when it is read. Setting it drops attributes of parts.
    open var text: String? {
        get { editing.string }
        set { applyText(AttributedText(newValue ?? "", style: editing.standardStyle)) }
    }

    /// The text with its attributes. Where one that is set says nothing, `defaultTextAttributes` count.
    open var attributedText: NSAttributedString? {
        get { editing.text.attributed }
        set { applyAttributedText(newValue) }
    }

    /// The colour of all of the text; nil stands for the standard one.
    open var textColor: UIColor? {
        get { editing.standardStyle.attributes[.foregroundColor] as? UIColor }
        set { giveTextColor(newValue ?? .label) }
    }

    /// The font of all of the text; nil stands for the system font at 17 points.
    open var font: UIFont? {
        get { editing.standardStyle.attributes[.font] as? UIFont }
        set { giveFont(newValue ?? Self.standardFont) }
    }

    /// Where the text and the placeholder stand.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { lookDidChange() } }
    }

    /// The attributes of text that has no others; setting them gives them to all of the text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { editing.standardStyle.attributes }
        set { giveDefaultAttributes(newValue) }
    }

    /// The attributes of what is typed next, until the caret moves; nil while nothing is edited.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? editing.currentStyle.attributes : nil }
        set { editing.typingStyle = newValue.map { editing.standardStyle.adding($0) } }
    }

    /// The pale text that is shown while there is no text.
    open var placeholder: String? {
        get { placeholderText?.string }
        set { placeholderText = newValue.map { AttributedText($0) } }
    }

    /// The text that is shown while there is none; without a font or a colour the field's font and a pale colour.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderText?.attributed }
        set { placeholderText = newValue.map { AttributedText($0) } }
    }

    /// Whether a text that is too wide is made smaller, down to `minimumFontSize`.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { lookDidChange() } }
    }

    /// The least font size in points; 0 makes nothing smaller.
    open var minimumFontSize: CGFloat = 0 {
        didSet { if minimumFontSize != oldValue { lookDidChange() } }
    }

    /// Whether a font made for a text style follows the preferred text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adaptFont() } }
    }

    /// Whether the user may make parts of the text bold, italic or underlined, by keys or from the menu; false at first.
    open var allowsEditingTextAttributes = false

    /// Whether the text is emptied when editing begins.
    open var clearsOnBeginEditing = false

    /// Whether what is inserted next takes the place of everything; a new selection takes that back.
    open var clearsOnInsertion = false {
        didSet { clearsSecret = false }
    }

    /// Whether dots stand for the text, which can be neither cut nor copied.
    ///
    /// The first insertion or deletion replaces all that the field held when its editing began, or when it became secure.
    open var isSecureTextEntry = false {
        didSet { securityDidChange(from: oldValue) }
    }

    /// True while the field has the keyboard.
    open internal(set) var isEditing = false

    // MARK: Look

    /// The border of the field.
    open var borderStyle = BorderStyle.none {
        didSet { borderStyleDidChange(from: oldValue) }
    }

    /// The picture behind the text, stretched; none shows in a rounded rectangle.
    open var background: UIImage? { didSet { setNeedsLayout() } }

    /// The picture behind the text of a disabled field that has one while it is enabled.
    open var disabledBackground: UIImage? { didSet { setNeedsLayout() } }

    /// When the button shows that empties a field with text; beside a right view it does not.
    open var clearButtonMode = ViewMode.never {
        didSet { if clearButtonMode != oldValue { lookDidChange() } }
    }

    /// The view before the text: at the left, or at the right where one reads from there.
    open var leftView: UIView? {
        didSet { sideViewDidChange(from: oldValue, to: leftView) }
    }

    /// When the left view shows.
    open var leftViewMode = ViewMode.never {
        didSet { if leftViewMode != oldValue { lookDidChange() } }
    }

    /// The view behind the text.
    open var rightView: UIView? {
        didSet { sideViewDidChange(from: oldValue, to: rightView) }
    }

    /// When the right view shows.
    open var rightViewMode = ViewMode.never {
        didSet { if rightViewMode != oldValue { lookDidChange() } }
    }

    open override var backgroundColor: UIColor? {
        didSet { showBorder() }
    }

    // MARK: Placing

    /// Where the border goes: everywhere, unless overridden.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the text goes at rest.
    open func textRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(in: bounds, isEditing: false) }

    /// Where the placeholder goes.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Where the text goes while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(in: bounds, isEditing: true) }

    /// Where the clear button goes.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { ownClearButtonRect(in: bounds) }

    /// Where the left view goes, in its own size.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(leftView, isAtLeft: !runsRightToLeft, bounds)
    }

    /// Where the right view goes, in its own size.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(rightView, isAtLeft: runsRightToLeft, bounds)
    }

    open override var intrinsicContentSize: CGSize { contentSize }
    @_spi(Subclassing) open override func contentBaselines(inWidth width: CGFloat?) -> TextBaselines? { lineBaselines }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    // MARK: Drawing

    /// Draws the text at rest into a rectangle of the current context.
    open func drawText(in rect: CGRect) { drawRestingText(in: rect) }

    /// Draws the placeholder into a rectangle of the current context.
    open func drawPlaceholder(in rect: CGRect) { drawOwnPlaceholder(in: rect) }

    @_spi(Subclassing) open override func stateDidChange() {
        super.stateDidChange()
        stateShallShow()
    }

    @_spi(Subclassing) open override func resolveTraitColors() {
        if traitCollection != typesetTraits { colorsDidChange() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = previousTraitCollection?.preferredContentSizeCategory
        if adjustsFontForContentSizeCategory, category != traitCollection.preferredContentSizeCategory { adaptFont() }
    }

    // MARK: Restoration

    /// Encodes what is selected while the field is edited; its text is the app's to keep.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(with: coder)
    }

    /// Has the next editing begin with what was selected, if the text is long enough now.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeSelection(with: coder)
    }

    /// The user's work in the field: whether it is edited, and what is selected. Its type is the framework's own.
    ///
    /// What one field gave can be set on it later, or on another one with the same text; other values change nothing.
    open var interactionState: Any {
        get { FieldInteractionState(of: self) }
        set { (newValue as? FieldInteractionState)?.restore(in: self) }
    }

    // MARK: First responder

    /// The view that is shown in the place of a keyboard while the field is edited; when it is set then, after
    /// `reloadInputViews()`.
    open override var inputView: UIView? {
        get { inputViews.input }
        set { inputViews.input = newValue }
    }

    /// The view that is shown above the input view, on the same conditions.
    open override var inputAccessoryView: UIView? {
        get { inputViews.accessory }
        set { inputViews.accessory = newValue }
    }
    private var inputViews: (input: UIView?, accessory: UIView?)

    /// True while the field is edited, else the delegate's answer; false while it is disabled.
    open override var canBecomeFirstResponder: Bool { mayBeginEditing }

    /// The delegate's answer while the field is edited, else true.
    open override var canResignFirstResponder: Bool { mayEndEditing }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        beginEditing { super.becomeFirstResponder() }
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        !isFirstResponder || askingOnce { mayEndEditing && super.resignFirstResponder() }
    }

    @_spi(Subclassing) open override func askingOnce(_ deed: () -> Bool) -> Bool { keepingAnswers(deed) }

    @_spi(Subclassing) open override func firstResponderDidEnd() { endEditing() }

    /// The field's own: text that is edited here is taken back here.
    open override var undoManager: UndoManager? { editing.undoManager }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        interaction.canEdit(by: action) ?? super.canPerformAction(action, withSender: sender)
    }

    open override func cut(_ sender: Any?) { interaction.cutSelection() }
    open override func copy(_ sender: Any?) { interaction.copySelection() }
    open override func paste(_ sender: Any?) { interaction.paste() }
    open override func pasteAndMatchStyle(_ sender: Any?) { interaction.paste(matchingStyle: true) }
    open override func select(_ sender: Any?) { interaction.selectWord(by: sender) }
    open override func selectAll(_ sender: Any?) { interaction.selectAll(by: sender) }
    open override func delete(_ sender: Any?) { interaction.deleteSelection() }
    open override func toggleBoldface(_ sender: Any?) { interaction.toggle(.traitBold) }
    open override func toggleItalics(_ sender: Any?) { interaction.toggle(.traitItalic) }
    open override func toggleUnderline(_ sender: Any?) { interaction.toggleUnderlines() }
    open override func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) { interaction.convertAttributes(conversionHandler) }

    // MARK: Touches

    @_spi(Subclassing) open override func describe(_ it: inout AccessibilityDescription) { describeField(&it) }
    @_spi(Subclassing) open override var isPressedByKeyboard: Bool { false }
    @_spi(Subclassing) open override var keepsTapsFromSuperviews: Bool { true }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !interaction.keepsDrag(from: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        interaction.beginDrag(touch, with: event)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        interaction.continueDrag(touch)
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        interaction.endDrag(touch)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        interaction.setDrag(nil)
    }

    // MARK: UITextInput

    /// Whether the text is not empty.
    open var hasText: Bool { editing.length > 0 }
    /// Puts text in the selection's place, if the delegate agrees; a line feed is Return.
    open func insertText(_ text: String) { insertByUser(text) }
    /// Deletes the selection, else a composed character before the caret, if the delegate agrees.
    open func deleteBackward() { interaction.delete(.backward) }
    open func text(in range: UITextRange) -> String? { editing.text.string(in: interaction.indices(range)) }
    open func replace(_ range: UITextRange, withText text: String) {
        editing.replace(interaction.indices(range), with: text, .other, named: .replace)
    }

    /// The selection; nil while nothing is edited.
    open var selectedTextRange: UITextRange? {
        get { interaction.selectedRange }
        set { interaction.selectByApp(newValue) }
    }
    /// Backward where the caret stands at the end of what is before a change of direction, instead of the beginning behind it.
    open var selectionAffinity: UITextStorageDirection {
        get { editing.selection.isUpstream ? .backward : .forward }
        set {
            var selection = editing.selection
            selection.isUpstream = newValue == .backward
            editing.select(selection)
        }
    }
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        interaction.mayChange(interaction.indices(range), to: text) != nil
    }
    open var markedTextRange: UITextRange? { editing.marked.map { IndexedTextRange($0) } }
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        didSet { if editing.marked != nil { contentDidChange() } }
    }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        interaction.compose(markedText ?? "", selectedRange)
    }
    open func unmarkText() { editing.unmark() }

    open var beginningOfDocument: UITextPosition { IndexedTextPosition(0) }
    open var endOfDocument: UITextPosition { IndexedTextPosition(editing.length) }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        IndexedTextRange(between: fromPosition, and: toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        interaction.position(position, offset: offset)
    }
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { interaction.position(position, direction, offset: offset) }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        IndexedTextPosition.compare(position, other)
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        IndexedTextPosition.index(of: toPosition) - IndexedTextPosition.index(of: from)
    }

    open weak var inputDelegate: (any UITextInputDelegate)?
    open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        interaction.isForward(direction, at: range.start) ? range.end : range.start
    }
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        let isForward = interaction.isForward(direction, at: position)
        return IndexedTextRange(between: position, and: isForward ? endOfDocument : beginningOfDocument)
    }
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { interaction.isRightToLeft(at: position) ? .rightToLeft : .leftToRight }
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        applyWritingDirection(writingDirection)
    }
    open func firstRect(for range: UITextRange) -> CGRect { interaction.firstRect(of: interaction.indices(range)) }
    open func caretRect(for position: UITextPosition) -> CGRect {
        line.caretRect(at: IndexedTextPosition.position(of: position, in: editing))
    }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        interaction.selectionBoxes(of: interaction.indices(range))
    }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { IndexedTextPosition(line.position(at: point)) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        interaction.position(at: point, in: interaction.indices(range))
    }
    open func characterRange(at point: CGPoint) -> UITextRange? {
        line.characterIndex(at: point).map { IndexedTextRange($0..<editing.string.boundary(after: $0)) }
    }
    open var textInputView: UIView { self }

    // MARK: Keyboard

    /// Which letters become capitals by themselves; kept for keyboards on the screen.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalizationType }
        set { traits.autocapitalizationType = newValue }
    }

    /// Whether words are put right; kept for keyboards on the screen.
    open var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrectionType }
        set { traits.autocorrectionType = newValue }
    }

    /// Whether misspelt words are marked; kept for keyboards on the screen.
    open var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellCheckingType }
        set { traits.spellCheckingType = newValue }
    }

    /// Whether quotation marks become curly; kept for keyboards on the screen.
    open var smartQuotesType: UITextSmartQuotesType {
        get { traits.smartQuotesType }
        set { traits.smartQuotesType = newValue }
    }

    /// Whether hyphens become dashes; kept for keyboards on the screen.
    open var smartDashesType: UITextSmartDashesType {
        get { traits.smartDashesType }
        set { traits.smartDashesType = newValue }
    }

    /// Whether spaces come and go with words; kept for keyboards on the screen.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits.smartInsertDeleteType }
        set { traits.smartInsertDeleteType = newValue }
    }

    /// The layout of the keyboard; kept for keyboards on the screen.
    open var keyboardType: UIKeyboardType {
        get { traits.keyboardType }
        set { traits.keyboardType = newValue }
    }

    /// How the keyboard looks; kept for keyboards on the screen.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { traits.keyboardAppearance }
        set {
            traits.keyboardAppearance = newValue
            note(.keyboardAppearance, \UITextField.keyboardAppearance)
        }
    }

    /// The label of the return key; kept for keyboards on the screen.
    open var returnKeyType: UIReturnKeyType {
        get { traits.returnKeyType }
        set { traits.returnKeyType = newValue }
    }

    /// Whether Return does nothing while there is no text.
    open var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }

    /// The meaning of the text; kept for keyboards on the screen.
    open var textContentType: UITextContentType? {
        get { traits.textContentType }
        set { traits.textContentType = newValue }
    }
}
