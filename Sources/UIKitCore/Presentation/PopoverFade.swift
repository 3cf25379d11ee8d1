import CoreGraphics
import Foundation

/// Fades a popover in and out.
final class PopoverFade: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.25
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        // The view that stays is not part of the transition.
        let arriving = transitionContext.view(forKey: .to)
        let view = arriving ?? transitionContext.view(forKey: .from)
        let alpha: CGFloat = arriving == nil ? 0 : 1
        if arriving != nil { view?.alpha = 0 }
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut) {
            view?.alpha = alpha
        } completion: { _ in
            view?.alpha = 1
            transitionContext.completeTransition(true)
        }
    }
}
