import Foundation
import QuartzCore

extension UIView {
    /// Runs the changes of an animation method, now where nothing is to be animated.
    class func runAnimation(
        duration: TimeInterval, delay: TimeInterval, pace: ViewAnimation.Pace, options: AnimationOptions,
        animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        guard areAnimationsEnabled, duration > 0 || ViewAnimation.current != nil else {
            ViewAnimation.runWithout(animations)
            completion?(true)
            return
        }
        let animation = ViewAnimation(
            duration: duration, delay: max(0, delay), pace: pace, options: options, completion: completion)
        animation.run(animations)
    }
}

/// Whether animation blocks animate.
enum ViewAnimationSwitch {
    static var isOn = true
}
