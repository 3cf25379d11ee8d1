import QuartzCore

/// The animations of one block of a property animator: what they change, and from which moment on they move.
final class AnimatorTrack {
    let driver: AnimationDriver
    private let run: AnimatorRun
    /// The part of the animator's time before which they stand at their start.
    private let start: Double
    /// Where they were when the present leg began.
    private var progressAtLeg = 0.0
    private(set) var changes: [(layer: CALayer, change: PropertyChange)] = []

    init(driver: AnimationDriver, run: AnimatorRun, start: Double) {
        (self.driver, self.run, self.start) = (driver, run, start)
    }

    /// What shows now, 0 at the old values and 1 at the new ones; springs may pass it.
    var shownProgress: Double { run.progress(from: progressAtLeg, start: start) }

    /// Called before a new leg begins.
    func keepProgress() { progressAtLeg = shownProgress }

    func record(_ change: PropertyChange, of layer: CALayer) { changes.append((layer, change)) }
}
