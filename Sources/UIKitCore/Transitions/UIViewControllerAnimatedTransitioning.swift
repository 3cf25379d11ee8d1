public import Foundation

/// Animates from one controller to another.
///
/// Status: partial – `interruptibleAnimator(using:)` follows.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Seconds that the animation takes; what is animated alongside takes as long.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Animates in the context's container, and calls the context's `completeTransition(_:)` once at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Called when the transition is over, with whether it was completed.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func animationEnded(_ transitionCompleted: Bool) {}
}
