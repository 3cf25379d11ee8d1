import CoreGraphics

/// The heights in a section: room above, a header, rows and a footer.
nonisolated struct SectionHeights: Stretch {
    /// A header or a footer: its height in points, and whether that is known.
    struct Edge: Equatable, Sendable {
        var height: CGFloat
        var isMeasured = true
    }

    /// The room above the header, in points.
    var padding: CGFloat = 0
    var header = Edge(height: 0)
    var rows = RowHeights()
    var footer = Edge(height: 0)

    var count: Int { 1 }
    var extent: CGFloat { padding + header.height + rows.extent + footer.height }

    mutating func split(at index: Int) -> SectionHeights { preconditionFailure("A section cannot be cut.") }

    mutating func absorb(_ neighbour: SectionHeights) -> Bool { false }
}
