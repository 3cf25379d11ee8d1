import UIKit

/// Presents controllers in a drawer at the edge where lines end; a finger may lead it in and out.
final class DrawerTransition: NSObject, UIViewControllerTransitioningDelegate {
    /// Leads while a finger is down; without it the drawer moves by itself.
    private var interaction: UIPercentDrivenInteractiveTransition?

    /// How wide the drawer is in some room.
    static func width(in room: CGSize) -> CGFloat { min(320, room.width * 0.8).rounded() }

    /// Follows a finger that moves the drawer in or out; `start` presents or dismisses it.
    func follow(_ pan: UIPanGestureRecognizer, opens: Bool, start: () -> Void) {
        guard let view = pan.view else { return }
        let isAtLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = opens == isAtLeft ? 1.0 : -1.0
        let progress = side * pan.translation(in: view).x / Self.width(in: view.bounds.size)
        switch pan.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            start()
        case .changed:
            interaction?.update(min(max(progress, 0), 1))
        default:
            let speed = side * pan.velocity(in: view).x
            let goesOn = pan.state == .ended && (speed > 300 || progress > 0.5 && speed > -300)
            goesOn ? interaction?.finish() : interaction?.cancel()
            interaction = nil
        }
    }

    // MARK: Delegate

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        DrawerPresentationController(presentedViewController: presented, presenting: presenting, transition: self)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { DrawerAnimator(isPresentation: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { DrawerAnimator(isPresentation: false) }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
