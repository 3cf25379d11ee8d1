import UIKit

/// A text that reports its changes.
class ClientTextStorage: NSTextStorage {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var layoutManagers: [NSLayoutManager] { super.layoutManagers }
    override var delegate: (any NSTextStorageDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override func encode(with coder: NSCoder) { super.encode(with: coder) }
    override var string: String { super.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        super.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
    }
    override var editedMask: EditActions { super.editedMask }
    override var editedRange: NSRange { super.editedRange }
    override var changeInLength: Int { super.changeInLength }
    override func beginEditing() { super.beginEditing() }
    override func endEditing() { super.endEditing() }
    override func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        super.edited(editedMask, range: editedRange, changeInLength: delta)
    }
    override func processEditing() { super.processEditing() }
    override var fixesAttributesLazily: Bool { super.fixesAttributesLazily }
    override func fixAttributes(in range: NSRange) { super.fixAttributes(in: range) }
    override func invalidateAttributes(in range: NSRange) { super.invalidateAttributes(in: range) }
    override func ensureAttributesAreFixed(in range: NSRange) { super.ensureAttributesAreFixed(in: range) }
    override func addLayoutManager(_ aLayoutManager: NSLayoutManager) { super.addLayoutManager(aLayoutManager) }
    override func removeLayoutManager(_ aLayoutManager: NSLayoutManager) { super.removeLayoutManager(aLayoutManager) }
    override var length: Int { super.length }
    override var mutableString: NSMutableString { super.mutableString }
    override func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?)
        -> Any?
    { super.attribute(attrName, at: location, effectiveRange: range) }
    override func attributes(at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange)
        -> [NSAttributedString.Key: Any]
    { super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit) }
    override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?,
        in rangeLimit: NSRange
    ) -> Any? { super.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit) }
    override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        super.attributedSubstring(from: range)
    }
    override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions,
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { super.enumerateAttributes(in: enumerationRange, options: opts, using: block) }
    override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions,
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { super.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block) }
    override func isEqual(to other: NSAttributedString) -> Bool { super.isEqual(to: other) }
    override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
    override var hash: Int { super.hash }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
    override func mutableCopy(with zone: NSZone?) -> Any { super.mutableCopy(with: zone) }
    override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        super.replaceCharacters(in: range, with: attrString)
    }
    override func insert(_ attrString: NSAttributedString, at loc: Int) { super.insert(attrString, at: loc) }
    override func append(_ attrString: NSAttributedString) { super.append(attrString) }
    override func deleteCharacters(in range: NSRange) { super.deleteCharacters(in: range) }
    override func setAttributedString(_ attrString: NSAttributedString) { super.setAttributedString(attrString) }
    override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        super.addAttribute(name, value: value, range: range)
    }
    override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        super.addAttributes(attrs, range: range)
    }
    override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        super.removeAttribute(name, range: range)
    }
}

/// An area of its own shape.
class ClientTextContainer: NSTextContainer, @unchecked Sendable {
    override init(size: CGSize) { super.init(size: size) }
    required init(coder: NSCoder) { super.init(coder: coder) }

    override var layoutManager: NSLayoutManager? { super.layoutManager }
    override var textLayoutManager: NSTextLayoutManager? { super.textLayoutManager }
    override var size: CGSize {
        get { super.size }
        set { super.size = newValue }
    }
    override var lineFragmentPadding: CGFloat {
        get { super.lineFragmentPadding }
        set { super.lineFragmentPadding = newValue }
    }
    override var exclusionPaths: [UIBezierPath] {
        get { super.exclusionPaths }
        set { super.exclusionPaths = newValue }
    }
    override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
    override var maximumNumberOfLines: Int {
        get { super.maximumNumberOfLines }
        set { super.maximumNumberOfLines = newValue }
    }
    override var widthTracksTextView: Bool {
        get { super.widthTracksTextView }
        set { super.widthTracksTextView = newValue }
    }
    override var heightTracksTextView: Bool {
        get { super.heightTracksTextView }
        set { super.heightTracksTextView = newValue }
    }
    override func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        super.replaceLayoutManager(newLayoutManager)
    }
    override var isSimpleRectangular: Bool { super.isSimpleRectangular }
    override func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        super.lineFragmentRect(
            forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
            remaining: remainingRect)
    }
}

/// A layout manager that draws by itself.
class ClientGlyphLayout: NSLayoutManager, @unchecked Sendable {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var textStorage: NSTextStorage? {
        get { super.textStorage }
        set { super.textStorage = newValue }
    }
    override var textContainers: [NSTextContainer] { super.textContainers }
    override var delegate: (any NSLayoutManagerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override func addTextContainer(_ container: NSTextContainer) { super.addTextContainer(container) }
    override func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        super.insertTextContainer(container, at: index)
    }
    override func removeTextContainer(at index: Int) { super.removeTextContainer(at: index) }
    override func textContainerChangedGeometry(_ container: NSTextContainer) {
        super.textContainerChangedGeometry(container)
    }
    override var usesFontLeading: Bool {
        get { super.usesFontLeading }
        set { super.usesFontLeading = newValue }
    }
    override var allowsNonContiguousLayout: Bool {
        get { super.allowsNonContiguousLayout }
        set { super.allowsNonContiguousLayout = newValue }
    }
    override var hasNonContiguousLayout: Bool { super.hasNonContiguousLayout }
    override func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        super.processEditing(
            for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
            invalidatedRange: invalidatedCharRange)
    }
    override func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        super.invalidateGlyphs(
            forCharacterRange: charRange, changeInLength: delta, actualCharacterRange: actualCharRange)
    }
    override func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) { super.invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange) }
    override func invalidateDisplay(forCharacterRange charRange: NSRange) {
        super.invalidateDisplay(forCharacterRange: charRange)
    }
    override func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
        super.invalidateDisplay(forGlyphRange: glyphRange)
    }
    override func ensureGlyphs(forCharacterRange charRange: NSRange) {
        super.ensureGlyphs(forCharacterRange: charRange)
    }
    override func ensureGlyphs(forGlyphRange glyphRange: NSRange) { super.ensureGlyphs(forGlyphRange: glyphRange) }
    override func ensureLayout(forCharacterRange charRange: NSRange) {
        super.ensureLayout(forCharacterRange: charRange)
    }
    override func ensureLayout(forGlyphRange glyphRange: NSRange) { super.ensureLayout(forGlyphRange: glyphRange) }
    override func ensureLayout(for container: NSTextContainer) { super.ensureLayout(for: container) }
    override func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        super.ensureLayout(forBoundingRect: bounds, in: container)
    }
    override func firstUnlaidCharacterIndex() -> Int { super.firstUnlaidCharacterIndex() }
    override func firstUnlaidGlyphIndex() -> Int { super.firstUnlaidGlyphIndex() }
    override var numberOfGlyphs: Int { super.numberOfGlyphs }
    override func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { super.isValidGlyphIndex(glyphIndex) }
    override func characterIndexForGlyph(at glyphIndex: Int) -> Int { super.characterIndexForGlyph(at: glyphIndex) }
    override func glyphIndexForCharacter(at charIndex: Int) -> Int { super.glyphIndexForCharacter(at: charIndex) }
    override func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange { super.glyphRange(forCharacterRange: charRange, actualCharacterRange: actualCharRange) }
    override func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        super.characterRange(forGlyphRange: glyphRange, actualGlyphRange: actualGlyphRange)
    }
    override func glyphRange(for container: NSTextContainer) -> NSRange { super.glyphRange(for: container) }
    override func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        super.glyphRange(forBoundingRect: bounds, in: container)
    }
    override func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> NSTextContainer?
    { super.textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
    override func usedRect(for container: NSTextContainer) -> CGRect { super.usedRect(for: container) }
    override func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> CGRect
    { super.lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
    override func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> CGRect
    { super.lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
    override var extraLineFragmentRect: CGRect { super.extraLineFragmentRect }
    override var extraLineFragmentUsedRect: CGRect { super.extraLineFragmentUsedRect }
    override var extraLineFragmentTextContainer: NSTextContainer? { super.extraLineFragmentTextContainer }
    override func location(forGlyphAt glyphIndex: Int) -> CGPoint { super.location(forGlyphAt: glyphIndex) }
    override func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        super.notShownAttribute(forGlyphAt: glyphIndex)
    }
    override func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize { super.attachmentSize(forGlyphAt: glyphIndex) }
    override func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        super.truncatedGlyphRange(inLineFragmentForGlyphAt: glyphIndex)
    }
    override func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { super.enumerateLineFragments(forGlyphRange: glyphRange, using: block) }
    override func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        super.boundingRect(forGlyphRange: glyphRange, in: container)
    }
    override func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        super.enumerateEnclosingRects(
            forGlyphRange: glyphRange, withinSelectedGlyphRange: selectedRange, in: textContainer, using: block)
    }
    override func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { super.glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }
    override func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        super.glyphIndex(for: point, in: container)
    }
    override func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        super.fractionOfDistanceThroughGlyph(for: point, in: container)
    }
    override func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        super.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
    }
    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
    }
    override func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) { super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: color) }
    override func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        super.drawUnderline(
            forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset,
            lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
    override func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {
        super.drawStrikethrough(
            forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: baselineOffset,
            lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
}

/// A delegate of a text storage and its layout manager, with all methods.
@MainActor class ClientTextListener: NSObject, NSTextStorageDelegate, NSLayoutManagerDelegate {
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
    func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) {}
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 1 }
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 1 }
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 1 }
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool { true }
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
    ) -> Bool { true }
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool { false }

    /// Text as apps lay it out.
    func layOut() -> CGRect {
        let storage = NSTextStorage(string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 12)])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
        container.exclusionPaths = [UIBezierPath(rect: .zero)]
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        (storage.delegate, manager.delegate) = (self, self)
        storage.edited(
            [.editedAttributes, .editedCharacters], range: NSRange(location: 0, length: 4), changeInLength: 0)
        _ = (NSTextStorage(), NSTextContainer(), NSTextStorage.willProcessEditingNotification)
        _ = NSTextStorage.didProcessEditingNotification
        return manager.usedRect(for: container)
    }
}
