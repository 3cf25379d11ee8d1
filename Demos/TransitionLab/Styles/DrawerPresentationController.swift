import UIKit

/// Gives the presented view a strip at the right edge, before a dimmed background that closes it.
final class DrawerPresentationController: UIPresentationController {
    private let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let width = min(320, bounds.width * 0.8).rounded()
        return CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
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
}
