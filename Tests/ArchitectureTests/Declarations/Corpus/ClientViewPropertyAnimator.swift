import UIKit

/// An animator that a test watches.
class ClientViewPropertyAnimator: UIViewPropertyAnimator {
    override init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        super.init(duration: duration, timingParameters: parameters)
    }

    override var delay: TimeInterval { super.delay }
    override var duration: TimeInterval { super.duration }
    override var fractionComplete: CGFloat {
        get { super.fractionComplete }
        set { super.fractionComplete = newValue }
    }
    override var isInterruptible: Bool {
        get { super.isInterruptible }
        set { super.isInterruptible = newValue }
    }
    override var isManualHitTestingEnabled: Bool {
        get { super.isManualHitTestingEnabled }
        set { super.isManualHitTestingEnabled = newValue }
    }
    override var isReversed: Bool {
        get { super.isReversed }
        set { super.isReversed = newValue }
    }
    override var isRunning: Bool { super.isRunning }
    override var isUserInteractionEnabled: Bool {
        get { super.isUserInteractionEnabled }
        set { super.isUserInteractionEnabled = newValue }
    }
    override var pausesOnCompletion: Bool {
        get { super.pausesOnCompletion }
        set { super.pausesOnCompletion = newValue }
    }
    override var scrubsLinearly: Bool {
        get { super.scrubsLinearly }
        set { super.scrubsLinearly = newValue }
    }
    override var state: UIViewAnimatingState { super.state }
    override var timingParameters: (any UITimingCurveProvider)? { super.timingParameters }

    override class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)?
    ) -> Self {
        super.runningPropertyAnimator(
            withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    override func addAnimations(_ animation: @escaping () -> Void) { super.addAnimations(animation) }
    override func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        super.addAnimations(animation, delayFactor: delayFactor)
    }
    override func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        super.addCompletion(completion)
    }
    override func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { super.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor) }
    override func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        super.finishAnimation(at: finalPosition)
    }
    override func pauseAnimation() { super.pauseAnimation() }
    override func startAnimation() { super.startAnimation() }
    override func startAnimation(afterDelay delay: TimeInterval) { super.startAnimation(afterDelay: delay) }
    override func stopAnimation(_ withoutFinishing: Bool) { super.stopAnimation(withoutFinishing) }
}

/// A curve of its own.
class ClientCubicTimingParameters: UICubicTimingParameters {
    override init() { super.init() }
    override init(animationCurve curve: UIView.AnimationCurve) { super.init(animationCurve: curve) }
    override init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        super.init(controlPoint1: point1, controlPoint2: point2)
    }

    override var animationCurve: UIView.AnimationCurve { super.animationCurve }
    override var controlPoint1: CGPoint { super.controlPoint1 }
    override var controlPoint2: CGPoint { super.controlPoint2 }
    override var cubicTimingParameters: UICubicTimingParameters? { super.cubicTimingParameters }
    override var springTimingParameters: UISpringTimingParameters? { super.springTimingParameters }
    override var timingCurveType: UITimingCurveType { super.timingCurveType }
}

/// A spring of its own.
class ClientSpringTimingParameters: UISpringTimingParameters {
    override init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        super.init(dampingRatio: ratio, initialVelocity: velocity)
    }
    override init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        super.init(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    }

    override var cubicTimingParameters: UICubicTimingParameters? { super.cubicTimingParameters }
    override var initialVelocity: CGVector { super.initialVelocity }
    override var springTimingParameters: UISpringTimingParameters? { super.springTimingParameters }
    override var timingCurveType: UITimingCurveType { super.timingCurveType }
}

extension ClientViewPropertyAnimator {
    static func make() -> [UIViewPropertyAnimator] {
        [
            UIViewPropertyAnimator(duration: 1, curve: .easeInOut, animations: nil),
            UIViewPropertyAnimator(duration: 1, curve: .linear) {},
            UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) {},
            UIViewPropertyAnimator(duration: 1, controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1)) {},
            UIViewPropertyAnimator(duration: 1, timingParameters: UICubicTimingParameters(animationCurve: .easeIn)),
            UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1, delay: 0, options: [], animations: {}, completion: { position in _ = position == .end }
            ),
        ]
    }

    static func timings() -> [any UITimingCurveProvider] {
        [
            UICubicTimingParameters(), UICubicTimingParameters(animationCurve: .easeOut),
            UICubicTimingParameters(controlPoint1: .zero, controlPoint2: .zero), UISpringTimingParameters(),
            UISpringTimingParameters(dampingRatio: 1),
            UISpringTimingParameters(dampingRatio: 1, initialVelocity: .zero),
            UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 1, dy: 0)),
        ]
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allViewAnimationCurve: [UIView.AnimationCurve] {
        [
            .easeIn, .easeInOut, .easeOut, .linear,
        ]
    }
    static var allViewAnimationOptions: [UIView.AnimationOptions] {
        [
            .allowAnimatedContent, .allowUserInteraction, .autoreverse, .beginFromCurrentState, .curveEaseIn,
            .curveEaseInOut, .curveEaseOut, .curveLinear, .layoutSubviews, .overrideInheritedCurve,
            .overrideInheritedDuration, .overrideInheritedOptions, .preferredFramesPerSecond30,
            .preferredFramesPerSecond60, .preferredFramesPerSecondDefault, .repeat, .showHideTransitionViews,
            .transitionCrossDissolve, .transitionCurlDown, .transitionCurlUp, .transitionFlipFromBottom,
            .transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop, .transitionNone,
        ]
    }
    static var allViewKeyframeAnimationOptions: [UIView.KeyframeAnimationOptions] {
        [
            .allowUserInteraction, .autoreverse, .beginFromCurrentState, .calculationModeCubic,
            .calculationModeCubicPaced, .calculationModeDiscrete, .calculationModeLinear, .calculationModePaced,
            .layoutSubviews, .overrideInheritedDuration, .overrideInheritedOptions, .repeat,
        ]
    }
    static var allTimingCurveType: [UITimingCurveType] {
        [
            .builtin, .composed, .cubic, .spring,
        ]
    }
    static var allViewAnimatingPosition: [UIViewAnimatingPosition] {
        [
            .current, .end, .start,
        ]
    }
    static var allViewAnimatingState: [UIViewAnimatingState] {
        [
            .active, .inactive, .stopped,
        ]
    }
}
