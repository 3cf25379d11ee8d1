public import Foundation

extension UIView {
    /// Animates the changes of the key frames in the block, after a delay; see `addKeyframe`. Other changes take the whole
    /// duration.
    ///
    /// The pace over the whole is slow at start and end unless the options or the block around say otherwise.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        guard areAnimationsEnabled, duration > 0 || ViewAnimation.current != nil else {
            ViewAnimation.runWithout(animations)
            completion?(true)
            return
        }
        KeyframeViewAnimation(duration: duration, delay: max(0, delay), options: options, completion: completion)
            .run(animations)
    }

    /// Names what changes during a part of the keyframe animation whose block is being run; both times are parts of its duration,
    /// 0 to 1. Outside of such a block the changes are made as they would be without it.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let current = ViewAnimation.current as? KeyframeViewAnimation else { return animations() }
        current.runKeyframe(start: frameStartTime, duration: max(0, frameDuration), animations)
    }
}
