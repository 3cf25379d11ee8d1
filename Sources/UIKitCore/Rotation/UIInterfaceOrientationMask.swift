/// A set of interface orientations.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Makes a set from its bits, one at 1 << the orientation's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// On its head.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// Home button at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// Home button at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// Both ways of lying on the side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// Every one.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// Every one but on its head.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
