import CoreGraphics

/// The room around the items of a section, as seen from its lines, in points.
nonisolated struct FlowMargins: Hashable, Sendable {
    /// At the beginning of each line.
    var leading: CGFloat = 0
    /// At the end of each line.
    var trailing: CGFloat = 0
    /// Before the first line.
    var before: CGFloat = 0
    /// Behind the last line.
    var behind: CGFloat = 0
}
