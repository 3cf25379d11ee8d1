public import Foundation

/// Animates from one controller to another.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Seconds that the animation takes; what is animated alongside takes as long.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Animates in the context's container, and calls the context's `completeTransition(_:)` once at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// The object by which the animation can be paused, scrubbed and reversed: the same one for the whole transition.
    ///
    /// Optional. Under a finger it is used in place of `animateTransition(using:)`; a transition that runs by itself begins with
    /// that method, which then starts this object.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Called when the transition is over, with whether it was completed.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { AbsentInterruptibleAnimator.shared }
    public func animationEnded(_ transitionCompleted: Bool) {}
}
