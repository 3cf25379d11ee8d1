public import Foundation

/// An attributed text that notifies layout managers of its changes.
///
/// A subclass that keeps its text elsewhere overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)`
/// and `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` in the latter two; all other members work by these
/// four. Without such a subclass, a change costs as much in a long text as in a short one. `string` makes a string of all
/// characters, once after a change.
///
/// Status: partial – other attributed strings can be made of a storage, compared with it and changed by it where it is
/// declared as `NSTextStorage`; behind a variable of type `NSAttributedString`, Foundation takes it for an empty text. Pass a
/// `copy()` there.
///
/// A range beyond the text stops the program.
open nonisolated class NSTextStorage: NSMutableAttributedString {
    var content = StyledUnits()
    var madeString: String?
    var ownership = Ownership.unknown
    var pending = PendingEdits()
    var watches = TextStorageWatch.List()

    /// The layout managers that are notified of changes, in the order of their addition; the storage owns them.
    open var layoutManagers: [NSLayoutManager] { managers.filter { !$0.isHidden } }

    /// The layout managers with those that make lines for layout managers of TextKit 2.
    final var managers: [NSLayoutManager] { heldLayouts.all }
    final var heldLayouts = StorageLayouts()
    /// The delegate, notified before and after changes are processed.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// Makes an empty text.
    public init() { super.init(string: "") }

    /// Makes a text without attributes.
    public override init(string: String) {
        super.init(string: "")
        content = StyledUnits(AttributedText(string))
    }

    /// Makes a text in one style.
    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: "")
        content = StyledUnits(AttributedText(string, style: TextStyle(attrs ?? [:])))
    }

    /// Makes a text with the characters and attributes of another one.
    public override init(attributedString: NSAttributedString) {
        super.init(string: "")
        content = StyledUnits(AttributedText(attributedString))
    }

    /// Makes a storage from an archived text.
    ///
    /// Status: partial – the keyed archiver of Foundation on this platform does not read back the data that
    /// `encode(with:)` writes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let count = super.string.utf16.count
        var offset = 0
        var styles: [(Int, TextStyle)] = []
        while offset < count {
            var range = NSRange()
            let attributes = super.attributes(at: offset, effectiveRange: &range)
            styles.append((max(1, range.upperBound - offset), TextStyle(attributes)))
            offset = max(offset + 1, range.upperBound)
        }
        content = StyledUnits(super.string, styles)
    }

    /// Writes characters and attributes.
    open override func encode(with coder: NSCoder) { AttributedText(self).attributed.encode(with: coder) }

    // MARK: The four primitives

    /// All characters. Costs the length of the text at the first reading after a change.
    open override var string: String { ownString }

    /// The attributes of a character, and the range around it in which they are the same.
    ///
    /// - Parameters:
    ///   - location: The index of a UTF-16 unit within the text.
    ///   - range: Receives the range.
    open override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { ownAttributes(at: location, range) }

    /// Replaces characters. The new ones get the attributes of the first replaced one.
    ///
    /// Characters that are only inserted get the attributes of the character before them, at the beginning of the text those of
    /// the one behind.
    ///
    /// - Parameters:
    ///   - range: The characters to replace, in UTF-16 units.
    ///   - str: The new characters.
    open override func replaceCharacters(in range: NSRange, with str: String) { replaceOwnCharacters(range, str) }

    /// Replaces all attributes of characters; nil removes them.
    ///
    /// - Parameters:
    ///   - attrs: The attributes.
    ///   - range: The characters, in UTF-16 units.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        setOwnAttributes(attrs, range)
    }

    // MARK: Editing

    /// The kinds of changes that have not been processed; empty when there are none.
    open var editedMask: EditActions { pending.mask }

    /// The part that has been changed and not processed, as the text is now; its location is `NSNotFound` when there is none.
    open var editedRange: NSRange { pending.range }

    /// How many UTF-16 units longer the text is than at the last processing; negative when it is shorter.
    open var changeInLength: Int { pending.delta }

    /// Puts off processing until as many calls of `endEditing()`.
    open override func beginEditing() { pending.depth += 1 }

    /// Ends a group of changes that `beginEditing()` began; the outermost one processes the changes.
    open override func endEditing() { endOwnEditing() }

    /// Records a change, and processes it unless a `beginEditing()` defers that.
    ///
    /// - Parameters:
    ///   - editedMask: The kinds of changes.
    ///   - editedRange: The part that was changed, as the text was before.
    ///   - delta: How many UTF-16 units the part became longer.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        record(editedMask, editedRange, delta)
    }

    /// Processes the recorded changes: notifies the delegate, fixes attributes, notifies the delegate again and then the
    /// layout managers.
    open func processEditing() { processPendingEdits() }

    // MARK: Fixing attributes

    /// Whether attributes are fixed only when they are needed.
    ///
    /// Unlike iOS: false also for the plain class, where fixing costs only the stretches that have changed.
    open var fixesAttributesLazily: Bool { false }

    /// Corrects invalid attributes: a paragraph gets the paragraph style of its first character, and only U+FFFC keeps
    /// an attachment.
    ///
    /// Fonts are not changed: the typesetter looks for another font where a font lacks a character.
    ///
    /// - Parameter range: Characters in UTF-16 units; it is extended to the ends of their paragraphs.
    open func fixAttributes(in range: NSRange) { fixOwnAttributes(in: range) }

    /// Records that attributes are to be fixed, or fixes them at once unless the storage is lazy.
    ///
    /// - Parameter range: Characters in UTF-16 units.
    open func invalidateAttributes(in range: NSRange) { putOffFixing(in: range) }

    /// Fixes attributes if that has been put off for some of the characters.
    ///
    /// - Parameter range: Characters in UTF-16 units.
    open func ensureAttributesAreFixed(in range: NSRange) { fixWhatWasPutOff(in: range) }

    // MARK: Layout managers

    /// Makes a layout manager lay out this text instead of any other.
    ///
    /// - Parameter aLayoutManager: The layout manager; the storage owns it from here on.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        heldLayouts.append(aLayoutManager)
        aLayoutManager.adopt(self)
    }

    /// Removes a layout manager, which then has no text.
    ///
    /// - Parameter aLayoutManager: One of the text's layout managers; others are ignored.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard managers.contains(where: { $0 === aLayoutManager }) else { return }
        heldLayouts.remove(aLayoutManager)
        aLayoutManager.adopt(nil)
    }

    deinit { for manager in managers { manager.storageIsGone() } }

    // MARK: Members that work by the primitives

    /// The number of UTF-16 units.
    open override var length: Int { currentLength }

    open override var mutableString: NSMutableString { StorageString(of: self) }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

    open override func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] { longestStyle(at: location, range, rangeLimit) }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? { longestValue(attrName, at: location, range, rangeLimit) }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString { part(range).attributed }

    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateStyles(in: enumerationRange, opts, block) }

    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateValues(of: attrName, in: enumerationRange, opts, block) }

    open override func isEqual(to other: NSAttributedString) -> Bool {
        AttributedText(self).joiningEqualRuns.isEqual(to: AttributedText(other).joiningEqualRuns)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSAttributedString).map { $0 === self || isEqual(to: $0) } ?? false
    }

    open override var hash: Int { length }

    /// A text that does not change and has no layout managers.
    open override func copy(with zone: NSZone? = nil) -> Any { AttributedText(self).attributed }

    /// An `NSMutableAttributedString` with the same text, without layout managers.
    open override func mutableCopy(with zone: NSZone? = nil) -> Any { AttributedText(self).attributed.mutableCopy() }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        replace(range, with: AttributedText(attrString))
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { _, new in new } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }
}
