public import CoreGraphics
public import Foundation

/// A selection in a document: one or more ranges with a caret's side.
open nonisolated class NSTextSelection: NSObject, @unchecked Sendable {
    /// The line to which a location between two lines belongs.
    public nonisolated enum Affinity: Int, Sendable {
        /// The line before.
        case upstream = 0
        /// The next line.
        case downstream = 1
    }

    /// The unit by which a selection was made.
    public nonisolated enum Granularity: Int, Sendable {
        case character = 0
        case word = 1
        case paragraph = 2
        case line = 3
        case sentence = 4
    }

    /// The selected parts of the document, in its order.
    public let textRanges: [NSTextRange]
    /// The unit by which the selection was made.
    public let granularity: Granularity
    /// The line to which a location between two lines belongs.
    public let affinity: Affinity
    /// The other location of a caret where directions meet; nil for none.
    open var secondarySelectionLocation: (any NSTextLocation)?
    /// Whether the selection is one range in the order of the text, though it may be several boxes in a line; true by default.
    open var isLogical = true
    /// Whether the selection is only shown while a press or a drag selects; false here.
    open var isTransient: Bool { false }
    /// From the container's left side to the column that movements up and down keep, in points; 0 before the first of them.
    open var anchorPositionOffset: CGFloat {
        get { keptX ?? 0 }
        set { keptX = newValue }
    }
    /// The column that movements up and down keep; nil before the first of them.
    final var keptX: CGFloat?
    /// The end that stays when the selection is extended; nil for the one that is behind in the direction of the movement.
    final var anchor: (any NSTextLocation)?

    /// The attributes of text that replaces the selection; none by default.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    /// Makes a selection of several parts.
    ///
    /// - Parameters:
    ///   - textRanges: The parts in the order of the document.
    ///   - affinity: The line to which a location between two lines belongs.
    ///   - granularity: The unit by which the selection was made.
    public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
        (self.textRanges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
        super.init()
    }

    /// Makes a selection of one part.
    ///
    /// - Parameters:
    ///   - range: The part.
    ///   - affinity: The line to which a location between two lines belongs.
    ///   - granularity: The unit by which the selection was made.
    public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
        self.init([range], affinity: affinity, granularity: granularity)
    }

    /// Makes a selection without characters.
    ///
    /// - Parameters:
    ///   - location: The location.
    ///   - affinity: The line to which a location between two lines belongs.
    public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
        self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
    }

    /// Makes a selection of other parts with the same side, unit and typing attributes.
    ///
    /// - Parameter textRanges: The parts in the order of the document.
    open func textSelection(_ textRanges: [NSTextRange]) -> NSTextSelection {
        let selection = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
        selection.typingAttributes = typingAttributes
        return selection
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextSelection else { return false }
        return other.textRanges == textRanges && other.affinity == affinity && other.granularity == granularity
    }

    open override var hash: Int { textRanges.first?.hash ?? 0 }
}
