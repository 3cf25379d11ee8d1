import Foundation
import QuartzCore

extension UIView {
    /// Runs the changes of an animation method, at once if they are not to be animated.
    class func runAnimation(
        duration: TimeInterval, delay: TimeInterval, pace: ViewAnimation.Pace, options: AnimationOptions,
        animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        guard canAnimate(for: duration) else {
            ViewAnimation.runWithout(animations)
            return complete(completion)
        }
        let animation = ViewAnimation(
            duration: duration, delay: max(0, delay), pace: pace, options: options, completion: completion)
        animation.run(animations)
    }

    /// Runs the changes of an animation method with a spring, until it rests.
    class func runSpring(
        _ curve: SpringCurve, delay: TimeInterval, options: AnimationOptions, animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        runAnimation(
            duration: curve.settlingDuration, delay: delay, pace: .spring(curve), options: options,
            animations: animations, completion: completion)
    }

    /// Whether changes may be animated here: animations are enabled, and no block around switches them off.
    package class var mayAnimate: Bool { areAnimationsEnabled && !ViewAnimation.isSwitchedOff }

    /// Whether blocks with a duration animate now; one without a duration does where it inherits another's.
    class func canAnimate(for duration: TimeInterval) -> Bool {
        areAnimationsEnabled && (duration > 0 || ViewAnimation.current != nil)
    }

    /// Completes a block without animations: in the next turn, or at once where animations are switched off.
    class func complete(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        if areAnimationsEnabled { ViewAnimation.inNextTurn { completion(true) } } else { completion(true) }
    }
}

/// Whether animation blocks animate.
enum ViewAnimationSwitch {
    static var isOn = true
}
