/// The state of a property animator's run: its current leg, and the elapsed part of that leg's time.
final class AnimatorRun {
    /// The pace of the present leg.
    private(set) var pace: AnimatorPace
    /// The part of the leg's time, 0 to 1.
    var part = 0.0
    /// The end, 0 or 1, at which the leg ends; nil on the first leg, which may run in both directions.
    private(set) var target: Double?
    /// The direction in which the part last moved by itself, 1 or −1; 0 when it was set since then.
    var direction = 0.0
    private var main = AnimatorMotion(start: 0, axis: .horizontal)

    init(pace: AnimatorPace) { self.pace = pace }

    /// The progress of the blocks that began with the animator.
    var mainProgress: Double { main.progress(in: self) }

    /// The speed with which it would begin a leg to a target, in parts of that leg's distance per second.
    func mainSpeed(to target: Double) -> Double { main.relativeSpeed(to: target, in: self) }

    /// Starts a leg with another pace from the current values; the tracks must begin their legs first.
    func beginLeg(to target: Double, pace: AnimatorPace) {
        main.beginLeg(to: target, pace: pace, in: self)
        (self.target, self.pace, part) = (target, pace, 0)
    }

    /// Returns to the first leg, whose time determines the progress of every track.
    func returnToFirstLeg(pace: AnimatorPace, part: Double) {
        (target, self.pace, self.part, direction) = (nil, pace, part, 0)
    }
}
