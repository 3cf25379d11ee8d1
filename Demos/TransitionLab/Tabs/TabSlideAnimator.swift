import UIKit

/// Moves two tabs sideways, one beside the other.
final class TabSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let movesRight: Bool

    init(movesRight: Bool) { self.movesRight = movesRight }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let arriving = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        to.frame = context.finalFrame(for: arriving)
        context.containerView.addSubview(to)
        let translation = (movesRight ? 1 : -1) * context.containerView.bounds.width
        to.transform = CGAffineTransform(translationX: -translation, y: 0)
        UIView.animate(
            // A finger leads evenly; by itself it slows down.
            withDuration: transitionDuration(using: context), delay: 0,
            options: context.isInteractive ? .curveLinear : .curveEaseOut
        ) {
            from.transform = CGAffineTransform(translationX: translation, y: 0)
            to.transform = .identity
        } completion: { _ in
            for view in [from, to] { view.transform = .identity }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
