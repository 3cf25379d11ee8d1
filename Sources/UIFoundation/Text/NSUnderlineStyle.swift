/// The line under or through a text: a weight, a pattern and whether spaces are left out, as an attribute's raw value.
public nonisolated struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One line of twice the thickness.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// A line made of dots, together with a weight.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// A line made of dashes, together with a weight.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// A dash and a dot in turn, together with a weight.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A dash and two dots in turn, together with a weight.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// No line under spaces, together with a weight.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
