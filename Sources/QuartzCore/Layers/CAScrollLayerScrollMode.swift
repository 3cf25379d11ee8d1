/// The directions in which a scroll layer may be scrolled.
public nonisolated struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a mode from its name; an unknown name scrolls both ways.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Not at all.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Up and down.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// Left and right.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// Both ways.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
