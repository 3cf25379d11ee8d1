import CoreGraphics

/// A line of items in a flow.
nonisolated struct FlowLine: Equatable, Sendable {
    /// The index of the first item.
    var first: Int
    /// The number of items; never 0.
    var count: Int
    /// Where the line begins, in points from the first line of its section.
    var start: CGFloat
    /// The length of its thickest item along the axis, in points.
    var thickness: CGFloat
    /// Where the first item begins, in points from the beginning of the line.
    var origin: CGFloat
    /// The distance between items, in points.
    var spacing: CGFloat

    /// The index behind the last item.
    var end: Int { first + count }
}
