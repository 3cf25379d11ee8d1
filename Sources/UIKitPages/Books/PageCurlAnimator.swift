import Foundation
import UIKitCore

/// Turns a page in the air over, or lays it down.
final class PageCurlAnimator: UIViewControllerAnimatedTransitioning {
    /// Seconds that a page takes.
    static let duration: TimeInterval = 0.6

    private let sheet: CurlingPageView
    private let goal: CGFloat

    init(_ sheet: CurlingPageView, to goal: CGFloat) { (self.sheet, self.goal) = (sheet, goal) }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        UIView.animate(
            withDuration: Self.duration, delay: 0,
            options: transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
        ) { [sheet, goal] in
            sheet.progress = goal
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
