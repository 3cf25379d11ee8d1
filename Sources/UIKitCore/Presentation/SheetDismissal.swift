import CoreGraphics
import Foundation

/// Drives the dismissal of a sheet by a drag: the drag moves the card, and alongside animations follow.
final class SheetDismissal: UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
    private weak var transition: TransitionContext?
    private var alongside: UIViewPropertyAnimator?
    private var part: CGFloat = 0

    /// The duration of a dismissal that is not interactive.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

    /// Prepares to drive a transition that was requested and starts after the next layout.
    func drive(_ transition: TransitionContext, onOver: @escaping () -> Void) {
        self.transition = transition
        transition.onOver = { [self] in
            endAlongside(isCancelled: transition.transitionWasCancelled)
            onOver()
        }
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition, !transition.coordinator.hasBegun else { return }
        let animator = UIViewPropertyAnimator(duration: transition.duration, curve: .linear) {
            transition.coordinator.runAlongside()
        }
        alongside = animator
        animator.fractionComplete = part
    }

    /// Shows a progress of the dismissal, 0 to 1, and reports it to the context while a gesture drives it.
    func show(_ part: CGFloat) {
        self.part = part
        alongside?.fractionComplete = part
        if let transition, transition.isInteractive { transition.updateInteractiveTransition(part) }
    }

    /// Called when the gesture ends; the card then moves out of sight or returns.
    func release(isCancelled: Bool) {
        isCancelled ? transition?.cancelInteractiveTransition() : transition?.finishInteractiveTransition()
    }

    /// Called when a gesture drives the dismissal again.
    func resume() { transition?.pauseInteractiveTransition() }

    /// Called when the card has reached its final position.
    func end() {
        guard let transition else { return }
        transition.completeTransition(!transition.transitionWasCancelled)
    }

    private func endAlongside(isCancelled: Bool) {
        guard let alongside else { return }
        self.alongside = nil
        alongside.stopAnimation(false)
        alongside.finishAnimation(at: isCancelled ? .start : .end)
    }
}
