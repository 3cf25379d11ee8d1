/// The geometry of a gradient layer's colours.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a type from its name; an unknown name is drawn as `axial`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along the line from the start to the end point, the same across it.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the start point outward, to the ellipse whose half axes are the distances to the end point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, clockwise from the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
