import CoreGraphics
import Foundation
import UIKitCore

/// Drives a transition as an app may without the framework's own interaction: it moves the arriving view and no other.
final class TestInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private(set) var context: (any UIViewControllerContextTransitioning)?
    var completionCurve: UIView.AnimationCurve { .linear }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        guard let view = transitionContext.view(forKey: .to), let leaving = transitionContext.view(forKey: .from) else {
            return
        }
        transitionContext.containerView.insertSubview(view, belowSubview: leaving)
    }

    func update(_ part: CGFloat) { context?.updateInteractiveTransition(part) }

    /// Releases, and completes after some seconds.
    func end(finishes: Bool, after seconds: TimeInterval) {
        guard let context else { return }
        finishes ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
        let marker = UIView()
        context.containerView.addSubview(marker)
        UIView.animate(withDuration: seconds) {
            marker.alpha = 0
        } completion: { _ in
            marker.removeFromSuperview()
            context.completeTransition(finishes)
        }
        self.context = nil
    }
}
