/// The interpolation between the values of a keyframe animation.
public nonisolated struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Straight from value to value.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value is kept until the next one's time.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Straight from value to value, at one speed over all of them.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Along a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Along a smooth curve through the values, at one speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    var isPaced: Bool { self == .paced || self == .cubicPaced }
    var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
