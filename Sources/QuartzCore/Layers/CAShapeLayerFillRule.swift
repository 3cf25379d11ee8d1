/// The rule for the inside of a shape layer's path.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a value from its name; an unknown name means `nonZero`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Inside where the outline winds around a point a non-zero number of times.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Inside where a ray crosses the outline an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
