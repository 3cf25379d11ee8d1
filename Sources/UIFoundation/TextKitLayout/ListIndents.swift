import CoreGraphics
import CoreText

/// Where the items of a list are between the margins.
nonisolated struct ListIndents {
    /// From the leading margin to markers.
    let marker: CGFloat
    /// From the leading margin to text.
    let text: CGFloat

    /// The room of one level, and the part of it that is kept for the marker.
    private static let (step, markerRoom) = (CGFloat(36), CGFloat(25))

    /// Finds the indents of a style in a number of lists.
    ///
    /// Text is at the style's head indent, or at one step for each list when the style has none. The marker is where the first
    /// line's indent is, if that is smaller.
    init(_ style: TextParagraphStyle, depth: Int) {
        let (head, first) = (style.leadingIndent(isFirstLine: false), style.leadingIndent(isFirstLine: true))
        text = head > 0 ? head : CGFloat(depth) * Self.step
        marker = first < head ? first : max(0, text - Self.markerRoom)
    }
}
