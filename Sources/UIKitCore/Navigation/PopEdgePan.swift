import Foundation

/// The edge pan of a navigation controller. It takes part only while a pop is possible, and takes precedence over scrolling.
final class PopEdgePan: UIScreenEdgePanGestureRecognizer {
    /// Whether a pop could begin now, regardless of the delegate.
    var mayPop: () -> Bool = { true }

    override func shouldReceive(_ event: UIEvent) -> Bool { mayPop() && super.shouldReceive(event) }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        // Of two nested stacks the inner one takes precedence.
        if otherGestureRecognizer is PopEdgePan, let outer = otherGestureRecognizer.view {
            return view?.isDescendant(of: outer) == true
        }
        return otherGestureRecognizer is UIPanGestureRecognizer || otherGestureRecognizer is UISwipeGestureRecognizer
            || super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
}
