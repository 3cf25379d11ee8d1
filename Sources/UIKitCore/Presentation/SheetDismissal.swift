import CoreGraphics
import Foundation

/// Drives the dismissal of a sheet by the finger: the card is moved by the drag, and what was added alongside follows.
final class SheetDismissal: UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
    private weak var transition: TransitionContext?
    private var alongside: UIViewPropertyAnimator?
    private var part: CGFloat = 0

    /// The time that a dismissal takes which runs by itself.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

    /// Takes hold of a transition that has been asked for and starts after the next layout.
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

    /// Shows how far the card has gone, 0 to 1; the finger's own steps are told to the app.
    func show(_ part: CGFloat) {
        self.part = part
        alongside?.fractionComplete = part
        if let transition, transition.isInteractive { transition.updateInteractiveTransition(part) }
    }

    /// The finger has left, and the card goes away or back.
    func release(isCancelled: Bool) {
        isCancelled ? transition?.cancelInteractiveTransition() : transition?.finishInteractiveTransition()
    }

    /// The finger is back.
    func resume() { transition?.pauseInteractiveTransition() }

    /// The card has come to its place.
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
