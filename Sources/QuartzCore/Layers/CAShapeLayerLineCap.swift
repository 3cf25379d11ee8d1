/// The shape of the ends of a shape layer's open lines.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a value from its name; an unknown name means `butt`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Cut off at the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle beyond the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half the line's width beyond the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}
