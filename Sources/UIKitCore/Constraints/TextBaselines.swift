public import CoreGraphics

/// The baselines of the first and the last line of an item's text.
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

    /// The height of the lines, in points.
    public var height: CGFloat

    /// Makes the baselines of a first and a last line at distances from a line of the item, in points.
    ///
    /// - Parameter height: The height of all lines.
    public init(from origin: Origin, first: CGFloat, last: CGFloat, height: CGFloat) {
        (self.origin, self.first, self.last, self.height) = (origin, first, last, height)
    }

    /// The distance from the top of the first line down to its baseline, in points.
    var ascent: CGFloat { origin == .top ? first : height / 2 + first }
    /// The distance from the last baseline down to the bottom of its line, in points.
    var descent: CGFloat { origin == .top ? height - last : height / 2 - last }
}
