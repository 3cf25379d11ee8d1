public import CoreGraphics
public import Foundation

/// A paragraph of a document as it is laid out: lines in a rectangle.
///
/// Paragraphs of more than 16 384 characters have several fragments. A fragment of a layout manager follows changes elsewhere in
/// the document; when its own paragraph changes, another fragment takes over, and this one keeps its last frame.
///
/// A subclass draws in another way by overriding `draw(at:in:)`, and `renderingSurfaceBounds` where it draws beyond the lines.
open nonisolated class NSTextLayoutFragment: NSObject, @unchecked Sendable {
    /// The direction of an enumeration of fragments, and what is done for each of them.
    public nonisolated struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// From the end to the beginning.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
        /// Sizes are estimated where there is no layout, as they always are.
        public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
        /// Each fragment is laid out before the closure is called.
        public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
        /// The empty line of an empty document has a fragment, and from the document's end on the fragment with the empty line
        /// there is enumerated.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
    }

    /// How much of the layout is known.
    public nonisolated enum State: UInt, Sendable {
        /// Nothing: the fragment belongs to no layout manager, or its text was changed.
        case none = 0
        /// The frame is estimated.
        case estimatedUsageBounds = 1
        /// The frame is exact, and lines are made when they are asked for. Not used here.
        case calculatedUsageBounds = 2
        /// The frame and the lines are exact.
        case layoutAvailable = 3
    }

    /// The layout manager of which this is a fragment.
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?

    /// The UTF-16 units in the document.
    var indices: Range<Int> = 0..<0
    var isAttached = false
    var needsRenderingAttributes = true
    var madeLines: FragmentLines?
    var lastFrame = CGRect.zero
    private var element: NSTextElement?
    /// From the paragraph's first unit to the fragment's.
    private var elementOffset = 0

    /// Makes a fragment of a paragraph, as a layout manager's delegate returns it.
    ///
    /// - Parameters:
    ///   - textElement: The paragraph.
    ///   - rangeInElement: A part of the document in the paragraph; nil for all of it.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        element = textElement
        if let range = rangeInElement ?? textElement.elementRange { indices = range.indices }
        super.init()
        noteElementOffset()
    }

    /// Makes a fragment without a paragraph.
    ///
    /// Status: partial – the keys of archives are not read.
    public required init?(coder: NSCoder) { super.init() }

    /// Makes a fragment whose paragraph is made when it is asked for.
    init(of manager: NSTextLayoutManager, _ range: Range<Int>) {
        super.init()
        attach(to: manager, range)
    }

    /// The paragraph. Its range follows changes of the text before it, when the fragment is asked for it.
    open var textElement: NSTextElement? {
        if element == nil {
            element = madeElement
            noteElementOffset()
        }
        moveElement()
        return element
    }

    private func noteElementOffset() {
        if let range = element?.elementRange?.indices { elementOffset = indices.lowerBound - range.lowerBound }
    }

    /// Moves the paragraph to where the fragment is after a change of the text before it.
    private func moveElement() {
        guard isAttached, let element, let range = element.elementRange?.indices else { return }
        let start = indices.lowerBound - elementOffset
        if range.lowerBound != start { element.elementRange = NSTextRange(start..<start + range.count) }
    }

    /// The part of the document that the fragment shows.
    open var rangeInElement: NSTextRange { NSTextRange(indices) }

    // MARK: Layout

    /// The lines, which this lays out; the empty line at the end of the document is the last line of the last fragment. None
    /// without a layout manager.
    open var textLineFragments: [NSTextLineFragment] { shownLines.lines }

    /// How much of the layout is known.
    open var state: State {
        guard isAttached else { return .none }
        return isLaidOut ? .layoutAvailable : .estimatedUsageBounds
    }

    /// Forgets the lines, after which another fragment takes over.
    open func invalidateLayout() { textLayoutManager?.invalidateLayout(for: rangeInElement) }

    /// The rectangle of the lines with their spacing, in the container's coordinates. Frames lie one below the other without
    /// gaps.
    ///
    /// Unlike iOS, it is as wide as its lines are.
    open var layoutFragmentFrame: CGRect { currentFrame }

    /// The rectangle in which the fragment draws, in its own coordinates: the frame, and glyphs that extend beyond it.
    open var renderingSurfaceBounds: CGRect { inkBounds }

    /// The line at a height.
    ///
    /// - Parameters:
    ///   - verticalOffset: The distance from the fragment's top.
    ///   - requiresExactMatch: Whether there is no line above, below and between lines; else it is the next one below, or the
    ///     last.
    open func textLineFragment(
        forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool
    ) -> NSTextLineFragment? { line(atY: verticalOffset, isExact: requiresExactMatch) }

    /// The line with a location.
    ///
    /// - Parameters:
    ///   - textLocation: A location of the document.
    ///   - isUpstreamAffinity: Whether a location where a line breaks is in the line before.
    /// - Returns: The line; nil outside of the fragment.
    open func textLineFragment(
        for textLocation: any NSTextLocation, isUpstreamAffinity: Bool
    ) -> NSTextLineFragment? { line(with: IndexedTextLocation.index(of: textLocation), isUpstreamAffinity) }

    /// The rectangle of an attachment in the fragment's coordinates; empty where there is none.
    ///
    /// - Parameter location: The attachment's location in the document.
    open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
        attachmentFrame(at: IndexedTextLocation.index(of: location))
    }

    // MARK: Drawing

    /// Draws the backgrounds, glyphs and attachments of all lines, and the lines under and through them.
    ///
    /// - Parameters:
    ///   - point: The origin of the fragment's frame in the context.
    ///   - context: The context.
    open func draw(at point: CGPoint, in context: CGContext) { drawLines(at: point, context) }
}
