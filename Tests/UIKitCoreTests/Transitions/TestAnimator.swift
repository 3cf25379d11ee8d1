import CoreGraphics
import Foundation
import UIKitCore

/// Slides what arrives in from the right over what leaves, evenly, and notes what it is asked.
final class TestAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let duration: TimeInterval
    private(set) var ended: Bool?
    private(set) var initialFrames: [CGRect] = []
    private(set) var finalFrames: [CGRect] = []
    private(set) weak var context: (any UIViewControllerContextTransitioning)?

    init(duration: TimeInterval = 0.4) { self.duration = duration }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let motion = begin(context)
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: motion) { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Puts the views in place; what it gives back moves them.
    func begin(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
        self.context = context
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to),
            let view = context.view(forKey: .to), let leaving = context.view(forKey: .from)
        else { return {} }
        initialFrames = [context.initialFrame(for: from), context.initialFrame(for: to)]
        finalFrames = [context.finalFrame(for: from), context.finalFrame(for: to)]
        let frame = context.finalFrame(for: to)
        view.frame = frame.offsetBy(dx: frame.width, dy: 0)
        context.containerView.insertSubview(view, aboveSubview: leaving)
        return { view.frame = frame }
    }

    func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
}
