import CoreGraphics
import Foundation
import UIKitCore

/// Brings cards in the middle in by letting them settle from a little larger, and action sheets from below.
final class AlertAnimator: UIViewControllerAnimatedTransitioning {
    /// Seconds of appearing, and of a sheet's disappearing.
    private static let duration = 0.4
    /// Seconds in which a card in the middle fades out.
    private static let fadeDuration = 0.25
    /// The scale of a card at first.
    private static let startScale: CGFloat = 1.2

    private let isPresentation: Bool

    init(isPresentation: Bool) { self.isPresentation = isPresentation }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        guard !isPresentation, let transitionContext else { return Self.duration }
        return risesFromBelow(transitionContext) ? Self.duration : Self.fadeDuration
    }

    private func risesFromBelow(_ context: any UIViewControllerContextTransitioning) -> Bool {
        let alert = context.viewController(forKey: isPresentation ? .to : .from)
        return (alert?.ownPresentation?.controller as? AlertPresentation)?.placement == .lowerEdge
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresentation ? .to : .from) else {
            return context.completeTransition(true)
        }
        let risesFromBelow = risesFromBelow(context)
        let away =
            risesFromBelow
            ? CGAffineTransform(translationX: 0, y: context.containerView.bounds.maxY - view.frame.minY)
            : CGAffineTransform(scaleX: Self.startScale, y: Self.startScale)
        if isPresentation {
            view.transform = away
            if !risesFromBelow { view.alpha = 0 }
        }
        let change = { [isPresentation] in
            view.transform = isPresentation || !risesFromBelow ? .identity : away
            if !risesFromBelow { view.alpha = isPresentation ? 1 : 0 }
        }
        let end = { (_: Bool) in
            view.transform = .identity
            view.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
        let duration = transitionDuration(using: context)
        if isPresentation || risesFromBelow {
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                animations: change, completion: end)
        } else {
            UIView.animate(withDuration: duration, animations: change, completion: end)
        }
    }
}
