public import Foundation

/// The actions that show when a row is swiped to one side.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions from the edge inwards.
    open var actions: [UIContextualAction] { storedActions }
    private let storedActions: [UIContextualAction]

    /// Whether a swipe across two thirds of the row does the first action at once; true at first.
    open var performsFirstActionWithFullSwipe = true

    /// Makes a configuration of actions, the first one at the edge; without any the row does not move.
    public init(actions: [UIContextualAction]) {
        storedActions = actions
        super.init()
    }
}
