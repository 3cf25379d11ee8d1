/// Names the views of a transition.
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that is visible at the start of the transition.
    public static let from = UITransitionContextViewKey(rawValue: "from")
    /// The view that is visible at the end of the transition.
    public static let to = UITransitionContextViewKey(rawValue: "to")
}
