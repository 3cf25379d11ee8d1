import CoreGraphics
import Foundation

/// Drives the alongside animations of a transition whose app has an interaction controller of its own.
///
/// They follow the percentage that the interaction controller reports, and then run to the end that it decides on.
final class AlongsideScrub {
    private let coordinator: TransitionCoordinator
    private let animator: UIViewPropertyAnimator

    /// Runs the alongside blocks and pauses their animations at the coordinator's present percentage.
    init(_ coordinator: TransitionCoordinator) {
        self.coordinator = coordinator
        animator = UIViewPropertyAnimator(duration: coordinator.transitionDuration, curve: .linear) {
            coordinator.runAlongside()
        }
        animator.fractionComplete = coordinator.percentComplete
    }

    isolated deinit {
        // A paused animator must not be deallocated.
        animator.stopAnimation(true)
    }

    /// Sets the progress of the alongside animations, 0 to 1.
    func show(_ part: CGFloat) {
        if animator.state == .active { animator.fractionComplete = part }
    }

    /// Runs the rest of the animations after the gesture has ended, with the coordinator's completion curve and velocity.
    func release(isCancelled: Bool) {
        guard animator.state == .active, !animator.isRunning else { return }
        let part = animator.fractionComplete
        animator.isReversed = isCancelled
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: coordinator.completionCurve),
            durationFactor: (isCancelled ? part : 1 - part) / max(coordinator.completionVelocity, 0.01))
    }

    /// Pauses the animations because a gesture drives the transition again.
    func resume() {
        guard animator.state == .active else { return }
        animator.pauseAnimation()
        animator.isReversed = false
    }

    /// Ends the animations at their end values, or at their start values when the transition was cancelled.
    func end(completed: Bool) {
        guard animator.state == .active else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: completed ? .end : .start)
    }
}
