import UIKit

/// A navigation that counts its movements.
class ClientSelectionNavigation: NSTextSelectionNavigation {
    override init(dataSource: any NSTextSelectionDataSource) { super.init(dataSource: dataSource) }
    override var textSelectionDataSource: (any NSTextSelectionDataSource)? { super.textSelectionDataSource }
    override var allowsNonContiguousRanges: Bool {
        get { super.allowsNonContiguousRanges }
        set { super.allowsNonContiguousRanges = newValue }
    }
    override var rotatesCoordinateSystemForLayoutOrientation: Bool {
        get { super.rotatesCoordinateSystemForLayoutOrientation }
        set { super.rotatesCoordinateSystemForLayoutOrientation = newValue }
    }
    override func flushLayoutCache() { super.flushLayoutCache() }
    override func destinationSelection(
        for textSelection: NSTextSelection, direction: NSTextSelectionNavigation.Direction,
        destination: NSTextSelectionNavigation.Destination, extending: Bool, confined: Bool
    ) -> NSTextSelection? {
        super.destinationSelection(
            for: textSelection, direction: direction, destination: destination, extending: extending,
            confined: confined)
    }
    override func textSelections(
        interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation,
        anchors: [NSTextSelection], modifiers: NSTextSelectionNavigation.Modifier, selecting: Bool, bounds: CGRect
    ) -> [NSTextSelection] {
        super.textSelections(
            interactingAt: point, inContainerAt: containerLocation, anchors: anchors, modifiers: modifiers,
            selecting: selecting, bounds: bounds)
    }
    override func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection
    ) -> NSTextSelection { super.textSelection(for: selectionGranularity, enclosing: textSelection) }
    override func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
        inContainerAt location: any NSTextLocation
    ) -> NSTextSelection? {
        super.textSelection(for: selectionGranularity, enclosing: point, inContainerAt: location)
    }
    override func resolvedInsertionLocation(
        for textSelection: NSTextSelection, writingDirection: NSTextSelectionNavigation.WritingDirection
    ) -> (any NSTextLocation)? {
        super.resolvedInsertionLocation(for: textSelection, writingDirection: writingDirection)
    }
    override func deletionRanges(
        for textSelection: NSTextSelection, direction: NSTextSelectionNavigation.Direction,
        destination: NSTextSelectionNavigation.Destination, allowsDecomposition: Bool
    ) -> [NSTextRange] {
        super.deletionRanges(
            for: textSelection, direction: direction, destination: destination,
            allowsDecomposition: allowsDecomposition)
    }
}

/// A selection with a colour.
class ClientDocumentSelection: NSTextSelection, @unchecked Sendable {
    override init(
        _ textRanges: [NSTextRange], affinity: NSTextSelection.Affinity, granularity: NSTextSelection.Granularity
    ) { super.init(textRanges, affinity: affinity, granularity: granularity) }
    override var typingAttributes: [NSAttributedString.Key: Any] {
        get { super.typingAttributes }
        set { super.typingAttributes = newValue }
    }
    override func textSelection(_ textRanges: [NSTextRange]) -> NSTextSelection { super.textSelection(textRanges) }
    override var secondarySelectionLocation: (any NSTextLocation)? {
        get { super.secondarySelectionLocation }
        set { super.secondarySelectionLocation = newValue }
    }
    override var isLogical: Bool {
        get { super.isLogical }
        set { super.isLogical = newValue }
    }
    override var isTransient: Bool { super.isTransient }
    override var anchorPositionOffset: CGFloat {
        get { super.anchorPositionOffset }
        set { super.anchorPositionOffset = newValue }
    }
}
