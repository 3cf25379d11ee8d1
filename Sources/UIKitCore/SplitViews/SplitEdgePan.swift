import Foundation

/// The edge pan of a split view: takes part only while there is a column to bring in, and goes before what scrolls, but not
/// before a stack's way back.
final class SplitEdgePan: UIScreenEdgePanGestureRecognizer {
    /// Whether a column could come now.
    var mayReveal: () -> Bool = { true }

    override func shouldReceive(_ event: UIEvent) -> Bool { mayReveal() && super.shouldReceive(event) }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        if otherGestureRecognizer is PopEdgePan { return false }
        return otherGestureRecognizer is UIPanGestureRecognizer || otherGestureRecognizer is UISwipeGestureRecognizer
            || super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
}
