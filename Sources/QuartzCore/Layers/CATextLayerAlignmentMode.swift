/// The alignment of the lines of a text layer within its width.
public nonisolated struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a mode from its name; an unknown name means `natural`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Left or right by the direction of the text.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Stretched to the full width, except the last line of a paragraph.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
