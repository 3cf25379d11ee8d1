import UIKit

/// Slides the presented view in from the right, or out again.
final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresentation: Bool

    init(isPresentation: Bool) { self.isPresentation = isPresentation }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresentation ? .to : .from) else {
            return context.completeTransition(false)
        }
        let closed = CGAffineTransform(translationX: view.bounds.width, y: 0)
        if isPresentation {
            context.containerView.addSubview(view)
            view.transform = closed
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0
        ) { [isPresentation] in
            view.transform = isPresentation ? .identity : closed
        } completion: { _ in
            view.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
