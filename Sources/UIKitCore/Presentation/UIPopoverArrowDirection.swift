/// The sides of a popover at which its arrow may be, by where the arrow points.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The popover is below what it belongs to.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The popover is above what it belongs to.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The popover is to the right of what it belongs to.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The popover is to the left of what it belongs to.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Every side.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known yet: the popover does not show.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
