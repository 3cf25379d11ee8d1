public import Foundation
import QuartzCore

extension UIView {
    /// Animates the changes in a block, after a delay.
    ///
    /// Values are final at once; what shows follows. `completion` gets true when every animation ran to its end. Without
    /// anything to animate it is called in the next turn; with a duration of zero or less, or animations switched off, the
    /// block and the completion run within this call.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration: duration, delay: delay, pace: .curve(options.curve), options: options, animations: animations,
            completion: completion)
    }

    /// Animates what the block changes, with slow start and end.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes in a block, after a delay, with a spring that is at rest after the duration.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let curve = SpringCurve(
            dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity), settlingIn: max(duration, 0.001))
        run(
            duration: duration, delay: delay, pace: .spring(curve), options: options, animations: animations,
            completion: completion)
    }

    /// Animates the changes in a block, after a delay, with a spring given by how long it seems to last and how much it bounces.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let curve = SpringCurve(
            perceivedDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
        run(
            duration: curve.settlingDuration, delay: delay, pace: .spring(curve), options: options,
            animations: animations, completion: completion)
    }

    /// Runs the block with animations switched off.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimation.runWithout(actionsWithoutAnimation)
    }

    /// Whether blocks animate at all.
    public class var areAnimationsEnabled: Bool { ViewAnimationSwitch.isOn }

    /// Switches animation by blocks on or off; blocks already run go on.
    public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimationSwitch.isOn = enabled }

    /// The duration that the block being run animates with; 0 outside.
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

    private static func run(
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
