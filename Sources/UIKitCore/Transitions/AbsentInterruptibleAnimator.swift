import CoreGraphics
import Foundation

/// The default of `interruptibleAnimator(using:)` for animators without one; calling any of its methods stops the program.
final class AbsentInterruptibleAnimator: UIViewImplicitlyAnimating {
    static let shared = AbsentInterruptibleAnimator()

    var state: UIViewAnimatingState { refuse() }
    var isRunning: Bool { refuse() }
    var isReversed: Bool {
        get { refuse() }
        set { refuse() }
    }
    var fractionComplete: CGFloat {
        get { refuse() }
        set { refuse() }
    }

    func startAnimation() { refuse() }
    func startAnimation(afterDelay delay: TimeInterval) { refuse() }
    func pauseAnimation() { refuse() }
    func stopAnimation(_ withoutFinishing: Bool) { refuse() }
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) { refuse() }
    func addAnimations(_ animation: @escaping () -> Void) { refuse() }
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { refuse() }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { refuse() }
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        refuse()
    }

    private func refuse() -> Never {
        fatalError(
            "An animator without interruptibleAnimator(using:) was asked for its interruptible animator. "
                + "Implement that method, or only call animateTransition(using:).")
    }
}
