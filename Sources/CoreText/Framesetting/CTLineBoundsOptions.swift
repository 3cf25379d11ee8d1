/// The parts that a line's bounds are made of; raw values are Apple's.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The extra distance between lines does not count.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    /// Kerning and shifts at the edges do not count; here they never do.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
    /// Marks may be outside of the bounds; here none are.
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    /// The glyphs' ink counts instead of the room that they take.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    /// Edges that look straight count; here the typographic ones do.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}
