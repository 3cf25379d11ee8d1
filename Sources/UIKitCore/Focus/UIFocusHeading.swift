/// The direction in which the focus moves, as bits; empty when an app moves it.
public nonisolated struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By the arrow up.
    public static let up = UIFocusHeading(rawValue: 1)
    /// By the arrow down.
    public static let down = UIFocusHeading(rawValue: 2)
    /// By the arrow to the left.
    public static let left = UIFocusHeading(rawValue: 4)
    /// By the arrow to the right.
    public static let right = UIFocusHeading(rawValue: 8)
    /// On in reading order, by Tab.
    public static let next = UIFocusHeading(rawValue: 16)
    /// Back in reading order, by Shift and Tab.
    public static let previous = UIFocusHeading(rawValue: 32)
    /// To the beginning.
    public static let first = UIFocusHeading(rawValue: 256)
    /// To the end.
    public static let last = UIFocusHeading(rawValue: 512)

    /// The direction of an arrow along a row of values, 1 forwards and -1 backwards; nil for other headings.
    func sign(isMirrored: Bool) -> Int? {
        switch self {
        case .right: isMirrored ? -1 : 1
        case .left: isMirrored ? 1 : -1
        default: nil
        }
    }
}
