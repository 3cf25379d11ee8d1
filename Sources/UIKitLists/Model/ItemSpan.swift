import CoreGraphics

/// Where a row, a header or a footer is along the list, in points.
nonisolated struct ItemSpan: Equatable, Sendable {
    var start: CGFloat
    var length: CGFloat
    /// Whether the length is known, and not only estimated.
    var isMeasured: Bool

    var end: CGFloat { start + length }
}
