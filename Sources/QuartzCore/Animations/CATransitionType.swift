/// The effect of a transition between looks. An unknown name fades.
public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Makes a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The former look fades while the new one appears.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new look slides over the former one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new look pushes the former one away.
    public static let push = CATransitionType(rawValue: "push")
    /// The former look slides away from the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}
