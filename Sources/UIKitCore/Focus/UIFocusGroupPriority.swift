/// The priority of an item for Tab in its group; the highest gets the focus, among equals the first.
public nonisolated struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    /// Makes a priority from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Makes a priority from its number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// No preference: the priority of every item that sets no other.
    public static let ignored = UIFocusGroupPriority(0)
    /// The priority of the item that had the focus last in its group.
    public static let previouslyFocused = UIFocusGroupPriority(1000)
    /// Before the item that had the focus last: for a selected item, for example.
    public static let prioritized = UIFocusGroupPriority(2000)
    /// The priority of the item with the focus.
    public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}
