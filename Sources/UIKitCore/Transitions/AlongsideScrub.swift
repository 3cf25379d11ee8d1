import CoreGraphics
import Foundation

/// Has what was added alongside a transition follow an interaction of the app's own: the percentage that it reports, and at last
/// the end that it decides on.
final class AlongsideScrub {
    private let coordinator: TransitionCoordinator
    private let animator: UIViewPropertyAnimator

    /// Runs the blocks, and shows what they change as it was before.
    init(_ coordinator: TransitionCoordinator) {
        self.coordinator = coordinator
        animator = UIViewPropertyAnimator(duration: coordinator.transitionDuration, curve: .linear) {
            coordinator.runAlongside()
        }
        animator.fractionComplete = coordinator.percentComplete
    }

    isolated deinit {
        // One that stands may not be let go.
        animator.stopAnimation(true)
    }

    /// Shows everything at a part, 0 to 1, of its way.
    func show(_ part: CGFloat) {
        if animator.state == .active { animator.fractionComplete = part }
    }

    /// The finger has left: the rest runs by itself, at the pace that the interaction has for its own.
    func release(isCancelled: Bool) {
        guard animator.state == .active, !animator.isRunning else { return }
        let part = animator.fractionComplete
        animator.isReversed = isCancelled
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: coordinator.completionCurve),
            durationFactor: (isCancelled ? part : 1 - part) / max(coordinator.completionVelocity, 0.01))
    }

    /// The finger is back.
    func resume() {
        guard animator.state == .active else { return }
        animator.pauseAnimation()
        animator.isReversed = false
    }

    /// The transition is over, where it went to or back where it began.
    func end(completed: Bool) {
        guard animator.state == .active else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: completed ? .end : .start)
    }
}
