import CoreGraphics
import Foundation

/// The standard animation of a push or pop: the upper page slides from or to the trailing edge, the lower one a part of that way.
final class PageSlide: UIViewControllerAnimatedTransitioning {
    /// The distance that the lower page moves, as a part of the width.
    private static let parallax: CGFloat = 0.3

    private let isPush: Bool
    /// 1 where new pages enter from the right, −1 where they enter from the left.
    private var side: CGFloat = 1
    private var pages: (old: NavigationPage, new: NavigationPage)?

    init(isPush: Bool) { self.isPush = isPush }

    /// Sets the pages to animate, which are already laid out.
    func prepare(from old: NavigationPage, to new: NavigationPage, isMirrored: Bool) {
        pages = (old, new)
        side = isMirrored ? -1 : 1
    }

    private var upper: NavigationPage? { isPush ? pages?.new : pages?.old }
    private var lower: NavigationPage? { isPush ? pages?.old : pages?.new }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        UINavigationBar.transitionDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let (isByHand, duration) = (transitionContext.isInteractive, transitionDuration(using: transitionContext))
        moveToStart()
        let motion = { [self] in
            moveToEnd()
            (transitionContext as? TransitionContext)?.coordinator.runAlongside()
        }
        let end = { (_: Bool) in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        if isByHand {
            UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: motion, completion: end)
        } else {
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                animations: motion, completion: end)
        }
    }

    private func moveToStart() {
        upper?.addEdgeShadow(isOnRight: side < 0)
        upper?.edgeShadowAlpha = isPush ? 0 : 1
        lower?.addDimming(isDimmed: !isPush)
        if isPush { move(upper, by: 1) } else { move(lower, by: -Self.parallax) }
    }

    private func moveToEnd() {
        if isPush {
            move(upper, by: 0)
            move(lower, by: -Self.parallax)
        } else {
            move(upper, by: 1)
            move(lower, by: 0)
        }
        upper?.edgeShadowAlpha = isPush ? 1 : 0
        lower?.isDimmed = isPush
    }

    private func move(_ page: NavigationPage?, by part: CGFloat) {
        if let page { page.center.x = page.bounds.width * (0.5 + side * part) }
    }
}
