import CoreGraphics
public import Foundation

/// Lays a text out in containers, answers questions about the positions of its characters, and draws them.
///
/// A glyph's index is that of its UTF-16 unit; the further units of a cluster are glyphs that are not shown. All rectangles are
/// in the coordinates of the container. Questions lay out as much as their answers need. In a single container that is a
/// rectangle without limits below, each paragraph is laid out by itself, so that a change lays out the changed paragraph alone.
/// In others, all lines from the changed one down to those in question are laid out.
///
/// Unlike iOS: a paragraph whose style truncates shows one line, and paragraphs of more than 16 384 units end a line at least
/// every 4096.
open nonisolated class NSLayoutManager: NSObject, @unchecked Sendable {
    var keptPieces: TextPieces?
    var keptLines: (any LineSource)?
    var hasNotifiedCompletion = false
    /// The number of containers, from the first one on, that the delegate knows to be full.
    var reportedContainers = 0

    /// Attributes that a character typed at the end would have, for the empty line there; nil for the last character's.
    package var typingAttributes: [NSAttributedString.Key: Any]? { didSet { extraLineDidChange() } }
    /// Gives characters of a range other attributes than the storage's, such as those of links, wherever they are laid out.
    package var changeStyle: (([NSAttributedString.Key: Any], NSRange) -> [NSAttributedString.Key: Any])? {
        didSet { forgetAllLines() }
    }
    /// Cuts a run of equal attributes, in its order, where `changeStyle` gives its parts different ones.
    package var cutRun: ((NSRange) -> [NSRange])?
    /// Called with the characters whose look has changed.
    package var displayDidChange: ((NSRange) -> Void)?
    /// Called when the lines are those of another text or of containers that have changed.
    package var sourceDidChange: (() -> Void)?
    /// The colour of text that says none.
    package var textColor = UIColor.black
    /// The layout manager of TextKit 2 that shows these lines; nil until one is asked for.
    package internal(set) weak var textLayoutManager: NSTextLayoutManager?
    /// Whether the layout manager makes lines for that one alone, and is not known to the storage's and container's users.
    var isHidden = false { didSet { storage?.heldLayouts.visibilityChanged(of: self) } }
    /// Whether the markers of lists are drawn, as in TextKit 2: in TextKit 1 they are characters of the text.
    package var drawsListMarkers = false { didSet { if drawsListMarkers != oldValue { markersDidChange() } } }
    /// Called before a text view's container shows the layout manager to users of TextKit 1.
    package var willBeShown: (() -> Void)?
    /// Gives what is laid out instead of a part of a paragraph; nil for the text as it is.
    var shownPart: ((Range<Int>) -> ShownParagraph.Part?)?
    /// Whether the paragraph with a character is left out.
    var leavesOut: ((Int) -> Bool)?

    weak var storage: NSTextStorage?
    /// The items of lists that got other numbers by the change that is being processed.
    var renumbered: Range<Int>?

    /// Makes a layout manager without text and containers.
    public override init() { super.init() }

    /// Makes a layout manager without text and containers.
    ///
    /// Status: partial – the keys of archives are not read.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: Text and containers

    /// The text; set it by adding the layout manager to a storage, which then owns it.
    open var textStorage: NSTextStorage? {
        get { storage }
        set { moveTo(newValue) }
    }

    /// The containers in the order in which text flows through them.
    open internal(set) var textContainers: [NSTextContainer] = []

    /// The delegate, notified about layout and asked about lines.
    open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { delegateDidChange() } }

    /// Adds a container behind all others.
    ///
    /// - Parameter container: A container that belongs to no layout manager.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Adds a container among the others.
    ///
    /// - Parameters:
    ///   - container: A container that belongs to no layout manager.
    ///   - index: The number of the container in front of which it is inserted, or the number of all.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) { insert(container, index) }

    /// Removes a container.
    ///
    /// - Parameter index: Its number.
    open func removeTextContainer(at index: Int) { removeContainer(index) }

    /// Discards the layout of a container and of those behind it; containers call it when their size, shape or limits change.
    ///
    /// - Parameter container: One of the containers.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { containersDidChange() }

    // MARK: Options

    /// Whether the distance that fonts want between lines is kept.
    open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { forgetAllLines() } } }

    /// When words are hyphenated in paragraphs whose style has no rule, from 0, never, to 1, always; 0 by default.
    open var hyphenationFactor: CGFloat = 0 {
        didSet { if hyphenationFactor != oldValue { forgetAllLines() } }
    }

    /// Whether words are hyphenated where the factors are 0, as if they were 1; false by default.
    open var usesDefaultHyphenation = false {
        didSet { if usesDefaultHyphenation != oldValue { forgetAllLines() } }
    }

    /// Whether lines may be laid out before those above them, whose heights are estimated then.
    open var allowsNonContiguousLayout = false

    /// Whether some lines above others have not been laid out.
    open var hasNonContiguousLayout: Bool { allowsNonContiguousLayout && textContainers.count == 1 && firstGap != nil }

    // MARK: Changes

    /// Processes a change of the text; the storage calls it.
    ///
    /// - Parameters:
    ///   - textStorage: The text.
    ///   - editMask: The kinds of changes.
    ///   - newCharRange: The changed part as the text is now.
    ///   - delta: How many UTF-16 units the text became longer.
    ///   - invalidatedCharRange: The changed part with the attributes that were fixed around it.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) { follow(editMask, newCharRange, delta, invalidatedCharRange) }

    /// Discards the glyphs of characters, and with them their lines.
    ///
    /// - Parameters:
    ///   - charRange: The characters as the text is now.
    ///   - delta: How many UTF-16 units longer they became; the storage reports such changes itself.
    ///   - actualCharRange: Receives the range.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) { forgetLines(charRange, actualCharRange) }

    /// Forgets the lines of the paragraphs with characters.
    ///
    /// - Parameters:
    ///   - charRange: The characters.
    ///   - actualCharRange: Receives the range.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        forgetLines(charRange, actualCharRange)
    }

    /// Has characters drawn anew.
    ///
    /// - Parameter charRange: The characters.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { displayDidChange?(charRange) }

    /// Has glyphs drawn anew.
    ///
    /// - Parameter glyphRange: The glyphs.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

    // MARK: Laying out

    /// Makes the glyphs of characters, which is done together with their lines.
    ///
    /// - Parameter charRange: The characters.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) { ensureLayout(forCharacterRange: charRange) }

    /// Makes glyphs, which is done together with their lines.
    ///
    /// - Parameter glyphRange: The glyphs.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { ensureLayout(forCharacterRange: glyphRange) }

    /// Lays out the lines of characters.
    ///
    /// - Parameter charRange: The characters.
    open func ensureLayout(forCharacterRange charRange: NSRange) { layOut(charRange) }

    /// Lays out the lines of glyphs.
    ///
    /// - Parameter glyphRange: The glyphs.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { ensureLayout(forCharacterRange: glyphRange) }

    /// Lays out all lines in a container, which costs the length of their text.
    ///
    /// - Parameter container: One of the containers.
    open func ensureLayout(for container: NSTextContainer) { layOutAll(of: container) }

    /// Lays out the lines in a rectangle.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle in the container's coordinates.
    ///   - container: One of the containers.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        _ = glyphRange(forBoundingRect: bounds, in: container)
    }

    /// The first character that has no line yet; its index is the text's length when there is none.
    open func firstUnlaidCharacterIndex() -> Int { firstGap ?? textLength }

    /// The first glyph that has no line yet; its index is the number of glyphs when there is none.
    open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

    // MARK: Glyphs and characters

    /// The number of glyphs: that of UTF-16 units.
    open var numberOfGlyphs: Int { textLength }

    /// Whether there is a glyph with an index.
    ///
    /// - Parameter glyphIndex: Any number.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < textLength }

    /// The character that a glyph shows.
    ///
    /// - Parameter glyphIndex: The glyph's index; the index behind the last is allowed.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// The glyph that shows a character.
    ///
    /// - Parameter charIndex: The character's index; the index behind the last is allowed.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// The glyphs that show characters: those of whole clusters.
    ///
    /// - Parameters:
    ///   - charRange: The characters.
    ///   - actualCharRange: Receives all characters that these glyphs show.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?)
        -> NSRange
    {
        wholeClusters(charRange, actualCharRange)
    }

    /// The characters that glyphs show: those of whole clusters.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs.
    ///   - actualGlyphRange: Receives all glyphs that show these characters.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        wholeClusters(glyphRange, actualGlyphRange)
    }

    /// The glyphs in a container; lays out all of it.
    ///
    /// - Parameter container: One of the containers.
    open func glyphRange(for container: NSTextContainer) -> NSRange { range(of: container) }

    /// The glyphs of the lines that touch a rectangle.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle in the container's coordinates.
    ///   - container: One of the containers.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        range(touching: bounds, in: container)
    }

    /// The container with a glyph; nil when no container has room for it.
    ///
    /// - Parameters:
    ///   - glyphIndex: The glyph.
    ///   - effectiveGlyphRange: Receives all glyphs in the container.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> NSTextContainer?
    {
        container(at: glyphIndex, effectiveGlyphRange)
    }

    // MARK: Lines

    /// The rectangle around the used parts of all lines, the empty one at the end included; lays out the whole container.
    ///
    /// - Parameter container: One of the containers.
    open func usedRect(for container: NSTextContainer) -> CGRect { used(of: container) }

    /// The rectangle of the line with a glyph, with the spacing of lines and paragraphs; zero when no container has room for it.
    ///
    /// - Parameters:
    ///   - glyphIndex: The glyph.
    ///   - effectiveGlyphRange: Receives the line's glyphs.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> CGRect
    {
        line(at: glyphIndex, effectiveGlyphRange)?.rect ?? .zero
    }

    /// The part of a line's rectangle that text takes, with the padding and without spacing; zero when no container has room.
    ///
    /// - Parameters:
    ///   - glyphIndex: The glyph.
    ///   - effectiveGlyphRange: Receives the line's glyphs.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> CGRect
    {
        line(at: glyphIndex, effectiveGlyphRange)?.usedRect ?? .zero
    }

    /// The rectangle of the empty line behind the mark that ends the text, or of an empty text's only line; else zero.
    open var extraLineFragmentRect: CGRect { source?.extraFragment?.rect ?? .zero }

    /// The part of the empty last line that text would take; zero when there is no such line.
    open var extraLineFragmentUsedRect: CGRect { source?.extraFragment?.usedRect ?? .zero }

    /// The container with the empty last line; nil when there is no such line.
    open var extraLineFragmentTextContainer: NSTextContainer? {
        source?.extraFragment.map { textContainers[$0.container] }
    }

    /// Where a glyph's origin is on the baseline, from its line's rectangle.
    ///
    /// - Parameter glyphIndex: The glyph.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint { origin(of: glyphIndex) }

    /// Whether a glyph is none that is drawn: the mark at a line's end, and further units of a cluster.
    ///
    /// - Parameter glyphIndex: The glyph.
    open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool { isHidden(glyphIndex) }

    /// The size of an attachment; −1 by −1 when the glyph shows none.
    ///
    /// - Parameter glyphIndex: The glyph.
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize { pictureSize(at: glyphIndex) }

    /// The glyphs that the line replaces by an ellipsis; the location is `NSNotFound` when the line is not truncated.
    ///
    /// - Parameter glyphIndex: A glyph of the line.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        source?.fragment(at: glyphIndex)?.truncated.map { NSRange($0) } ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Calls a closure with each line that has some of the glyphs: its rectangle, the used part, the container and the glyphs.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs.
    ///   - block: The closure; it may set the last parameter to stop.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateLines(glyphRange, block) }

    // MARK: Boxes and points

    /// The rectangle around glyphs, as high as their lines; where they continue in another line it reaches to the line's end.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs; an empty range gives the position before the glyph with that index, without width.
    ///   - container: One of the containers.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        bounds(of: glyphRange, container)
    }

    /// Calls a closure with the boxes that glyphs take, line by line.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs.
    ///   - selectedRange: Selected glyphs, as whose part boxes reach to the lines' ends and follow the directions of writing;
    ///     with the location `NSNotFound` there is one box for each line, around the glyphs alone.
    ///   - textContainer: One of the containers.
    ///   - block: The closure; it may set the last parameter to stop.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateBoxes(glyphRange, selectedRange, textContainer, block) }

    /// The glyph nearest to a point: on the right of a line its last one, below all lines the last of all.
    ///
    /// - Parameters:
    ///   - point: The point in the container's coordinates.
    ///   - container: One of the containers.
    ///   - partialFraction: Receives how far through the glyph the point is, in its direction of writing, from 0 to 1.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { nearest(to: point, container, partialFraction) }

    /// The glyph nearest to a point.
    ///
    /// - Parameters:
    ///   - point: The point in the container's coordinates.
    ///   - container: One of the containers.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// How far through the nearest glyph a point is, in its direction of writing, from 0 to 1.
    ///
    /// - Parameters:
    ///   - point: The point in the container's coordinates.
    ///   - container: One of the containers.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    /// The character nearest to a point.
    ///
    /// - Parameters:
    ///   - point: The point in the container's coordinates.
    ///   - container: One of the containers.
    ///   - partialFraction: Receives the fraction of the way from the position before the character to the one behind it, from 0
    ///     to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

    // MARK: Drawing

    /// Fills the backgrounds of glyphs in the current context.
    ///
    /// - Parameters:
    ///   - glyphsToShow: The glyphs.
    ///   - origin: The container's origin in the context.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        fillBackgrounds(glyphsToShow, origin)
    }

    /// Draws glyphs, attachments and the lines under and through them in the current context.
    ///
    /// - Parameters:
    ///   - glyphsToShow: The glyphs; of a line that has others too only their boxes are drawn in.
    ///   - origin: Where the container's origin is in the context.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { draw(glyphsToShow, origin) }

    /// Fills the rectangles behind characters in the current context.
    ///
    /// - Parameters:
    ///   - rectArray: The rectangles in the context.
    ///   - rectCount: Their number.
    ///   - charRange: The characters.
    ///   - color: The colour.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) { fill(UnsafeBufferPointer(start: rectArray, count: rectCount), color) }

    /// Draws the line under glyphs of one line.
    ///
    /// Status: partial – look and offset are always those of the attributes.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs.
    ///   - underlineVal: The line's look.
    ///   - baselineOffset: From the baseline down to the line, in points.
    ///   - lineRect: The rectangle of the line of text.
    ///   - lineGlyphRange: All glyphs of the line of text.
    ///   - containerOrigin: Where the container's origin is in the context.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { drawRules(isUnderline: true, glyphRange, containerOrigin) }

    /// Draws the line through glyphs of one line.
    ///
    /// Status: partial – look and offset are always those of the attributes.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs.
    ///   - strikethroughVal: The line's look.
    ///   - baselineOffset: From the baseline down to the line, in points; negative.
    ///   - lineRect: The rectangle of the line of text.
    ///   - lineGlyphRange: All glyphs of the line of text.
    ///   - containerOrigin: Where the container's origin is in the context.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { drawRules(isUnderline: false, glyphRange, containerOrigin) }
}
