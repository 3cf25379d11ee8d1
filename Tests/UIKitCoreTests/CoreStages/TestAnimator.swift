import CoreGraphics
import Foundation
import UIKitCore

/// Slides the arriving view in from the right over the leaving one, linearly, and notes its calls.
final class TestAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The answer to the context at the end.
    nonisolated enum Answer: CaseIterable, Sendable {
        /// That it is complete, unless it was cancelled.
        case truth
        /// The flag of its animation, which was cut short or was not.
        case finished
        /// That it is complete, even if it was cancelled.
        case always
    }

    let duration: TimeInterval
    var answer = Answer.truth
    /// Whether there was a context, each time it was asked for its duration.
    private(set) var durationContexts: [Bool] = []
    private(set) var ended: Bool?
    private(set) var initialFrames: [CGRect] = []
    private(set) var finalFrames: [CGRect] = []
    private(set) weak var context: (any UIViewControllerContextTransitioning)?

    init(duration: TimeInterval = 0.4) { self.duration = duration }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        durationContexts.append(transitionContext != nil)
        return duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let motion = begin(context)
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: motion) {
            [answer] finished in
            switch answer {
            case .truth: context.completeTransition(!context.transitionWasCancelled)
            case .finished: context.completeTransition(finished)
            case .always: context.completeTransition(true)
            }
        }
    }

    /// Arranges the views; the returned closure moves them.
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
