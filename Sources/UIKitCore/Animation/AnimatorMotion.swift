/// The progress and the speed of one value that a property animator changes along one axis.
struct AnimatorMotion {
    /// The part of the animator's time before which the value does not move yet.
    private let start: Double
    private let axis: AnimatorPace.Axis
    /// The progress at the beginning of the present leg.
    private var origin = 0.0
    /// Its pace on the present leg; nil on the first one, on which the run's counts.
    private var legPace: AnimatorPace?

    init(start: Double, axis: AnimatorPace.Axis) { (self.start, self.axis) = (start, axis) }

    /// 0 at the old values and 1 at the new ones; springs may pass it.
    func progress(in run: AnimatorRun) -> Double { progress(at: run.part, in: run) }

    private func progress(at part: Double, in run: AnimatorRun) -> Double {
        if let target = run.target {
            return origin + (target - origin) * (legPace ?? run.pace).progress(at: part, along: axis)
        }
        guard part > start else { return 0 }
        return start < 1 ? run.pace.progress(at: (part - start) / (1 - start), along: axis) : 1
    }

    /// Progress per second; 0 when it was set instead of moving there.
    private func speed(in run: AnimatorRun) -> Double {
        guard run.direction != 0, run.pace.duration > 0 else { return 0 }
        let step = 1e-5
        let (before, after) = (max(0, run.part - step), min(1, run.part + step))
        let distance = progress(at: after, in: run) - progress(at: before, in: run)
        return distance / ((after - before) * run.pace.duration) * run.direction
    }

    /// The speed with which it would begin a leg to a target, in parts of that leg's distance per second.
    func relativeSpeed(to target: Double, in run: AnimatorRun) -> Double {
        let distance = target - progress(in: run)
        return abs(distance) < 1e-6 ? 0 : speed(in: run) / distance
    }

    /// Called before a leg to a target begins: the motion continues from its current progress with its current speed.
    mutating func beginLeg(to target: Double, pace: AnimatorPace, in run: AnimatorRun) {
        let speed = relativeSpeed(to: target, in: run)
        let place = progress(in: run)
        legPace = speed == 0 ? pace : pace.beginning(at: speed, along: axis)
        origin = place
    }
}
