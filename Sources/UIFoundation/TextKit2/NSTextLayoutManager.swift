public import CoreGraphics
public import Foundation

/// Lays out the document of a text content storage in one container, paragraph by paragraph.
///
/// Each paragraph is a layout fragment with lines. Paragraphs are laid out as they are asked for, wherever they are, and a change
/// lays out the changed ones alone, so that long documents cost as much as short ones. Heights of paragraphs that have not been
/// laid out are estimated. All rectangles are in the container's coordinates.
///
/// The layout is that of an `NSLayoutManager`, which is hidden.
open nonisolated class NSTextLayoutManager: NSObject, NSTextSelectionDataSource, @unchecked Sendable {
    /// The layout manager that makes the lines.
    package private(set) var lineManager: NSLayoutManager
    /// The fragments that have been asked for, in the order of the text.
    var fragments = FragmentList()
    var rendering = RenderingAttributes()
    private weak var contentManager: NSTextContentManager?
    private var ownContainer: NSTextContainer?
    private var ownSelections: [NSTextSelection] = []
    private var ownViewportController: NSTextViewportLayoutController?
    /// Gives the visible part of the container, for a viewport without delegate.
    package var visibleBounds: (() -> CGRect)?
    /// The selection of the view that shows the text.
    package var viewSelection: (get: () -> [NSTextSelection], set: ([NSTextSelection]) -> Void)?

    /// Makes a layout manager without document and container.
    public override init() {
        lineManager = .hidden()
        super.init()
        lineManager.textLayoutManager = self
    }

    /// Makes a layout manager without document and container.
    ///
    /// Status: partial – the keys of archives are not read.
    public required init?(coder: NSCoder) {
        lineManager = .hidden()
        super.init()
        lineManager.textLayoutManager = self
    }

    /// Makes a layout manager that shows the lines of another one, which has a container.
    package init(showing lineManager: NSLayoutManager) {
        self.lineManager = lineManager
        ownContainer = lineManager.textContainers.first
        super.init()
        lineManager.textLayoutManager = self
    }

    // MARK: Document and container

    /// The document; set it by adding the layout manager to a content manager, which then owns it.
    open var textContentManager: NSTextContentManager? { contentManager }

    /// Makes another content manager own this layout manager.
    ///
    /// - Parameter textContentManager: The content manager with the document to show.
    open func replace(_ textContentManager: NSTextContentManager) { textContentManager.addTextLayoutManager(self) }

    /// The only container. One that another layout manager fills is taken from it.
    open var textContainer: NSTextContainer? {
        get { ownContainer }
        set { moveText(to: newValue) }
    }

    /// The delegate, asked for the fragments of paragraphs.
    open weak var delegate: (any NSTextLayoutManagerDelegate)? { didSet { delegateDidChange() } }

    /// Whether the distance that fonts want between lines is kept; true by default.
    open var usesFontLeading: Bool {
        get { lineManager.usesFontLeading }
        set { lineManager.usesFontLeading = newValue }
    }

    /// Whether words are hyphenated in paragraphs whose style has no rule; false by default.
    open var usesHyphenation: Bool {
        get { lineManager.usesDefaultHyphenation }
        set { lineManager.usesDefaultHyphenation = newValue }
    }

    func adopt(_ manager: NSTextContentManager?) {
        let former = contentManager as? NSTextContentStorage
        contentManager = manager
        showText(of: manager as? NSTextContentStorage, insteadOf: former?.textStorage)
    }

    func keep(_ container: NSTextContainer?) { ownContainer = container }

    func keep(_ newManager: NSLayoutManager) { lineManager = newManager }

    // MARK: Laying out

    /// The rectangle around the lines in the container, in part estimated until all of the text is laid out. Asking for it lays
    /// nothing out.
    open var usageBoundsForTextContainer: CGRect { usageBounds }

    /// The controller of the visible part of the container.
    open var textViewportLayoutController: NSTextViewportLayoutController {
        if let ownViewportController { return ownViewportController }
        let controller = NSTextViewportLayoutController(textLayoutManager: self)
        ownViewportController = controller
        return controller
    }

    /// Lays out the paragraphs with characters of a range.
    ///
    /// - Parameter range: A part of the document; all of it costs its length.
    open func ensureLayout(for range: NSTextRange) { layOut(range.indices) }

    /// Lays out the lines in a rectangle.
    ///
    /// - Parameter bounds: The rectangle in the container's coordinates.
    open func ensureLayout(for bounds: CGRect) { layOut(bounds) }

    /// Forgets the lines of the paragraphs with characters of a range.
    ///
    /// - Parameter range: A part of the document.
    open func invalidateLayout(for range: NSTextRange) {
        let range = clamped(range)
        lineManager.invalidateLayout(forCharacterRange: NSRange(range), actualCharacterRange: nil)
        lineManager.invalidateDisplay(forCharacterRange: NSRange(range))
    }

    // MARK: Fragments

    /// The fragment of the paragraph at a height of the container, laid out; nil above and below the text.
    ///
    /// - Parameter position: The point in the container's coordinates.
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? { fragment(at: position) }

    /// The fragment with the character behind a location; nil at the end of the document.
    ///
    /// - Parameter location: A location of the document.
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        fragment(at: IndexedTextLocation.index(of: location))
    }

    /// Calls a closure with fragments one after the other.
    ///
    /// - Parameters:
    ///   - location: A location in the first of them; nil for the first, or with `reverse` the last, of the document. With
    ///     `reverse` the first is the one in front of that with the location.
    ///   - options: The direction, and whether fragments are laid out.
    ///   - block: The closure; it returns false to stop.
    /// - Returns: The end of the enumerated part; nil when there was no fragment.
    @discardableResult
    open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? { enumerateFragments(from: location, options, block) }

    // MARK: Segments

    /// Calls a closure with the boxes that a range takes, line by line, and in lines of mixed directions part by part.
    ///
    /// - Parameters:
    ///   - textRange: A part of the document; an empty one has a box without width.
    ///   - type: The shape of the boxes.
    ///   - options: The boxes that are left out or extended.
    ///   - block: The closure. It receives the box's part of the range, nil if that is not required, the box, the distance from
    ///     the box's top to the baseline, and the container. It returns false to stop.
    open func enumerateTextSegments(
        in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) { enumerateSegments(clamped(textRange), type, options, block) }

    // MARK: Selections

    /// The selected parts of the document; a text view's are those of the view.
    open var textSelections: [NSTextSelection] {
        get { viewSelection?.get() ?? ownSelections }
        set {
            ownSelections = newValue
            viewSelection?.set(newValue)
        }
    }

    private var ownNavigation: NSTextSelectionNavigation?

    /// Finds the selections to which keys and presses lead in the document.
    open var textSelectionNavigation: NSTextSelectionNavigation {
        get {
            if let ownNavigation { return ownNavigation }
            let navigation = NSTextSelectionNavigation(dataSource: self)
            ownNavigation = navigation
            return navigation
        }
        set { ownNavigation = newValue }
    }

    open var documentRange: NSTextRange { NSTextRange(0..<lineManager.textLength) }

    open func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions = [],
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateUnits(from: IndexedTextLocation.index(of: location), options, block) }

    open func textRange(
        for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    ) -> NSTextRange? {
        unit(selectionGranularity, at: IndexedTextLocation.index(of: location)).map { NSTextRange($0) }
    }

    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        contentManager?.location(location, offsetBy: offset)
    }

    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        contentManager?.offset(from: from, to: to) ?? 0
    }

    open func baseWritingDirection(
        at location: any NSTextLocation
    ) -> NSTextSelectionNavigation.WritingDirection {
        isRightToLeft(at: IndexedTextLocation.index(of: location)) ? .rightToLeft : .leftToRight
    }

    open func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateCarets(at: IndexedTextLocation.index(of: location), block) }

    open func lineFragmentRange(
        for point: CGPoint, inContainerAt location: any NSTextLocation
    ) -> NSTextRange? { lineRange(at: point).map { NSTextRange($0) } }

    // MARK: Rendering attributes

    /// Called with a fragment before it is drawn the first time, and again after its rendering attributes were invalidated, to
    /// set those that it needs.
    open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)? {
        didSet { validatorDidChange() }
    }

    /// Calls a closure with parts of the document that have rendering attributes.
    ///
    /// - Parameters:
    ///   - location: The location from which on parts are enumerated.
    ///   - reverse: Whether from there to the beginning of the document.
    ///   - block: The closure; it returns false to stop.
    open func enumerateRenderingAttributes(
        from location: any NSTextLocation, reverse: Bool,
        using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) { enumerateRendering(from: IndexedTextLocation.index(of: location), reverse, block) }

    /// Replaces all rendering attributes of a range.
    ///
    /// They are drawn over the text's own attributes and never change the layout: only colours, lines under and through the text
    /// and shadows count.
    ///
    /// - Parameters:
    ///   - renderingAttributes: The attributes.
    ///   - textRange: A part of the document.
    open func setRenderingAttributes(
        _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
    ) { changeRendering(clamped(textRange)) { $0 = renderingAttributes } }

    /// Gives characters a rendering attribute beside those that they have.
    ///
    /// - Parameters:
    ///   - renderingAttribute: The attribute's name.
    ///   - value: Its value; nil removes it.
    ///   - textRange: A part of the document.
    open func addRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
    ) { changeRendering(clamped(textRange)) { $0[renderingAttribute] = value } }

    /// Removes a rendering attribute.
    ///
    /// - Parameters:
    ///   - renderingAttribute: The attribute's name.
    ///   - textRange: A part of the document.
    open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
        changeRendering(clamped(textRange)) { $0[renderingAttribute] = nil }
    }

    /// Removes all rendering attributes of a range, for which the validator is asked again.
    ///
    /// - Parameter textRange: A part of the document.
    open func invalidateRenderingAttributes(for textRange: NSTextRange) { invalidateRendering(clamped(textRange)) }

    // MARK: Replacing

    /// Replaces a part of the document by the texts of elements.
    ///
    /// - Parameters:
    ///   - range: The part.
    ///   - textElements: The elements.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        contentManager?.replaceContents(in: range, with: textElements)
    }

    /// Replaces a part of the document by a text.
    ///
    /// - Parameters:
    ///   - range: The part.
    ///   - attributedString: The text.
    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
    }
}
