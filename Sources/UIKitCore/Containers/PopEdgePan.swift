import Foundation

/// The edge pan of a navigation controller: takes part only while there is something to pop, and goes before what scrolls.
final class PopEdgePan: UIScreenEdgePanGestureRecognizer {
    /// Whether a pop could begin now, whatever the delegate says.
    var mayPop: () -> Bool = { true }

    override func shouldReceive(_ event: UIEvent) -> Bool { mayPop() && super.shouldReceive(event) }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer || otherGestureRecognizer is UISwipeGestureRecognizer
            || super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
}
