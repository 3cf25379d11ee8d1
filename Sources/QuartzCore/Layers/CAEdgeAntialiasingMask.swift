/// The edges of a layer that are drawn smoothly. "Bottom" is the edge of the least y, and "top" that of the greatest.
public nonisolated struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    /// Makes a mask from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The edge of the least x.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The edge of the greatest x.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The edge of the least y.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The edge of the greatest y.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
    static let all = CAEdgeAntialiasingMask(rawValue: 15)
}
