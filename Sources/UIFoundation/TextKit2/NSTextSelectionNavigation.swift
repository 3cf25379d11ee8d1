public import CoreGraphics
public import Foundation

/// Finds the selections to which keys and presses lead, and the characters that keys delete.
open nonisolated class NSTextSelectionNavigation: NSObject {
    /// The direction of a movement.
    public nonisolated enum Direction: Int, Sendable {
        /// In the order of the text.
        case forward = 0
        /// Against the order of the text.
        case backward = 1
        /// To the right.
        case right = 2
        /// To the left.
        case left = 3
        /// To the line above.
        case up = 4
        /// To the line below.
        case down = 5
    }

    /// The end of a movement.
    public nonisolated enum Destination: Int, Sendable {
        /// The next composed character; up and down, the next line.
        case character = 0
        /// The end of a word.
        case word = 1
        /// The end of the line.
        case line = 2
        /// The end of the sentence.
        case sentence = 3
        /// The end of the paragraph.
        case paragraph = 4
        /// The end of the container.
        case container = 5
        /// The end of the document.
        case document = 6
    }

    /// The keys that are held during a press.
    public nonisolated struct Modifier: OptionSet, Sendable {
        /// The bits of the keys.
        public let rawValue: UInt

        /// Makes a set of keys.
        ///
        /// - Parameter rawValue: The bits of the keys.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The former selection is extended to the point.
        public static let extend = Modifier(rawValue: 1 << 0)
        /// The selection is the characters in a rectangle.
        public static let visual = Modifier(rawValue: 1 << 1)
        /// The new selection is added to the former ones.
        public static let multiple = Modifier(rawValue: 1 << 2)
    }

    /// The direction of a paragraph.
    public nonisolated enum WritingDirection: Int, Sendable {
        /// From the left to the right, as in Latin script.
        case leftToRight = 0
        /// From the right to the left, as in Arabic and Hebrew script.
        case rightToLeft = 1
    }

    /// The direction of lines.
    public nonisolated enum LayoutOrientation: Int, Sendable {
        /// Lines are horizontal, one below the other.
        case horizontal = 0
        /// Lines are vertical, one beside the other.
        case vertical = 1
    }

    private weak var source: (any NSTextSelectionDataSource)?

    /// Makes a navigation in a document, which is not retained.
    ///
    /// - Parameter dataSource: The document.
    public init(dataSource: any NSTextSelectionDataSource) {
        source = dataSource
        super.init()
    }

    /// The document; nil when it has been released.
    open var textSelectionDataSource: (any NSTextSelectionDataSource)? { source }

    /// Whether selections may have several ranges; false by default. Then `Modifier.visual` and `.multiple` have no effect.
    open var allowsNonContiguousRanges = false

    /// Whether directions are turned where lines are vertical; false by default.
    ///
    /// Status: partial – lines of this platform are horizontal, so that it has no effect.
    open var rotatesCoordinateSystemForLayoutOrientation = false

    /// Forgets positions that were read from the document; nothing is kept here.
    open func flushLayoutCache() {}

    /// The selection after a movement.
    ///
    /// - Parameters:
    ///   - textSelection: The selection before.
    ///   - direction: The direction.
    ///   - destination: The distance.
    ///   - extending: Whether the selection's other end stays. Otherwise a selection of characters ends at its edge.
    ///   - confined: Whether the movement ends at the ends of the paragraph.
    /// - Returns: The selection; nil if there is nothing in that direction.
    open func destinationSelection(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, extending: Bool,
        confined: Bool
    ) -> NSTextSelection? { moved(textSelection, direction, destination, extending: extending, confined: confined) }

    /// The selections after a press or a drag.
    ///
    /// - Parameters:
    ///   - point: The point in the container's coordinates.
    ///   - containerLocation: A location in the container.
    ///   - anchors: The selections when the press began.
    ///   - modifiers: The keys that are held.
    ///   - selecting: Whether the press has moved, so that characters are selected from the anchors to the point.
    ///   - bounds: The part of the container that is visible.
    open func textSelections(
        interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation,
        anchors: [NSTextSelection], modifiers: Modifier = [], selecting: Bool, bounds: CGRect
    ) -> [NSTextSelection] { pressed(point, containerLocation, anchors, modifiers, selecting) }

    /// The selection enlarged to whole units.
    ///
    /// - Parameters:
    ///   - selectionGranularity: The kind of the units.
    ///   - textSelection: The selection.
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection
    ) -> NSTextSelection { enlarged(textSelection, selectionGranularity) }

    /// The unit at a point.
    ///
    /// - Parameters:
    ///   - selectionGranularity: The kind of the unit.
    ///   - point: The point in the container's coordinates.
    ///   - location: A location in the container.
    /// - Returns: A selection of the unit; nil without lines.
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
        inContainerAt location: any NSTextLocation
    ) -> NSTextSelection? { unit(selectionGranularity, at: point, location) }

    /// The location at which typed characters are inserted, the beginning of the selection's first range.
    ///
    /// - Parameters:
    ///   - textSelection: The selection.
    ///   - writingDirection: The direction of the characters. With it, a selection with a secondary location is resolved to the
    ///     one of its two locations whose paragraph has this direction.
    open func resolvedInsertionLocation(
        for textSelection: NSTextSelection, writingDirection: WritingDirection
    ) -> (any NSTextLocation)? {
        let first = textSelection.textRanges.first?.location
        guard let second = textSelection.secondarySelectionLocation, let first, let source,
            source.baseWritingDirection(at: first) != writingDirection
        else { return first }
        return second
    }

    /// The ranges that a deletion removes: those of the selection, or the characters beside a caret.
    ///
    /// - Parameters:
    ///   - textSelection: The selection.
    ///   - direction: The direction of the deletion from a caret.
    ///   - destination: The distance of the deletion from a caret.
    ///   - allowsDecomposition: Whether of a composed character before a caret only the last part is removed.
    /// - Returns: The ranges; none when there is nothing in the direction.
    open func deletionRanges(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, allowsDecomposition: Bool
    ) -> [NSTextRange] { deleted(textSelection, direction, destination, decomposes: allowsDecomposition) }
}
