public import Foundation
import QuartzCore

extension UIView {
    /// Runs a block that changes a view or its subviews, and for a duration shows an effect from the former look to the new one.
    ///
    /// The options name the effect; without one the changes show at once.
    /// The view's own properties and those of its subviews take their values at once too, unless the options allow animated
    /// content. Unlike iOS: what is new shows live in any case. A transition that begins during another one of the same view
    /// goes on from what shows, and the first one's completion hears `false`.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard areAnimationsEnabled, duration > 0 || ViewAnimation.current != nil, view.layer.isInShownTree else {
            ViewAnimation.runWithout { animations?() }
            completion?(true)
            return
        }
        ViewTransition(of: view, duration: duration, options: options, completion: completion).run {
            guard let animations else { return }
            if options.contains(.allowAnimatedContent) { animations() } else { ViewAnimation.runWithout(animations) }
        }
    }

    /// Replaces a view by another one in its superview, with the effect that the options name, for a duration.
    ///
    /// With `showHideTransitionViews` both stay in the superview, and the one is hidden and the other shown. A view without
    /// superview cannot be replaced: then nothing happens but the completion.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            completion?(true)
            return
        }
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
