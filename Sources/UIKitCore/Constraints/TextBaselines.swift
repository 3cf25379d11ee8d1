public import CoreGraphics

/// Where the first and the last line of an item's text have their baselines.
@_spi(Subclassing) public nonisolated struct TextBaselines: Equatable, Sendable {
    /// The line from which they are measured downwards.
    @_spi(Subclassing) public enum Origin: Sendable {
        /// The upper edge of the item's alignment rectangle, for text that begins there.
        case top
        /// The middle of its height, for text that is centred.
        case middle
    }

    /// From which line the distances count.
    public var origin: Origin
    /// In points.
    public var first, last: CGFloat

    /// Makes the baselines of a first and a last line at distances from a line of the item, in points.
    public init(from origin: Origin, first: CGFloat, last: CGFloat) {
        (self.origin, self.first, self.last) = (origin, first, last)
    }
}
