/// Directions across and up and down, as bits.
public nonisolated struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Across.
    public static let horizontal = UIAxis(rawValue: 1)
    /// Up and down.
    public static let vertical = UIAxis(rawValue: 2)
    /// Every way.
    public static let both: UIAxis = [.horizontal, .vertical]
}
