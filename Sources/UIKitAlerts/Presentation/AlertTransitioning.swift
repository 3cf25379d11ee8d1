import UIKitCore

/// Gives alerts their presentation and their motion.
final class AlertTransitioning: UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        AlertPresentation(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        isPopover(presented) ? nil : AlertAnimator(isPresentation: true)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        isPopover(dismissed) ? nil : AlertAnimator(isPresentation: false)
    }

    /// Popovers have a motion of their own.
    private func isPopover(_ alert: UIViewController) -> Bool { alert.ownPresentation?.controller is AlertPopover }
}
