public import Foundation

/// From where to where the focus goes.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// The item that has the focus before; nil when none has, or when it has gone already.
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?

    /// The item that gets the focus; nil when none does.
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?

    /// Which way it goes; empty when an app moves it, a touch takes it away, or what had it goes.
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
