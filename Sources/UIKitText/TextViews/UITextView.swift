public import Foundation
public import QuartzCore
public import UIFoundation
@_spi(Subclassing) public import UIKitCore

/// A scrollable view of text in paragraphs, which the user can edit or select.
///
/// The text is in `textStorage`, and `textLayoutManager` lays it out in `textContainer`; apps may change each of them. Only
/// visible text is laid out and drawn, so the cost does not depend on the length. The height of a long text is estimated until
/// it has been scrolled through. Changes of the text by the app do not call the delegate and cannot be undone.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIFindInteractionDelegate,
    UITextPasteConfigurationSupporting
{
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
    /// Whether changes are made by the user, with a key, a touch or a menu, and not by the app.
    var isByUser = false
    /// Whether the delegate has been notified that editing began.
    var hasBegun = false
    var storageWatch: TextStorageWatch?
    /// The search in the text; nil while there is none.
    var finding: TextFinding?
    var madeFindInteraction: UIFindInteraction?
    /// The data detection in the text; nil while there is none.
    var detection: TextDetection?
    lazy var itemMenu = TextItemMenu(of: self)
    lazy var attachmentViews = TextAttachmentViews(of: self)

    // MARK: Making

    /// Makes a text view that shows its text in a container.
    ///
    /// - Parameters:
    ///   - frame: The frame in the superview's coordinate space.
    ///   - textContainer: The container. The view uses and retains its layout manager and text, and makes those that are
    ///     missing. Nil makes all of them.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        container = textContainer ?? NSTextContainer()
        contentState.usesTextKit1 = container.isFilledByTextKit1
        store = StorageTextStore(Self.storage(of: container))
        editing = TextEditing(store, style: TextStyle([:]))
        super.init(frame: frame)
        prepare()
    }

    /// Makes a text view with a new storage, layout manager and container.
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Makes a text view of zero size.
    ///
    /// - Parameter usingTextLayoutManager: Whether the view has a `textLayoutManager`; else it is nil, as after a use of
    ///   `layoutManager`.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
        if !usingTextLayoutManager { leaveTextLayoutManager() }
    }

    @available(swift, obsoleted: 1)
    public required convenience init(_ key: ConstructionKey) { self.init(frame: key.beginning as? CGRect ?? .zero) }

    /// Makes a text view from an archive. Interface files set the text, the appearance and the keyboard settings.
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

    /// Controls editing, and is notified of editing and scrolling; not retained.
    open var delegate: (any UITextViewDelegate)? {
        get { textDelegate }
        set { storedDelegate = newValue }
    }

    @_spi(Subclassing) open override weak var storedDelegate: (any UIScrollViewDelegate)? {
        didSet { textDelegate = storedDelegate as? any UITextViewDelegate }
    }

    // MARK: TextKit

    /// The attributed text. Changing it updates the view without calling the delegate, and removes the undo history of typing.
    open var textStorage: NSTextStorage { currentStorage }

    /// The layout manager of TextKit 2; nil once `layoutManager` has been read, and in a view that was made with a container that
    /// has a layout manager.
    open var textLayoutManager: NSTextLayoutManager? { fittedTextLayoutManager }

    /// The layout manager of TextKit 1. The first use makes `textLayoutManager` nil for ever; the text looks the same.
    open var layoutManager: NSLayoutManager { leaveTextLayoutManager() }

    /// The area of the text. Its width is set from the view's width unless `widthTracksTextView` is false.
    open var textContainer: NSTextContainer { fittedContainer }

    /// The insets of the container in the content area, in points; 8 at the top and the bottom by default.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { contentDidChange() } }
    }

    // MARK: Text

    /// The text; never nil when read. Setting it removes the attributes of parts and moves the caret to the end.
    open var text: String! {
        get { editing.string }
        set { applyText(AttributedText(newValue ?? "", style: TextStyle(plainAttributes))) }
    }

    /// The text with its attributes; never nil when read.
    open var attributedText: NSAttributedString! {
        get { editing.text.attributed }
        set { applyAttributedText(newValue) }
    }

    /// The font of the first character; setting it applies it to all text. Text without a font is drawn at 12 points.
    open var font: UIFont? {
        get { plainAttributes[.font] as? UIFont }
        set { giveFont(newValue) }
    }

    /// The colour of the first character; setting it applies it to all text. Text without a colour has the label colour.
    open var textColor: UIColor? {
        get { plainAttributes[.foregroundColor] as? UIColor }
        set { giveTextColor(newValue) }
    }

    /// The alignment of the first paragraph; setting it applies it to all paragraphs.
    open var textAlignment: NSTextAlignment {
        get { (plainAttributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
        set { giveAlignment(newValue) }
    }

    /// The attributes of the text that is typed next; replaced when the selection changes.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { currentTypingAttributes }
        set { giveTypingAttributes(newValue) }
    }

    /// The attributes of links, which override those of the text; the tint colour by default.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { contentState.linkAttributes ?? [.foregroundColor: tintColor ?? .link] }
        set { linkAttributesDidChange(to: newValue) }
    }

    /// The kinds of data that are detected in the text and act as links, while it is selectable and not editable; none by
    /// default. The text storage is not changed, and text with a link or a tag of its own is left out.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { if dataDetectorTypes != oldValue { updateDetection() } }
    }

    /// Whether fonts made for a text style follow the preferred content size category.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adaptFonts() } }
    }

    /// Whether the user may make selected text bold, italic or underlined, by keys or from the menu; false by default.
    open var allowsEditingTextAttributes = false

    /// Whether the next insertion replaces all text; false again when the user or the app changes the selection.
    open var clearsOnInsertion = false {
        didSet { if clearsOnInsertion != oldValue { interaction.canvas.setNeedsLayout() } }
    }

    /// Whether the user can change the text.
    open var isEditable = true { didSet { if isEditable != oldValue { editabilityDidChange() } } }

    /// Whether the user can select text and activate links.
    open var isSelectable = true { didSet { if isSelectable != oldValue { editabilityDidChange() } } }

    /// The selected range, in UTF-16 code units, clamped to the text. Setting it does not scroll.
    open var selectedRange: NSRange {
        get { NSRange(editing.selection.range) }
        set { selectByApp(newValue) }
    }

    /// Scrolls by the minimum distance that makes a range visible, animated in a window. If the range does not fit, its end is
    /// shown.
    ///
    /// - Parameter range: The range in UTF-16 code units, clamped to the text.
    open func scrollRangeToVisible(_ range: NSRange) { scrollToShow(range) }

    /// A value with the selection and the content offset, to restore when the same text is shown again; its type is private.
    open var interactionState: Any {
        get { TextViewInteractionState(of: self) }
        set { (newValue as? TextViewInteractionState)?.restore(in: self) }
    }

    // MARK: Scrolling and size

    /// The size of the text with its insets. The height of a long text is estimated until it has been scrolled through.
    open override var contentSize: CGSize {
        get { upToDateContentSize(super.contentSize) }
        set { super.contentSize = newValue }
    }

    /// Whether the text scrolls. A view that does not scroll has the height of its text as intrinsic height.
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

    @_spi(Subclassing) open override func dragWillBegin() {
        super.dragWillBegin()
        interaction.scrollingWillBegin()
    }

    @_spi(Subclassing) open override func contentDidRest() {
        super.contentDidRest()
        interaction.scrollingDidEnd()
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

    /// Encodes the selection and the content offset. The app saves the text itself.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(with: coder)
    }

    /// Restores the selection, clamped to the text, and the content offset.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeSelection(with: coder)
    }

    // MARK: First responder

    /// The view that replaces the keyboard while the text is edited. After a change during editing, call `reloadInputViews()`.
    open override var inputView: UIView? {
        get { inputViews.input }
        set { inputViews.input = newValue }
    }

    /// The view above the keyboard while the text is edited. After a change during editing, call `reloadInputViews()`.
    open override var inputAccessoryView: UIView? {
        get { inputViews.accessory }
        set { inputViews.accessory = newValue }
    }
    private var inputViews: (input: UIView?, accessory: UIView?)

    /// Whether editing may begin, as the delegate answers. True while the text is edited; in read-only views, whether it is
    /// selectable.
    open override var canBecomeFirstResponder: Bool { mayBeginEditing }

    /// Whether editing may end, as the delegate answers. True while the text is not edited.
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

    /// The undo manager of this view's edits.
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
    /// The delegate for pasting; not retained. Nil, the default, pastes as usual.
    open weak var pasteDelegate: (any UITextPasteDelegate)?
    /// The types of items that can be pasted; nil, the default, for text, and attachments where attributes may be edited.
    @NSCopying open var pasteConfiguration: UIPasteConfiguration?
    /// Pastes items, in place of the selection.
    open func paste(itemProviders: [NSItemProvider]) { performByUser { pasteItems(itemProviders) } }
    /// Whether all of the items can be pasted.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { acceptsPasting(itemProviders) }
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

    /// The find interaction of the text; nil if `isFindInteractionEnabled` is false.
    open var findInteraction: UIFindInteraction? { madeFindInteraction }

    /// Whether the user can search the text by keys and commands; false by default.
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

    /// Makes the session of a search in this text.
    open func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        UITextSearchingFindSession(searchableObject: self)
    }
    /// Called when a search began; the implementation is empty.
    open func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// Called when a search ended; the implementation is empty.
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
    /// Replaces the selection with a text. The delegate is asked if the text is from a key or an input method.
    open func insertText(_ text: String) { insertIfEditable(text) }
    /// Deletes the selection, or the composed character before the caret. The delegate is asked if a key was pressed.
    open func deleteBackward() { deleteIfEditable() }
    open func text(in range: UITextRange) -> String? { store.string(in: interaction.indices(range)) }
    open func replace(_ range: UITextRange, withText text: String) {
        replaceByApp(interaction.indices(range), with: text)
    }
    open var selectedTextRange: UITextRange? {
        get { IndexedTextRange(editing.selection.range, isUpstream: editing.selection.isUpstream) }
        set { selectByApp(newValue) }
    }
    /// The line to which a caret at a line break belongs: backward for the end of the line before it, forward for the next line.
    open var selectionAffinity: UITextStorageDirection {
        get { editing.selection.isUpstream ? .backward : .forward }
        set { giveAffinity(newValue) }
    }
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        interaction.mayChange(interaction.indices(range), to: text) != nil
    }
    open var markedTextRange: UITextRange? { editing.marked.map { IndexedTextRange($0) } }
    /// The style of marked text.
    ///
    /// Status: partial – marked text is always underlined; the style is ignored.
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
        IndexedTextPosition(interaction.position(at: point))
    }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        interaction.position(at: point, in: interaction.indices(range))
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { composedCharacter(at: point) }
    open var textInputView: UIView { self }

    // MARK: Keyboard

    /// The automatic capitalization. Like the properties below, it is used by on-screen keyboards only.
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
    /// Stored only; Return always inserts a line feed.
    open var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKeyAutomatically }
        set { traits.enablesReturnKeyAutomatically = newValue }
    }
    /// Stored only; a text view always displays its text.
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType? {
        get { traits.textContentType }
        set { traits.textContentType = newValue }
    }
}
