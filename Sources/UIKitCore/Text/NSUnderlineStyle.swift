/// How a text is underlined or struck through, as the raw value of an attribute.
///
/// Status: partial – every style is drawn as one solid line; thick, double and patterned lines follow.
public nonisolated struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
}
