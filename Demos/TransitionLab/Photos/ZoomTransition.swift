import UIKit

/// Takes a photo from its thumbnail to the whole screen and back.
final class ZoomTransition: NSObject, UIViewControllerTransitioningDelegate {
    private let thumbnail: UIView
    /// Leads the way back while a finger is down; without it the transition runs by itself.
    var interaction: UIPercentDrivenInteractiveTransition?

    init(thumbnail: UIView) { self.thumbnail = thumbnail }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { zoom(presented, isPresentation: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { zoom(dismissed, isPresentation: false) }

    private func zoom(_ controller: UIViewController, isPresentation: Bool) -> ZoomAnimator? {
        (controller as? PhotoViewController).map {
            ZoomAnimator($0, thumbnail: thumbnail, isPresentation: isPresentation)
        }
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
