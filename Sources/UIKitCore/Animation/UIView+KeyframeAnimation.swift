import Foundation

extension UIView {
    class func runKeyframeAnimation(
        duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions, animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        guard canAnimate(for: duration) else {
            ViewAnimation.runWithout(animations)
            return complete(completion)
        }
        KeyframeViewAnimation(duration: duration, delay: max(0, delay), options: options, completion: completion)
            .run(animations)
    }

    class func runKeyframe(start frameStartTime: Double, duration frameDuration: Double, animations: () -> Void) {
        guard let current = ViewAnimation.current as? KeyframeViewAnimation else { return animations() }
        current.runKeyframe(start: frameStartTime, duration: max(0, frameDuration), animations)
    }
}
