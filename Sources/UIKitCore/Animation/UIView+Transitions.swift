import Foundation
import QuartzCore

extension UIView {
    class func runTransition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        guard canAnimate(for: duration), view.layer.isInShownTree else {
            ViewAnimation.runWithout { animations?() }
            return complete(completion)
        }
        ViewTransition(of: view, duration: duration, options: options, completion: completion).run {
            guard let animations else { return }
            if options.contains(.allowAnimatedContent) { animations() } else { ViewAnimation.runWithout(animations) }
        }
    }

    class func runTransition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        guard let container = fromView.superview else { return complete(completion) }
        transition(
            with: container, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }
}
