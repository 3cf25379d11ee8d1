/// The effect of an animation outside its active time.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No value: the model shows.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Its last value afterwards.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its first value before.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Its last value after, and its first value before.
    public static let both = CAMediaTimingFillMode(rawValue: "both")

    var fillsBefore: Bool { self == .backwards || self == .both }
    var fillsAfter: Bool { self == .forwards || self == .both }
}
