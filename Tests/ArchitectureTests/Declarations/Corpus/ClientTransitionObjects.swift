import UIKit

/// The parts of transitions and animators, by Apple's names and types.
enum ClientTransitionObjects {
    @MainActor static func name(_ object: any UIViewControllerAnimatedTransitioning) {
        let _: @MainActor (any UIViewControllerContextTransitioning) -> Void = object.animateTransition(using:)
        let _: @MainActor (Bool) -> Void = object.animationEnded(_:)
        let _: @MainActor (any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating = object
            .interruptibleAnimator(using:)
        let _: @MainActor ((any UIViewControllerContextTransitioning)?) -> TimeInterval = object.transitionDuration(
            using:)
    }

    @MainActor static func name(_ object: any UIViewControllerInteractiveTransitioning) {
        let _: UIView.AnimationCurve = object.completionCurve
        let _: CGFloat = object.completionSpeed
        let _: Bool = object.wantsInteractiveStart
        let _: @MainActor (any UIViewControllerContextTransitioning) -> Void = object.startInteractiveTransition(_:)
    }

    @MainActor static func name(_ object: any UIViewControllerContextTransitioning) {
        let _: UIView = object.containerView
        let _: Bool = object.isAnimated
        let _: Bool = object.isInteractive
        let _: UIModalPresentationStyle = object.presentationStyle
        let _: CGAffineTransform = object.targetTransform
        let _: Bool = object.transitionWasCancelled
        let _: @MainActor () -> Void = object.cancelInteractiveTransition
        let _: @MainActor (Bool) -> Void = object.completeTransition(_:)
        let _: @MainActor (UIViewController) -> CGRect = object.finalFrame(for:)
        let _: @MainActor () -> Void = object.finishInteractiveTransition
        let _: @MainActor (UIViewController) -> CGRect = object.initialFrame(for:)
        let _: @MainActor () -> Void = object.pauseInteractiveTransition
        let _: @MainActor (CGFloat) -> Void = object.updateInteractiveTransition(_:)
        let _: @MainActor (UITransitionContextViewKey) -> UIView? = object.view(forKey:)
        let _: @MainActor (UITransitionContextViewControllerKey) -> UIViewController? = object.viewController(forKey:)
    }

    @MainActor static func name(_ object: any UIViewControllerTransitionCoordinatorContext) {
        let _: UIView.AnimationCurve = object.completionCurve
        let _: CGFloat = object.completionVelocity
        let _: UIView = object.containerView
        let _: Bool = object.initiallyInteractive
        let _: Bool = object.isAnimated
        let _: Bool = object.isCancelled
        let _: Bool = object.isInteractive
        let _: Bool = object.isInterruptible
        let _: CGFloat = object.percentComplete
        let _: UIModalPresentationStyle = object.presentationStyle
        let _: CGAffineTransform = object.targetTransform
        let _: TimeInterval = object.transitionDuration
        let _: @MainActor (UITransitionContextViewKey) -> UIView? = object.view(forKey:)
        let _: @MainActor (UITransitionContextViewControllerKey) -> UIViewController? = object.viewController(forKey:)
    }

    @MainActor static func name(_ object: any UIViewControllerTransitionCoordinator) {
        let _:
            @MainActor (
                ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
                ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
            ) -> Bool = object.animate(alongsideTransition:completion:)
        let _:
            @MainActor (
                UIView?, ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
                ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
            ) -> Bool = object.animateAlongsideTransition(in:animation:completion:)
        let _: @MainActor (@escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) -> Void = object
            .notifyWhenInteractionChanges(_:)
    }

    @MainActor static func name(_ object: any UIViewAnimating) {
        let _: CGFloat = object.fractionComplete
        object.fractionComplete = object.fractionComplete
        let _: Bool = object.isReversed
        object.isReversed = object.isReversed
        let _: Bool = object.isRunning
        let _: UIViewAnimatingState = object.state
        let _: @MainActor (UIViewAnimatingPosition) -> Void = object.finishAnimation(at:)
        let _: @MainActor () -> Void = object.pauseAnimation
        let _: @MainActor () -> Void = object.startAnimation
        let _: @MainActor (TimeInterval) -> Void = object.startAnimation(afterDelay:)
        let _: @MainActor (Bool) -> Void = object.stopAnimation(_:)
    }

    @MainActor static func name(_ object: any UIViewImplicitlyAnimating) {
        let _: @MainActor (@escaping () -> Void) -> Void = object.addAnimations(_:)
        let _: @MainActor (@escaping () -> Void, CGFloat) -> Void = object.addAnimations(_:delayFactor:)
        let _: @MainActor (@escaping (UIViewAnimatingPosition) -> Void) -> Void = object.addCompletion(_:)
        let _: @MainActor ((any UITimingCurveProvider)?, CGFloat) -> Void = object.continueAnimation(
            withTimingParameters:durationFactor:)
    }

    @MainActor static func name(_ object: any UITimingCurveProvider) {
        let _: UICubicTimingParameters? = object.cubicTimingParameters
        let _: UISpringTimingParameters? = object.springTimingParameters
        let _: UITimingCurveType = object.timingCurveType
    }
}

private final class OwnViewControllerAnimatedTransitioning: NSObject, UIViewControllerAnimatedTransitioning {
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
    func animationEnded(_ transitionCompleted: Bool) {}
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    { fatalError() }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        fatalError()
    }
}

private final class OwnViewControllerInteractiveTransitioning: NSObject, UIViewControllerInteractiveTransitioning {
    var completionCurve: UIView.AnimationCurve { fatalError() }
    var completionSpeed: CGFloat { fatalError() }
    var wantsInteractiveStart: Bool { fatalError() }
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}
