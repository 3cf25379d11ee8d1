/// The end of a text layer's text that does not fit.
public nonisolated struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a mode from its name; an unknown name means `none`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It runs out of the layer.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// With an ellipsis at the start of the last line.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// With an ellipsis at the end of the last line.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// With an ellipsis in the middle of the last line.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
