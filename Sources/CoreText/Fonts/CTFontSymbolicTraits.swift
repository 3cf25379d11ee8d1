/// Properties of a face in one number; raw values are Apple's.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Letters lean.
    public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
    /// Stems are heavy.
    public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
    /// Letters are wide.
    public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
    /// Letters are narrow.
    public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
    /// All glyphs have one width.
    public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
}
