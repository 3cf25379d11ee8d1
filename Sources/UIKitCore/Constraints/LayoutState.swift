/// The state that layout by constraints keeps for one item.
final class LayoutState {
    /// The active constraints of which the item is the nearest container around both sides, in the order of their activation.
    var held: [LayoutConstraint] = []
    /// The active constraints of which the item is a side.
    var mentions: [LayoutConstraint] = []
    /// The layout of the item's own space; nil where that is part of its container's, or has none.
    var island: LayoutIsland?
    /// Whether the item's own space is laid out together with its container's.
    var isJoined = false
}
