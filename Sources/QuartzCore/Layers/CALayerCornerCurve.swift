/// The shape of rounded corners.
public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a curve from its name; an unknown name bends as `circular`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A quarter circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A longer bend that begins and ends gently, with its middle where the circle's is.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
