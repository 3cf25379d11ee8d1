import Foundation

/// The animation of columns that are shown and hidden: all columns slide to their frames, and the dimming fades.
final class SplitSlide: UIViewControllerAnimatedTransitioning {
    static let duration: TimeInterval = 0.35

    /// Applies the final layout, in the animation block.
    private let change: () -> Void

    init(_ change: @escaping () -> Void) { self.change = change }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let motion = { [self] in
            change()
            (transitionContext as? TransitionContext)?.coordinator.runAlongside()
        }
        let end = { (_: Bool) in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        if transitionContext.isInteractive {
            UIView.animate(
                withDuration: Self.duration, delay: 0, options: .curveLinear, animations: motion, completion: end)
        } else {
            UIView.animate(
                withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                animations: motion, completion: end)
        }
    }
}
