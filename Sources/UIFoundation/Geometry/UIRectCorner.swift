/// Corners of a rectangle, as seen on screen.
public nonisolated struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// One corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// Every bit set, so that it contains each corner.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
