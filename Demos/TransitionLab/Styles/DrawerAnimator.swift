import UIKit

/// Slides the presented view in from the edge where lines end, or out again.
final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresentation: Bool

    init(isPresentation: Bool) { self.isPresentation = isPresentation }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresentation ? .to : .from) else {
            return context.completeTransition(false)
        }
        let isAtLeft = context.containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let closed = CGAffineTransform(translationX: (isAtLeft ? -1 : 1) * view.bounds.width, y: 0)
        if isPresentation {
            context.containerView.addSubview(view)
            view.transform = closed
        }
        let move = { [isPresentation] in view.transform = isPresentation ? .identity : closed }
        let end = { (_: Bool) in
            view.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
        let duration = transitionDuration(using: context)
        // A finger leads evenly.
        guard !context.isInteractive else {
            return UIView.animate(
                withDuration: duration, delay: 0, options: .curveLinear, animations: move, completion: end)
        }
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: move,
            completion: end)
    }
}
