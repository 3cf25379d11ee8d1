import UIKit

/// Gives the presented view a strip at the edge where lines end, before a dimmed background that closes it.
final class DrawerPresentationController: UIPresentationController {
    private let transition: DrawerTransition
    private let dimming = UIView()

    init(
        presentedViewController: UIViewController, presenting: UIViewController?, transition: DrawerTransition
    ) {
        self.transition = transition
        super.init(presentedViewController: presentedViewController, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let bounds = containerView.bounds
        let width = DrawerTransition.width(in: bounds.size)
        let isAtLeft = containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(x: isAtLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.35)
        dimming.alpha = 0
        dimming.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: DrawerPresentationController.close))
        containerView.addSubview(dimming)
        containerView.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: DrawerPresentationController.pan))
        presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 1 }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    private func close() { presentedViewController.dismiss(animated: true) }

    private func pan(_ recognizer: UIPanGestureRecognizer) {
        transition.follow(recognizer, opens: false) { presentedViewController.dismiss(animated: true) }
    }
}
