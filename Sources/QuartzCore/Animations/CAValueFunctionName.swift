/// The transform that a value function makes of a number or of three.
public nonisolated struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a name, which may be that of no function.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Turns about the x axis by an angle in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// Turns about the y axis by an angle in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// Turns about the z axis by an angle in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Scales along each axis by one of three factors.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// Scales along the x axis.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// Scales along the y axis.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// Scales along the z axis.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// Moves along each axis by one of three distances.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// Moves along the x axis.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// Moves along the y axis.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// Moves along the z axis.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
