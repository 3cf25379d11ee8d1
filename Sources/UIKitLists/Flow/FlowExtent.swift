import CoreGraphics

/// A size as seen from the lines of a flow, in points.
nonisolated struct FlowExtent: Hashable, Sendable {
    /// The part of a line that it fills.
    var across: CGFloat
    /// The thickness that the line needs for it.
    var along: CGFloat
}
