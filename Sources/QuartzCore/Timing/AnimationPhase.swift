import Foundation

/// The phase of an animation at a local time: the arithmetic of active time, repetition and reversal.
struct AnimationPhase: Equatable {
    /// The position within one run, 0 at its start and 1 at its end.
    var fraction: Double
    /// Whole cycles finished before, for cumulative animations.
    var cycles: Int

    /// The active duration: repeats and reversals included; infinite for an endless one.
    static func activeDuration(of timing: any CAMediaTiming, duration: Double) -> Double {
        if timing.repeatDuration > 0 { return timing.repeatDuration }
        let cycle = timing.autoreverses ? 2 * duration : duration
        return timing.repeatCount > 0 ? cycle * Double(timing.repeatCount) : cycle
    }

    /// The phase at local time `t`; nil while the animation has no effect. At its very end it has one only with `includingEnd`,
    /// or when it fills.
    static func at(
        _ t: Double, of timing: any CAMediaTiming, duration: Double, includingEnd: Bool = false
    ) -> AnimationPhase? {
        let total = activeDuration(of: timing, duration: duration)
        guard t >= 0 || timing.fillMode.fillsBefore else { return nil }
        guard t < total || timing.fillMode.fillsAfter || (includingEnd && t <= total + 1e-9) else { return nil }
        guard duration > 0 else { return AnimationPhase(fraction: t < 0 ? 0 : 1, cycles: 0) }
        let clamped = max(0, min(t, total))
        let cycle = timing.autoreverses ? 2 * duration : duration
        var index = (clamped / cycle).rounded(.down)
        var within = clamped - index * cycle
        // Exactly at the end of a whole number of cycles the last one's end shows, not the next one's start.
        if clamped == total, index > 0, within == 0 {
            index -= 1
            within = cycle
        }
        if within > duration { within = 2 * duration - within }
        return AnimationPhase(fraction: within / duration, cycles: Int(min(index, 1e9)))
    }
}
