import CoreGraphics
import Foundation

/// The standard animations of presentation and dismissal, one for each transition style.
final class StandardModalTransition: UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle

    init(style: UIModalTransitionStyle) { self.style = style }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        switch style {
        case .coverVertical, .crossDissolve: 0.5
        case .flipHorizontal, .partialCurl: 0.75
        }
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? ModalTransition,
            let view = transition.presentation.controller.presentedView
        else { return transitionContext.completeTransition(true) }
        if let page = transition.presentation.page { return curl(page, transition) }
        switch style {
        case .coverVertical: cover(view, transition)
        case .crossDissolve: dissolve(view, transition)
        case .flipHorizontal:
            turn(view, transition, transition.isPresentation ? .transitionFlipFromRight : .transitionFlipFromLeft)
        case .partialCurl:
            turn(view, transition, transition.isPresentation ? .transitionCurlUp : .transitionCurlDown)
        }
    }

    private func cover(_ view: UIView, _ transition: ModalTransition) {
        // A transform does not change the view's frame in layout, nor its safe area.
        let distance = transition.containerView.bounds.maxY - view.frame.minY
        let below = CGAffineTransform(translationX: 0, y: distance)
        if transition.isPresentation { view.transform = below }
        UIView.animate(
            withDuration: transition.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
        ) {
            view.transform = transition.isPresentation ? .identity : below
            transition.coordinator.runAlongside()
        } completion: { _ in
            view.transform = .identity
            transition.completeTransition(true)
        }
    }

    private func dissolve(_ view: UIView, _ transition: ModalTransition) {
        let alpha = view.alpha
        if transition.isPresentation { view.alpha = 0 }
        UIView.animate(withDuration: transition.duration) {
            view.alpha = transition.isPresentation ? alpha : 0
            transition.coordinator.runAlongside()
        } completion: { _ in
            view.alpha = alpha
            transition.completeTransition(true)
        }
    }

    private func curl(_ page: PresenterPage, _ transition: ModalTransition) {
        UIView.animate(withDuration: transition.duration) {
            page.progress = transition.isPresentation ? 1 : 0
            transition.coordinator.runAlongside()
        } completion: { _ in
            transition.completeTransition(true)
        }
    }

    /// Flips the superview of the container, so that the covered content takes part.
    private func turn(_ view: UIView, _ transition: ModalTransition, _ options: UIView.AnimationOptions) {
        guard let surroundings = transition.containerView.superview else { return transition.completeTransition(true) }
        let alpha = view.alpha
        if transition.isPresentation { view.alpha = 0 }
        UIView.transition(with: surroundings, duration: transition.duration, options: options) {
            view.alpha = transition.isPresentation ? alpha : 0
        } completion: { _ in
            view.alpha = alpha
            transition.completeTransition(true)
        }
    }
}
