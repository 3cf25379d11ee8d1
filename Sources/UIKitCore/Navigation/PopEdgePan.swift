import Foundation

/// The edge pan of a navigation controller: takes part only while there is something to pop, and goes before what scrolls.
final class PopEdgePan: UIScreenEdgePanGestureRecognizer {
    /// Whether a pop could begin now, whatever the delegate says.
    var mayPop: () -> Bool = { true }

    override func shouldReceive(_ event: UIEvent) -> Bool { mayPop() && super.shouldReceive(event) }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        // Of two stacks the inner one goes first.
        if otherGestureRecognizer is PopEdgePan, let outer = otherGestureRecognizer.view {
            return view?.isDescendant(of: outer) == true
        }
        return otherGestureRecognizer is UIPanGestureRecognizer || otherGestureRecognizer is UISwipeGestureRecognizer
            || super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
}
