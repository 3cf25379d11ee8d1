import UIKit

/// A document that counts its enumerations.
class ClientContents: NSTextContentManager, @unchecked Sendable {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var textLayoutManagers: [NSTextLayoutManager] { super.textLayoutManagers }
    override var primaryTextLayoutManager: NSTextLayoutManager? {
        get { super.primaryTextLayoutManager }
        set { super.primaryTextLayoutManager = newValue }
    }
    override func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        super.addTextLayoutManager(textLayoutManager)
    }
    override func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        super.removeTextLayoutManager(textLayoutManager)
    }
    override func textElements(for range: NSTextRange) -> [NSTextElement] { super.textElements(for: range) }
    override var documentRange: NSTextRange { super.documentRange }
    override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { super.enumerateTextElements(from: textLocation, options: options, using: block) }
    override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
        super.replaceContents(in: range, with: textElements)
    }
    override func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?) {
        super.synchronizeToBackingStore(completionHandler)
    }
    override func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
        super.recordEditAction(in: originalTextRange, newTextRange: newTextRange)
    }
    override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        super.location(location, offsetBy: offset)
    }
    override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { super.offset(from: from, to: to) }
    override var hasEditingTransaction: Bool { super.hasEditingTransaction }
    override var automaticallySynchronizesToBackingStore: Bool {
        get { super.automaticallySynchronizesToBackingStore }
        set { super.automaticallySynchronizesToBackingStore = newValue }
    }
    override func performEditingTransaction(_ transaction: () -> Void) { super.performEditingTransaction(transaction) }
}

/// A document of a text storage.
class ClientContentStorage: NSTextContentStorage, @unchecked Sendable {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var delegate: (any NSTextContentStorageDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var textStorage: NSTextStorage? {
        get { super.textStorage }
        set { super.textStorage = newValue }
    }
    override var attributedString: NSAttributedString? {
        get { super.attributedString }
        set { super.attributedString = newValue }
    }
    override func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        super.attributedString(for: textElement)
    }
    override func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
        super.textElement(for: attributedString)
    }
}

/// A layout manager that counts what it lays out.
class ClientTextLayout: NSTextLayoutManager, @unchecked Sendable {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var textContentManager: NSTextContentManager? { super.textContentManager }
    override func replace(_ textContentManager: NSTextContentManager) { super.replace(textContentManager) }
    override var textContainer: NSTextContainer? {
        get { super.textContainer }
        set { super.textContainer = newValue }
    }
    override var delegate: (any NSTextLayoutManagerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var usesFontLeading: Bool {
        get { super.usesFontLeading }
        set { super.usesFontLeading = newValue }
    }
    override var usageBoundsForTextContainer: CGRect { super.usageBoundsForTextContainer }
    override var textViewportLayoutController: NSTextViewportLayoutController { super.textViewportLayoutController }
    override func ensureLayout(for range: NSTextRange) { super.ensureLayout(for: range) }
    override func ensureLayout(for bounds: CGRect) { super.ensureLayout(for: bounds) }
    override func invalidateLayout(for range: NSTextRange) { super.invalidateLayout(for: range) }
    override func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        super.textLayoutFragment(for: position)
    }
    override func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        super.textLayoutFragment(for: location)
    }
    override func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions,
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? { super.enumerateTextLayoutFragments(from: location, options: options, using: block) }
    override func enumerateTextSegments(
        in textRange: NSTextRange, type: NSTextLayoutManager.SegmentType,
        options: NSTextLayoutManager.SegmentOptions,
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) { super.enumerateTextSegments(in: textRange, type: type, options: options, using: block) }
    override var textSelections: [NSTextSelection] {
        get { super.textSelections }
        set { super.textSelections = newValue }
    }
    override var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)? {
        get { super.renderingAttributesValidator }
        set { super.renderingAttributesValidator = newValue }
    }
    override func enumerateRenderingAttributes(
        from location: any NSTextLocation, reverse: Bool,
        using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) { super.enumerateRenderingAttributes(from: location, reverse: reverse, using: block) }
    override func setRenderingAttributes(
        _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
    ) { super.setRenderingAttributes(renderingAttributes, for: textRange) }
    override func addRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
    ) { super.addRenderingAttribute(renderingAttribute, value: value, for: textRange) }
    override func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
        super.removeRenderingAttribute(renderingAttribute, for: textRange)
    }
    override func invalidateRenderingAttributes(for textRange: NSTextRange) {
        super.invalidateRenderingAttributes(for: textRange)
    }
    override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        super.replaceContents(in: range, with: textElements)
    }
    override func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        super.replaceContents(in: range, with: attributedString)
    }
    override var textSelectionNavigation: NSTextSelectionNavigation {
        get { super.textSelectionNavigation }
        set { super.textSelectionNavigation = newValue }
    }
    override var documentRange: NSTextRange { super.documentRange }
    override func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { super.enumerateSubstrings(from: location, options: options, using: block) }
    override func textRange(
        for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    ) -> NSTextRange? { super.textRange(for: selectionGranularity, enclosing: location) }
    override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        super.location(location, offsetBy: offset)
    }
    override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { super.offset(from: from, to: to) }
    override func baseWritingDirection(
        at location: any NSTextLocation
    ) -> NSTextSelectionNavigation.WritingDirection { super.baseWritingDirection(at: location) }
    override func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { super.enumerateCaretOffsetsInLineFragment(at: location, using: block) }
    override func lineFragmentRange(
        for point: CGPoint, inContainerAt location: any NSTextLocation
    ) -> NSTextRange? { super.lineFragmentRange(for: point, inContainerAt: location) }
}

/// A paragraph in a bubble.
class ClientLayoutFragment: NSTextLayoutFragment, @unchecked Sendable {
    override init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        super.init(textElement: textElement, range: rangeInElement)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var textLayoutManager: NSTextLayoutManager? { super.textLayoutManager }
    override var textElement: NSTextElement? { super.textElement }
    override var rangeInElement: NSTextRange { super.rangeInElement }
    override var textLineFragments: [NSTextLineFragment] { super.textLineFragments }
    override var state: NSTextLayoutFragment.State { super.state }
    override func invalidateLayout() { super.invalidateLayout() }
    override var layoutFragmentFrame: CGRect { super.layoutFragmentFrame }
    override var renderingSurfaceBounds: CGRect { super.renderingSurfaceBounds.insetBy(dx: -3, dy: -3) }
    override func textLineFragment(
        forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool
    ) -> NSTextLineFragment? {
        super.textLineFragment(forVerticalOffset: verticalOffset, requiresExactMatch: requiresExactMatch)
    }
    override func textLineFragment(
        for textLocation: any NSTextLocation, isUpstreamAffinity: Bool
    ) -> NSTextLineFragment? { super.textLineFragment(for: textLocation, isUpstreamAffinity: isUpstreamAffinity) }
    override func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
        super.frameForTextAttachment(at: location)
    }
    override func draw(at point: CGPoint, in context: CGContext) {
        context.fill(renderingSurfaceBounds.offsetBy(dx: point.x, dy: point.y))
        super.draw(at: point, in: context)
    }
}

/// A line that draws a box.
class ClientLineFragment: NSTextLineFragment, @unchecked Sendable {
    override init(attributedString: NSAttributedString, range: NSRange) {
        super.init(attributedString: attributedString, range: range)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var attributedString: NSAttributedString { super.attributedString }
    override var characterRange: NSRange { super.characterRange }
    override var typographicBounds: CGRect { super.typographicBounds }
    override var glyphOrigin: CGPoint { super.glyphOrigin }
    override func draw(at point: CGPoint, in context: CGContext) { super.draw(at: point, in: context) }
    override func locationForCharacter(at index: Int) -> CGPoint { super.locationForCharacter(at: index) }
    override func characterIndex(for point: CGPoint) -> Int { super.characterIndex(for: point) }
    override func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        super.fractionOfDistanceThroughGlyph(for: point)
    }
}

/// An element with parts.
class ClientTextElement: NSTextElement, @unchecked Sendable {
    override init(textContentManager: NSTextContentManager?) { super.init(textContentManager: textContentManager) }
    override var textContentManager: NSTextContentManager? {
        get { super.textContentManager }
        set { super.textContentManager = newValue }
    }
    override var elementRange: NSTextRange? {
        get { super.elementRange }
        set { super.elementRange = newValue }
    }
    override var childElements: [NSTextElement] { super.childElements }
    override var parentElement: NSTextElement? { super.parentElement }
    override var isRepresentedElement: Bool { super.isRepresentedElement }
}

/// A paragraph with a depth.
class ClientTextParagraph: NSTextParagraph, @unchecked Sendable {
    override init(attributedString: NSAttributedString?) { super.init(attributedString: attributedString) }
    override init(textContentManager: NSTextContentManager?) { super.init(textContentManager: textContentManager) }
    override var attributedString: NSAttributedString { super.attributedString }
    override var paragraphContentRange: NSTextRange? { super.paragraphContentRange }
    override var paragraphSeparatorRange: NSTextRange? { super.paragraphSeparatorRange }
}

/// A range with a name.
class ClientDocumentRange: NSTextRange, @unchecked Sendable {
    override init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        super.init(location: location, end: endLocation)
    }
    override var location: any NSTextLocation { super.location }
    override var endLocation: any NSTextLocation { super.endLocation }
    override var isEmpty: Bool { super.isEmpty }
    override func isEqual(to textRange: NSTextRange) -> Bool { super.isEqual(to: textRange) }
    override func contains(_ location: any NSTextLocation) -> Bool { super.contains(location) }
    override func contains(_ textRange: NSTextRange) -> Bool { super.contains(textRange) }
    override func intersects(_ textRange: NSTextRange) -> Bool { super.intersects(textRange) }
    override func intersection(_ textRange: NSTextRange) -> NSTextRange? { super.intersection(textRange) }
    override func union(_ textRange: NSTextRange) -> NSTextRange { super.union(textRange) }
}

/// A controller that notes its layouts.
class ClientViewportController: NSTextViewportLayoutController, @unchecked Sendable {
    override init(textLayoutManager: NSTextLayoutManager) { super.init(textLayoutManager: textLayoutManager) }
    override var delegate: (any NSTextViewportLayoutControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var textLayoutManager: NSTextLayoutManager? { super.textLayoutManager }
    override var viewportBounds: CGRect { super.viewportBounds }
    override var viewportRange: NSTextRange? { super.viewportRange }
    override func layoutViewport() { super.layoutViewport() }
    override func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        super.relocateViewport(to: textLocation)
    }
    override func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
        super.adjustViewport(byVerticalOffset: verticalOffset)
    }
}

/// A view of an attachment.
class ClientAttachmentViewProvider: NSTextAttachmentViewProvider {
    override init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        super.init(
            textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager,
            location: location)
    }
    override var textAttachment: NSTextAttachment? { super.textAttachment }
    override var textLayoutManager: NSTextLayoutManager? { super.textLayoutManager }
    override var location: any NSTextLocation { super.location }
    override var tracksTextAttachmentViewBounds: Bool {
        get { super.tracksTextAttachmentViewBounds }
        set { super.tracksTextAttachmentViewBounds = newValue }
    }
    override var view: UIView? {
        get { super.view }
        set { super.view = newValue }
    }
    override func loadView() { super.loadView() }
    override func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        super.attachmentBounds(
            for: attributes, location: location, textContainer: textContainer,
            proposedLineFragment: proposedLineFragment, position: position)
    }
}

/// A location in an app's own document.
final class ClientTextLocation: NSObject, NSTextLocation {
    func compare(_ location: any NSTextLocation) -> ComparisonResult { .orderedSame }
}

/// A delegate of a document, its layout and its viewport, with all methods.
@MainActor
class ClientDocumentListener: NSObject, NSTextContentStorageDelegate, NSTextLayoutManagerDelegate,
    NSTextViewportLayoutControllerDelegate
{
    func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions = []
    ) -> Bool { true }
    func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? { nil }
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment { ClientLayoutFragment(textElement: textElement, range: textElement.elementRange) }
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { .zero }
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) {}
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
}
