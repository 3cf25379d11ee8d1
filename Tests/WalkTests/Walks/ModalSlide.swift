import CoreGraphics
import Foundation
import UIKitCore

/// Slides the presented view in from the right, or out again.
final class ModalSlide: UIViewControllerAnimatedTransitioning {
    private let isPresentation: Bool

    init(isPresentation: Bool) { self.isPresentation = isPresentation }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let view = context.view(forKey: isPresentation ? .to : .from)
        let aside = CGAffineTransform(translationX: context.containerView.bounds.width, y: 0)
        if isPresentation { view?.transform = aside }
        UIView.animate(withDuration: 0.3) { [isPresentation] in
            view?.transform = isPresentation ? .identity : aside
        } completion: { _ in
            view?.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
