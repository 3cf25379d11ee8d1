import UIKitCore

/// All actions of one swipe.
struct SwipeActions {
    /// From the edge inwards; not empty.
    let actions: [SwipeAction]
    /// Whether they are at the leading edge.
    let isLeading: Bool
    /// Whether a swipe across the row does the first one at once.
    let allowsFullSwipe: Bool
}

extension SwipeActions {
    /// The actions of a configuration; nil for one without any.
    init?(_ configuration: UISwipeActionsConfiguration, isLeading: Bool) {
        guard !configuration.actions.isEmpty else { return nil }
        var actions: [SwipeAction] = []
        for action in configuration.actions { actions.append(SwipeAction(action)) }
        self.init(
            actions: actions, isLeading: isLeading,
            allowsFullSwipe: configuration.performsFirstActionWithFullSwipe)
    }
}
