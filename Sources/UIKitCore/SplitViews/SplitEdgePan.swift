import Foundation

/// The edge pan of a split view. It takes part only while a column can be shown.
///
/// It takes precedence over scrolling, but not over a stack's interactive pop.
final class SplitEdgePan: UIScreenEdgePanGestureRecognizer {
    /// Whether a column could be shown now.
    var mayReveal: () -> Bool = { true }

    override func shouldReceive(_ event: UIEvent) -> Bool { mayReveal() && super.shouldReceive(event) }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        if otherGestureRecognizer is PopEdgePan { return false }
        return otherGestureRecognizer is UIPanGestureRecognizer || otherGestureRecognizer is UISwipeGestureRecognizer
            || super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
}
