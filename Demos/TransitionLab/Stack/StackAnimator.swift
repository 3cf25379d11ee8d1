import UIKit

/// Pushes and pops by letting the upper page dissolve, or rise before a lower one that steps back.
final class StackAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let motion: StackMotion
    private let isPush: Bool

    init(_ motion: StackMotion, isPush: Bool) { (self.motion, self.isPush) = (motion, isPush) }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.45 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let arriving = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        to.frame = context.finalFrame(for: arriving)
        let (upper, lower) = isPush ? (to, from) : (from, to)
        context.containerView.insertSubview(to, at: isPush ? 1 : 0)
        set(upper, lower, isCovered: !isPush)
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0
        ) { [self] in
            set(upper, lower, isCovered: isPush)
        } completion: { _ in
            for view in [upper, lower] { (view.alpha, view.transform) = (1, .identity) }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Shows the pages as they are with the upper one shown, or removed.
    private func set(_ upper: UIView, _ lower: UIView, isCovered: Bool) {
        switch motion {
        case .slide: break
        case .dissolve: upper.alpha = isCovered ? 1 : 0
        case .depth:
            upper.transform = isCovered ? .identity : CGAffineTransform(translationX: 0, y: upper.bounds.height)
            lower.transform = isCovered ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
            lower.alpha = isCovered ? 0.5 : 1
        }
    }
}
