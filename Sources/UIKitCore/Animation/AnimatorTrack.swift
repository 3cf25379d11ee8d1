import QuartzCore

/// The animations of one block of a property animator: the properties that they change, and the moment at which they begin.
final class AnimatorTrack {
    let driver: AnimationDriver
    private let run: AnimatorRun
    private var horizontal: AnimatorMotion
    private var vertical: AnimatorMotion
    private(set) var changes: [(layer: CALayer, change: PropertyChange)] = []

    /// Makes a track whose animations wait at their start values until a part of the animator's time has passed.
    init(driver: AnimationDriver, run: AnimatorRun, start: Double) {
        (self.driver, self.run) = (driver, run)
        horizontal = AnimatorMotion(start: start, axis: .horizontal)
        vertical = AnimatorMotion(start: start, axis: .vertical)
    }

    /// The present progress of movement along an axis, 0 at the old values and 1 at the new ones; springs may pass it.
    func shownProgress(along axis: AnimatorPace.Axis) -> Double {
        (axis == .horizontal ? horizontal : vertical).progress(in: run)
    }

    /// Called before the run begins a leg.
    func beginLeg(to target: Double, pace: AnimatorPace) {
        horizontal.beginLeg(to: target, pace: pace, in: run)
        vertical.beginLeg(to: target, pace: pace, in: run)
    }

    /// The views that the block moves; a view that it moves twice is in the list twice.
    var movedViews: [UIView] {
        changes.compactMap { layer, change in
            [.position, .bounds, .transform].contains(change.property) ? layer.delegate as? UIView : nil
        }
    }

    func record(_ change: PropertyChange, of layer: CALayer) { changes.append((layer, change)) }
}
