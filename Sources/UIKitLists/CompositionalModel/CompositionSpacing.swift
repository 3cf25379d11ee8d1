import CoreGraphics

/// Room between items or at an edge of one.
nonisolated struct CompositionSpacing: Equatable, Sendable {
    /// The points, or the fewest where more are left over.
    var length: CGFloat = 0
    /// Whether the spacing grows by its share of the remaining room.
    var isFlexible = false

    static let none = CompositionSpacing()

    static func fixed(_ length: CGFloat) -> Self { Self(length: length) }
    static func flexible(_ length: CGFloat) -> Self { Self(length: length, isFlexible: true) }
}
