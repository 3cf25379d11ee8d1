/// Names the views of a transition.
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that is there at first.
    public static let from = UITransitionContextViewKey(rawValue: "from")
    /// The view that is there at last.
    public static let to = UITransitionContextViewKey(rawValue: "to")
}
