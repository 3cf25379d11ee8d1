/// The format of the pixels that a layer draws.
public nonisolated struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a format from its name; an unknown one stores as `RGBA8Uint`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Eight bits for each of red, green, blue and alpha.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// Sixteen bits for each. Frames have eight, so that it looks like `RGBA8Uint`.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// Eight bits of gray, and alpha; colours become gray of the same luminance.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
