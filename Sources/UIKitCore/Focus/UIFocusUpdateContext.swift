public import Foundation

/// The items between which the focus moves.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// The item that has the focus before; nil when none has, or when it has been removed already.
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?

    /// The item that gets the focus; nil when none does.
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?

    /// The direction of the move; empty when an app moves the focus, a touch removes it, or the focused item is removed.
    open private(set) var focusHeading: UIFocusHeading

    package init(from previous: UIView?, to next: UIView?, _ heading: UIFocusHeading) {
        focusHeading = heading
        super.init()
        (previouslyFocusedItem, nextFocusedItem) = (previous, next)
    }

    /// The view that has the focus before.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }

    /// The view that gets the focus.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}
