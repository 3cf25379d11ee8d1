public import Foundation
public import QuartzCore
public import UIFoundation
@_spi(Subclassing) public import UIKitCore

/// Shows a text of any length in paragraphs, which scrolls and which the user edits or selects.
///
/// The text is that of `textStorage`, laid out by `layoutManager` in `textContainer`; apps may change each of them. Only what
/// shows is laid out and drawn, so a long text costs as much as a short one; the height of a long text is an estimate until it
/// has been seen. Text that the app sets is not told to the delegate, and cannot be undone.
///
/// Status: partial – addresses without `.link` are not found, text cannot be dragged, and there is no `pasteDelegate`.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput, UIFindInteractionDelegate {
    static let plainFont = UIFont.systemFont(ofSize: 12)

    let store: StorageTextStore
    let editing: TextEditing
    let container: NSTextContainer
    var traits = TextTraits()
    lazy var tile = TextViewTile(of: self)
    lazy var interaction = TextInteraction(of: self, drawingIn: tile)
    var answers = FieldAnswers()
    var contentState = TextViewContentState()
    weak var textDelegate: (any UITextViewDelegate)?
    /// Whether a key, a touch or a menu is at work, and not the app.
    var isByUser = false
    /// Whether editing was told to have begun.
    var hasBegun = false
    var storageWatch: TextStorageWatch?
    /// The finds in the text; nil while nobody searches.
    var finding: TextFinding?
    var madeFindInteraction: UIFindInteraction?

    // MARK: Making

    /// Makes a text view that shows its text in a container.
    ///
    /// - Parameters:
    ///   - frame: The frame in the space of the superview to be.
    ///   - textContainer: The container, whose layout manager and storage the view uses and keeps; what is missing is made. With
    ///     nil the view makes all of them.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        container = textContainer ?? NSTextContainer()
        store = StorageTextStore(Self.storage(of: container))
        editing = TextEditing(store, style: TextStyle([:]))
        super.init(frame: frame)
        prepare()
    }

    /// Makes a text view with a storage, a layout manager and a container of its own.
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Makes a text view.
    ///
    /// Status: partial – TextKit 2 is not implemented: the view has a layout manager in either case.
    ///
    /// - Parameter usingTextLayoutManager: Whether TextKit 2 is preferred.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    @available(swift, obsoleted: 1)
    public required convenience init(_ key: ConstructionKey) { self.init(frame: key.beginning as? CGRect ?? .zero) }

    /// Makes a text view from an archive: an interface file gives it its text, its looks and the settings of the keyboard.
    public required init?(coder: NSCoder) {
        container = NSTextContainer()
        store = StorageTextStore(Self.storage(of: container))
        editing = TextEditing(store, style: TextStyle([:]))
        super.init(coder: coder)
        prepare(from: coder)
    }

    @_spi(Subclassing) open override var hasPlainHitTesting: Bool { type(of: self) == UITextView.self }
    @_spi(Subclassing) open override var drawsContent: Bool { type(of: self) != UITextView.self }
    @_spi(Subclassing) open override var receivesMouseAtOnce: Bool { isSelectable }

    /// Decides about editing and is told of it and of scrolling; not retained.
    open var delegate: (any UITextViewDelegate)? {
        get { textDelegate }
        set { storedDelegate = newValue }
    }

    @_spi(Subclassing) open override weak var storedDelegate: (any UIScrollViewDelegate)? {
        didSet { textDelegate = storedDelegate as? any UITextViewDelegate }
    }

    // MARK: TextKit

    /// The text with its attributes; its changes show, are not told to the delegate, and make undoing what was typed impossible.
    open var textStorage: NSTextStorage { currentStorage }

    /// Lays the text out.
    open var layoutManager: NSLayoutManager { fittedManager }

    /// The area in which the text is laid out; its width follows the view's unless `widthTracksTextView` is false.
    open var textContainer: NSTextContainer { fittedContainer }

    /// From the edges of the content to the container, in points; 8 above and below at first.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { contentDidChange() } }
    }

    // MARK: Text

    /// The text; never nil when it is read. Setting it drops attributes of parts and puts the caret at the end.
    open var text: String! {
        get { editing.string }
        set { applyText(AttributedText(newValue ?? "", style: TextStyle(plainAttributes))) }
    }

    /// The text with its attributes; never nil when it is read.
    open var attributedText: NSAttributedString! {
        get { editing.text.attributed }
        set { applyAttributedText(newValue) }
    }

    /// The font of the first character; setting it gives it to all of the text. Text without one is drawn at 12 points.
    open var font: UIFont? {
        get { plainAttributes[.font] as? UIFont }
        set { giveFont(newValue) }
    }

    /// The colour of the first character; setting it gives it to all of the text. Text without one has the colour of labels.
    open var textColor: UIColor? {
        get { plainAttributes[.foregroundColor] as? UIColor }
        set { giveTextColor(newValue) }
    }

    /// The alignment of the first paragraph; setting it gives it to all of them.
    open var textAlignment: NSTextAlignment {
        get { (plainAttributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
        set { giveAlignment(newValue) }
    }

    /// The attributes of what is typed next; other ones follow when the selection changes.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { currentTypingAttributes }
        set { giveTypingAttributes(newValue) }
    }

    /// The attributes with which links are drawn, over their own; the tint colour at first.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { contentState.linkAttributes ?? [.foregroundColor: tintColor ?? .link] }
        set { linkAttributesDidChange(to: newValue) }
    }

    /// Whether fonts made for a text style follow the preferred text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adaptFonts() } }
    }

    /// Whether the user may make parts of the text bold, italic or underlined, by keys or from the menu; false at first.
    open var allowsEditingTextAttributes = false

    /// Whether what is inserted next takes the place of everything; a new selection takes that back.
    open var clearsOnInsertion = false {
        didSet { if clearsOnInsertion != oldValue { interaction.canvas.setNeedsLayout() } }
    }

    /// Whether the user can change the text.
    open var isEditable = true { didSet { if isEditable != oldValue { editabilityDidChange() } } }

    /// Whether the user can select text and use links.
    open var isSelectable = true { didSet { if isSelectable != oldValue { editabilityDidChange() } } }

    /// The selected characters, in UTF-16 code units; a value beyond the text is cut to it. Setting it does not scroll.
    open var selectedRange: NSRange {
        get { NSRange(editing.selection.range) }
        set { selectByApp(newValue) }
    }

    /// Scrolls as little as needed to show characters, animated while the view is in a window; of more than fit, the end.
    ///
    /// - Parameter range: The characters, in UTF-16 code units; cut to the text.
    open func scrollRangeToVisible(_ range: NSRange) { scrollToShow(range) }

    /// The user's selection and the scrolled place, for the same text shown again later. Its type is the framework's own.
    open var interactionState: Any {
        get { TextViewInteractionState(of: self) }
        set { (newValue as? TextViewInteractionState)?.restore(in: self) }
    }

    // MARK: Scrolling and size

    /// The size of the text with its insets; that of a long text is estimated where it has not been seen.
    open override var contentSize: CGSize {
        get { upToDateContentSize(super.contentSize) }
        set { super.contentSize = newValue }
    }

    /// Whether the text scrolls; a view that does not asks for the height of its text.
    open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { scrollingDidChange() } } }

    open override var intrinsicContentSize: CGSize { contentSize(inWidth: nil) }
    @_spi(Subclassing) open override func contentSize(inWidth width: CGFloat?) -> CGSize { wantedSize(inWidth: width) }
    @_spi(Subclassing) open override var heightFollowsWidth: Bool { !isScrollEnabled }
    @_spi(Subclassing) open override func contentBaselines(inWidth width: CGFloat?) -> TextBaselines? {
        baselines(inWidth: width)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutText()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        contentDidChange()
    }

    @_spi(Subclassing) open override func resolveTraitColors() {
        super.resolveTraitColors()
        colorsMayHaveChanged()
    }

    @_spi(Subclassing) open override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        lookDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        lookDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adaptFonts(from: previousTraitCollection)
    }

    // MARK: Restoration

    /// Encodes the selection and the scrolled place; the text is the app's to keep.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(with: coder)
    }

    /// Restores the selection, cut to the text, and the scrolled place.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeSelection(with: coder)
    }

    // MARK: First responder

    /// The view that is shown in the place of a keyboard while the text is edited; when it is set then, after
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

    /// True while the text is edited, else the delegate's answer; of a view that is not editable, whether text can be selected.
    open override var canBecomeFirstResponder: Bool { mayBeginEditing }

    /// The delegate's answer while the text is edited, else true.
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

    /// The view's own: text that is edited here is taken back here.
    open override var undoManager: UndoManager? { editing.undoManager }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canFind(by: action) ?? interaction.canEdit(by: action) ?? super.canPerformAction(action, withSender: sender)
    }

    open override func cut(_ sender: Any?) { performByUser { interaction.cutSelection() } }
    open override func copy(_ sender: Any?) { interaction.copySelection() }
    open override func paste(_ sender: Any?) { performByUser { interaction.paste() } }
    open override func pasteAndMatchStyle(_ sender: Any?) {
        performByUser { interaction.paste(matchingStyle: true) }
    }
    open override func select(_ sender: Any?) { performByUser { interaction.selectWord(by: sender) } }
    open override func selectAll(_ sender: Any?) { performByUser { interaction.selectAll(by: sender) } }
    open override func delete(_ sender: Any?) { performByUser { interaction.deleteSelection() } }
    open override func toggleBoldface(_ sender: Any?) { interaction.toggle(.traitBold) }
    open override func toggleItalics(_ sender: Any?) { interaction.toggle(.traitItalic) }
    open override func toggleUnderline(_ sender: Any?) { interaction.toggleUnderlines() }
    open override func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) { interaction.convertAttributes(conversionHandler) }

    // MARK: Finding

    /// Searches the text; nil while `isFindInteractionEnabled` is false.
    open var findInteraction: UIFindInteraction? { madeFindInteraction }

    /// Whether the user can search the text, by keys and commands; false at first.
    open var isFindInteractionEnabled = false {
        didSet { if isFindInteractionEnabled != oldValue { enableFinding(isFindInteractionEnabled) } }
    }

    open override func find(_ sender: Any?) { madeFindInteraction?.presentFindNavigator(showingReplace: false) }
    open override func findAndReplace(_ sender: Any?) {
        madeFindInteraction?.presentFindNavigator(showingReplace: true)
    }
    open override func findNext(_ sender: Any?) { madeFindInteraction?.findNext() }
    open override func findPrevious(_ sender: Any?) { madeFindInteraction?.findPrevious() }
    open override func useSelectionForFind(_ sender: Any?) { searchForSelection() }

    /// The session of a search: one of this text.
    open func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        UITextSearchingFindSession(searchableObject: self)
    }
    /// A search began; does nothing.
    open func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// A search ended; does nothing.
    open func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}

    // MARK: Touches

    @_spi(Subclassing) open override func describe(_ it: inout AccessibilityDescription) { describeText(&it) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !keepsDrag(from: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !beginTouch(touches, with: event) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !continueTouch(touches) { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endTouch(touches) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !cancelTouch(touches) { super.touchesCancelled(touches, with: event) }
    }

    // MARK: UITextInput

    /// Whether the text is not empty.
    open var hasText: Bool { editing.length > 0 }
    /// Puts text in the selection's place; the delegate is asked when a key or an input method brings it.
    open func insertText(_ text: String) { insertIfEditable(text) }
    /// Deletes the selection, else a composed character before the caret; the delegate is asked when a key does it.
    open func deleteBackward() { deleteIfEditable() }
    open func text(in range: UITextRange) -> String? { store.string(in: interaction.indices(range)) }
    open func replace(_ range: UITextRange, withText text: String) {
        replaceByApp(interaction.indices(range), with: text)
    }
    open var selectedTextRange: UITextRange? {
        get { IndexedTextRange(editing.selection.range, isUpstream: editing.selection.isUpstream) }
        set { selectByApp(newValue) }
    }
    /// Backward where the caret is at the end of a line that goes on in the next one.
    open var selectionAffinity: UITextStorageDirection {
        get { editing.selection.isUpstream ? .backward : .forward }
        set { giveAffinity(newValue) }
    }
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        interaction.mayChange(interaction.indices(range), to: text) != nil
    }
    open var markedTextRange: UITextRange? { editing.marked.map { IndexedTextRange($0) } }
    /// The look of marked text.
    ///
    /// Status: partial – marked text is underlined whatever the style says.
    open var markedTextStyle: [NSAttributedString.Key: Any]?
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        if isEditable { interaction.compose(markedText ?? "", selectedRange) }
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
    ) -> UITextRange? { lineRest(from: position, in: direction) }
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { interaction.isRightToLeft(at: position) ? .rightToLeft : .leftToRight }
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        giveParagraphs(in: interaction.indices(range)) { $0.baseWritingDirection = writingDirection }
    }
    open func firstRect(for range: UITextRange) -> CGRect {
        mayLayOut ? interaction.firstRect(of: interaction.indices(range)) : bounds
    }
    open func caretRect(for position: UITextPosition) -> CGRect {
        geometry.caretRect(at: IndexedTextPosition.position(of: position, in: editing))
    }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        interaction.selectionBoxes(of: interaction.indices(range))
    }
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        IndexedTextPosition(geometry.position(at: point))
    }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        interaction.position(at: point, in: interaction.indices(range))
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { composedCharacter(at: point) }
    open var textInputView: UIView { self }

    // MARK: Keyboard

    /// The letters that become capitals by themselves; kept for keyboards on the screen, as all of these are.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.autocapitalizationType }
        set { traits.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { traits.autocorrectionType }
        set { traits.autocorrectionType = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellCheckingType }
        set { traits.spellCheckingType = newValue }
    }
    open var smartQuotesType: UITextSmartQuotesType {
        get { traits.smartQuotesType }
        set { traits.smartQuotesType = newValue }
    }
    open var smartDashesType: UITextSmartDashesType {
        get { traits.smartDashesType }
        set { traits.smartDashesType = newValue }
    }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits.smartInsertDeleteType }
        set { traits.smartInsertDeleteType = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { traits.keyboardType }
        set { traits.keyboardType = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { traits.keyboardAppearance }
        set { traits.keyboardAppearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { traits.returnKeyType }
        set { traits.returnKeyType = newValue }
    }
    /// Kept; Return types a line feed in any case.
    open var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }
    /// Kept; a text view shows its text in any case.
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType? {
        get { traits.textContentType }
        set { traits.textContentType = newValue }
    }
}
