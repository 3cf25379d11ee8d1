/// All actions of one swipe.
struct SwipeActions {
    /// From the edge inwards; not empty.
    let actions: [SwipeAction]
    /// Whether they are at the leading edge.
    let isLeading: Bool
    /// Whether a swipe across the row does the first one at once.
    let allowsFullSwipe: Bool
}
