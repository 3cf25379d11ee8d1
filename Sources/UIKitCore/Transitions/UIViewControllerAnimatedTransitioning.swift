public import Foundation

/// Animates a transition from one controller to another.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// The duration of the animation in seconds; alongside animations have the same.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Animates in the context's container, and calls the context's `completeTransition(_:)` once at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// The animator by which the transition can be paused, scrubbed and reversed: the same object for the whole transition.
    ///
    /// Optional. An interactive transition uses it instead of `animateTransition(using:)`. A transition that is not interactive
    /// begins with that method, which then starts this animator.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Called when the transition is over.
    ///
    /// - Parameter transitionCompleted: False when the transition was cancelled.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { AbsentInterruptibleAnimator.shared }
    public func animationEnded(_ transitionCompleted: Bool) {}
}
