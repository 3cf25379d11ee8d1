public import Foundation
public import UIFoundation
@_spi(Subclassing) public import UIKitCore

/// A control for a single line of text that the user edits.
///
/// A tap begins editing. While the field is edited, the text scrolls with the caret. At rest, text that is too wide is truncated
/// with an ellipsis. Changes of the text by the app send no control events and cannot be undone. `textInputView` is the field
/// itself.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput, UITextPasteConfigurationSupporting {
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
    /// The horizontal alignment of the last layout.
    var typesetAlignment = NSTextAlignment.natural
    /// The traits with which the colours of the laid out text were resolved.
    var typesetTraits: UITraitCollection?
    /// The x coordinate of the edited line in the last layout; nil if the line is not scrolled.
    var scrolledLeft: CGFloat?
    var answers = FieldAnswers()
    /// Whether the field itself set `clearsOnInsertion`, because its text is secure.
    var clearsSecret = false
    /// The enabled state and the vertical alignment with which the text was last drawn.
    var drawnLook: (isEnabled: Bool, alignment: ContentVerticalAlignment) = (true, .center)

    /// Makes an empty field without a border.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a field from an archive. Interface files set the text, the appearance and the keyboard settings.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        if let coder = coder.interface { decodeField(from: coder) }
    }

    @_spi(Subclassing) open override var hasPlainHitTesting: Bool { type(of: self) == UITextField.self }
    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UITextField.self }

    /// Controls editing and is notified of it; not retained.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

    /// The text; never nil when read. Setting it applies `defaultTextAttributes` to all of it.
    open var text: String? {
        get { editing.string }
        set { applyText(AttributedText(newValue ?? "", style: editing.standardStyle)) }
    }

    /// The text with its attributes. When set, missing attributes are those of `defaultTextAttributes`.
    open var attributedText: NSAttributedString? {
        get { editing.text.attributed }
        set { applyAttributedText(newValue) }
    }

    /// The colour of all text; nil sets the label colour.
    open var textColor: UIColor? {
        get { editing.standardStyle.attributes[.foregroundColor] as? UIColor }
        set { giveTextColor(newValue ?? .label) }
    }

    /// The font of all text; nil sets the system font of 17 points.
    open var font: UIFont? {
        get { editing.standardStyle.attributes[.font] as? UIFont }
        set { giveFont(newValue ?? Self.standardFont) }
    }

    /// The horizontal alignment of the text and the placeholder.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { lookDidChange() } }
    }

    /// The default attributes of the text; setting them applies them to all text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { editing.standardStyle.attributes }
        set { giveDefaultAttributes(newValue) }
    }

    /// The attributes of the text that is typed next, until the selection changes; nil while the field is not edited.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? editing.currentStyle.attributes : nil }
        set { editing.typingStyle = newValue.map { editing.standardStyle.adding($0) } }
    }

    /// The text that is displayed in the placeholder colour while the field is empty.
    open var placeholder: String? {
        get { placeholderText?.string }
        set { placeholderText = newValue.map { AttributedText($0) } }
    }

    /// The text that is displayed while the field is empty. Missing attributes are the field's font and the placeholder colour.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderText?.attributed }
        set { placeholderText = newValue.map { AttributedText($0) } }
    }

    /// Whether text that is too wide is shrunk, down to `minimumFontSize`.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { lookDidChange() } }
    }

    /// The minimum font size of shrunk text, in points; 0 disables shrinking.
    open var minimumFontSize: CGFloat = 0 {
        didSet { if minimumFontSize != oldValue { lookDidChange() } }
    }

    /// Whether a font made for a text style follows the preferred content size category.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adaptFont() } }
    }

    /// Whether the user may make selected text bold, italic or underlined, by keys or from the menu; false by default.
    open var allowsEditingTextAttributes = false

    /// Whether the text is deleted when editing begins.
    open var clearsOnBeginEditing = false

    /// Whether the next insertion replaces all text; false again when the user or the app changes the selection.
    open var clearsOnInsertion = false {
        didSet { clearsSecret = false }
    }

    /// Whether dots are displayed instead of the text, which then can be neither cut nor copied.
    ///
    /// The first insertion or deletion replaces the text that the field contained when editing began or when it became secure.
    open var isSecureTextEntry = false {
        didSet { securityDidChange(from: oldValue) }
    }

    /// Whether the field is being edited.
    open internal(set) var isEditing = false

    // MARK: Look

    /// The border style of the field.
    open var borderStyle = BorderStyle.none {
        didSet { borderStyleDidChange(from: oldValue) }
    }

    /// The background image, stretched to the bounds; not used with a rounded rectangle.
    open var background: UIImage? { didSet { setNeedsLayout() } }

    /// The background image while the field is disabled; used only if `background` is set.
    open var disabledBackground: UIImage? { didSet { setNeedsLayout() } }

    /// The times at which the clear button is visible. It is visible only if the field has text and no right view is shown.
    open var clearButtonMode = ViewMode.never {
        didSet { if clearButtonMode != oldValue { lookDidChange() } }
    }

    /// The overlay view on the leading side of the text: left, or right in a right-to-left interface.
    open var leftView: UIView? {
        didSet { sideViewDidChange(from: oldValue, to: leftView) }
    }

    /// The times at which the left view is visible.
    open var leftViewMode = ViewMode.never {
        didSet { if leftViewMode != oldValue { lookDidChange() } }
    }

    /// The overlay view on the trailing side of the text: right, or left in a right-to-left interface.
    open var rightView: UIView? {
        didSet { sideViewDidChange(from: oldValue, to: rightView) }
    }

    /// The times at which the right view is visible.
    open var rightViewMode = ViewMode.never {
        didSet { if rightViewMode != oldValue { lookDidChange() } }
    }

    open override var backgroundColor: UIColor? {
        didSet { showBorder() }
    }

    // MARK: Placing

    /// The rectangle of the border; the bounds by default.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The rectangle of the text at rest.
    open func textRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(in: bounds, isEditing: false) }

    /// The rectangle of the placeholder.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// The rectangle of the text while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(in: bounds, isEditing: true) }

    /// The rectangle of the clear button.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { ownClearButtonRect(in: bounds) }

    /// The rectangle of the left view, with the view's own size.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(leftView, isAtLeft: !runsRightToLeft, bounds)
    }

    /// The rectangle of the right view, with the view's own size.
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

    /// Encodes the selection if the field is edited. The app saves the text itself.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(with: coder)
    }

    /// Decodes the selection with which editing next begins. It is ignored if the text is too short for it.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeSelection(with: coder)
    }

    /// A value with the editing state and the selection; its type is private.
    ///
    /// Set it later on this field, or on another field with the same text. Values of other types are ignored.
    open var interactionState: Any {
        get { FieldInteractionState(of: self) }
        set { (newValue as? FieldInteractionState)?.restore(in: self) }
    }

    // MARK: First responder

    /// The view that replaces the keyboard while the field is edited. After a change during editing, call `reloadInputViews()`.
    open override var inputView: UIView? {
        get { inputViews.input }
        set { inputViews.input = newValue }
    }

    /// The view above the keyboard while the field is edited. After a change during editing, call `reloadInputViews()`.
    open override var inputAccessoryView: UIView? {
        get { inputViews.accessory }
        set { inputViews.accessory = newValue }
    }
    private var inputViews: (input: UIView?, accessory: UIView?)

    /// Whether editing may begin, as the delegate answers. True while the field is edited, false while it is disabled.
    open override var canBecomeFirstResponder: Bool { mayBeginEditing }

    /// Whether editing may end, as the delegate answers. True while the field is not edited.
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

    @_spi(Subclassing) open override func firstResponderWillEnd() { editing.unmark() }
    @_spi(Subclassing) open override func firstResponderDidEnd() { endEditing() }

    /// The undo manager of this field's edits.
    open override var undoManager: UndoManager? { editing.undoManager }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        interaction.canEdit(by: action) ?? super.canPerformAction(action, withSender: sender)
    }

    open override func cut(_ sender: Any?) { interaction.cutSelection() }
    open override func copy(_ sender: Any?) { interaction.copySelection() }
    open override func paste(_ sender: Any?) { interaction.paste() }
    open override func pasteAndMatchStyle(_ sender: Any?) { interaction.paste(matchingStyle: true) }
    /// The delegate for pasting; not retained. Nil, the default, pastes as usual.
    open weak var pasteDelegate: (any UITextPasteDelegate)?
    /// The types of items that can be pasted; nil, the default, for text, and attachments where attributes may be edited.
    @NSCopying open var pasteConfiguration: UIPasteConfiguration?
    /// Pastes items, in place of the selection.
    open func paste(itemProviders: [NSItemProvider]) { performByUser { pasteItems(itemProviders) } }
    /// Whether all of the items can be pasted.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { acceptsPasting(itemProviders) }
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

    // MARK: Drag and drop

    /// Provides the items of drags of the text, and is notified of their course; not retained.
    open weak var textDragDelegate: (any UITextDragDelegate)?
    open var textDragInteraction: UIDragInteraction? { interaction.dragging?.interaction }
    open var isTextDragActive: Bool { interaction.dragging?.isActive == true }
    /// Options for the previews of drags.
    open var textDragOptions: UITextDragOptions = []
    /// Proposes the effect of drops on the text, and is notified of their course; not retained.
    open weak var textDropDelegate: (any UITextDropDelegate)?
    open var textDropInteraction: UIDropInteraction? { interaction.dropping?.interaction }
    open var isTextDropActive: Bool { interaction.dropping?.isActive == true }

    // MARK: UITextInput

    /// Whether the text is not empty.
    open var hasText: Bool { editing.length > 0 }
    /// Replaces the selection with a text, if the delegate permits. A line feed acts as the Return key.
    open func insertText(_ text: String) { insertByUser(text) }
    /// Deletes the selection, or the composed character before the caret, if the delegate permits.
    open func deleteBackward() { interaction.delete(.backward) }
    open func text(in range: UITextRange) -> String? { editing.text.string(in: interaction.indices(range)) }
    open func replace(_ range: UITextRange, withText text: String) {
        editing.replace(interaction.indices(range), with: text, .other, named: .replace)
    }

    /// The selection; nil while the field is not edited.
    open var selectedTextRange: UITextRange? {
        get { interaction.selectedRange }
        set { interaction.selectByApp(newValue) }
    }
    /// The run to which a caret at a change of writing direction belongs: backward for the run before it, forward for the run
    /// after it.
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
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        IndexedTextPosition(interaction.position(at: point))
    }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        interaction.position(at: point, in: interaction.indices(range))
    }
    open func characterRange(at point: CGPoint) -> UITextRange? {
        line.characterIndex(at: point).map { IndexedTextRange($0..<editing.string.boundary(after: $0)) }
    }
    open var textInputView: UIView { self }

    // MARK: Keyboard

    /// The automatic capitalization; used by on-screen keyboards only.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalizationType }
        set { traits.autocapitalizationType = newValue }
    }

    /// The automatic correction of words; used by on-screen keyboards only.
    open var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrectionType }
        set { traits.autocorrectionType = newValue }
    }

    /// The marking of misspelled words; used by on-screen keyboards only.
    open var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellCheckingType }
        set { traits.spellCheckingType = newValue }
    }

    /// The replacement of straight quotation marks; used by on-screen keyboards only.
    open var smartQuotesType: UITextSmartQuotesType {
        get { traits.smartQuotesType }
        set { traits.smartQuotesType = newValue }
    }

    /// The replacement of hyphens with dashes; used by on-screen keyboards only.
    open var smartDashesType: UITextSmartDashesType {
        get { traits.smartDashesType }
        set { traits.smartDashesType = newValue }
    }

    /// The adjustment of spaces around inserted and deleted words; used by on-screen keyboards only.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits.smartInsertDeleteType }
        set { traits.smartInsertDeleteType = newValue }
    }

    /// The keyboard layout; used by on-screen keyboards only.
    open var keyboardType: UIKeyboardType {
        get { traits.keyboardType }
        set { traits.keyboardType = newValue }
    }

    /// The keyboard's appearance; used by on-screen keyboards only.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { traits.keyboardAppearance }
        set {
            traits.keyboardAppearance = newValue
            note(.keyboardAppearance, \UITextField.keyboardAppearance)
        }
    }

    /// The label of the return key; used by on-screen keyboards only.
    open var returnKeyType: UIReturnKeyType {
        get { traits.returnKeyType }
        set { traits.returnKeyType = newValue }
    }

    /// Whether the Return key is disabled while there is no text.
    open var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }

    /// The semantic meaning of the text; used by on-screen keyboards only.
    open var textContentType: UITextContentType? {
        get { traits.textContentType }
        set { traits.textContentType = newValue }
    }
}
