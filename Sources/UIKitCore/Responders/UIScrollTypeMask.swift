/// The kinds of scrolling devices, as bits.
public nonisolated struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Wheels that move in steps.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// Touchpads, which report fine distances.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// All devices.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
