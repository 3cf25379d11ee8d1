/// The frame rates that an animation looks right with, in frames per second.
public nonisolated struct CAFrameRateRange: Hashable, Sendable {
    /// The lowest rate that will do.
    public var minimum: Float
    /// The highest rate that makes sense.
    public var maximum: Float
    /// The rate to aim at; nil or 0 leaves it to the display.
    public var preferred: Float?

    /// Leaves the rate to the display.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    /// Makes a range with `minimum` ≤ `preferred` ≤ `maximum`.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
}
