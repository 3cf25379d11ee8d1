/// The order of a run's glyphs in relation to its text; raw values are Apple's.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The text runs from right to left.
    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
    /// The characters of the glyphs are in no order.
    public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
    /// The run is drawn under a text matrix of its own.
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}
