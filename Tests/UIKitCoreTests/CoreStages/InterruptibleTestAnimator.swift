import Foundation
import UIKitCore

/// The motion of `TestAnimator` by a property animator, which can be interrupted.
final class InterruptibleTestAnimator: UIViewControllerAnimatedTransitioning {
    private let slide = TestAnimator()
    private(set) var animator: UIViewPropertyAnimator?
    private(set) var timesAnimated = 0
    var ended: Bool? { slide.ended }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        slide.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        timesAnimated += 1
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let made = UIViewPropertyAnimator(duration: slide.duration, curve: .linear, animations: slide.begin(context))
        made.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) {
        slide.animationEnded(transitionCompleted)
        animator = nil
    }
}
