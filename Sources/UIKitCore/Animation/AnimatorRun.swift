/// Where a property animator stands: the leg that it is on and the part of that leg's time.
final class AnimatorRun {
    /// The pace of the present leg.
    private(set) var pace: AnimatorPace
    /// The part of the leg's time, 0 to 1.
    var part = 0.0
    /// nil on the first leg, which may go both ways; else the end, 0 or 1, that the leg leads to.
    private(set) var target: Double?
    private var mainProgressAtLeg = 0.0

    init(pace: AnimatorPace) { self.pace = pace }

    /// The progress of what began with the animator.
    var mainProgress: Double { progress(from: mainProgressAtLeg, start: 0) }

    /// The progress of what stood at `from` when the leg began and moves from a part of the first leg's time on.
    func progress(from: Double, start: Double) -> Double {
        if let target { return from + (target - from) * pace.progress(at: part) }
        guard part > start else { return 0 }
        return start < 1 ? pace.progress(at: (part - start) / (1 - start)) : 1
    }

    /// Turns to another pace from where everything is; the tracks must keep their progress first.
    func beginLeg(to target: Double, pace: AnimatorPace) {
        mainProgressAtLeg = mainProgress
        (self.target, self.pace, part) = (target, pace, 0)
    }

    /// Back to the leg on which every progress has its place.
    func returnToFirstLeg(pace: AnimatorPace, part: Double) { (target, self.pace, self.part) = (nil, pace, part) }
}
