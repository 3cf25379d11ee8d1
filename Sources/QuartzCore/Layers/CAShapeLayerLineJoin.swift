/// The shape of the corners of a shape layer's lines.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a value from its name; an unknown name means `miter`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A sharp corner, within the miter limit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A rounded corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A corner cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
