/// Where a property animator stands: the leg that it is on and the part of that leg's time.
final class AnimatorRun {
    /// The pace of the present leg.
    private(set) var pace: AnimatorPace
    /// The part of the leg's time, 0 to 1.
    var part = 0.0
    /// nil on the first leg, which may go both ways; else the end, 0 or 1, that the leg leads to.
    private(set) var target: Double?
    /// The way in which the part last moved by itself, 1 or −1; 0 when it was set since then.
    var direction = 0.0
    private var main = AnimatorMotion(start: 0, axis: .horizontal)

    init(pace: AnimatorPace) { self.pace = pace }

    /// The progress of what began with the animator.
    var mainProgress: Double { main.progress(in: self) }

    /// The speed with which it would begin a leg to a target, in parts of that leg's way per second.
    func mainSpeed(to target: Double) -> Double { main.relativeSpeed(to: target, in: self) }

    /// Turns to another pace from where everything is; the tracks must begin their legs first.
    func beginLeg(to target: Double, pace: AnimatorPace) {
        main.beginLeg(to: target, pace: pace, in: self)
        (self.target, self.pace, part) = (target, pace, 0)
    }

    /// Back to the leg on which every progress has its place.
    func returnToFirstLeg(pace: AnimatorPace, part: Double) {
        (target, self.pace, self.part, direction) = (nil, pace, part, 0)
    }
}
