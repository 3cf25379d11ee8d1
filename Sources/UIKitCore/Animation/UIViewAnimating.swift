public import Foundation

/// An animation that can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
    /// The animation's phase: inactive, active or stopped.
    var state: UIViewAnimatingState { get }
    /// True while the animation advances with time.
    var isRunning: Bool { get }
    /// Whether the animation runs back to its start.
    var isReversed: Bool { get set }
    /// The completed part of the animation, in its direction: 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Starts or resumes it.
    func startAnimation()
    /// Starts it with a delay in seconds before motion begins.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses it at its present values; an inactive one at its start.
    func pauseAnimation()
    /// Ends it at the shown values; `false` leaves it stopped, to be finished.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Gives a stopped animation its final values.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
