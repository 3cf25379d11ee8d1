/// Maps a parent's time to a local time: t = (parent time − beginTime) · speed + timeOffset.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
    /// When it begins, in the parent's time; 0 for an animation means when it is committed.
    var beginTime: CFTimeInterval { get set }
    /// Local seconds already passed at the begin.
    var timeOffset: CFTimeInterval { get set }
    /// Local seconds per parent second; negative runs backwards.
    var speed: Float { get set }
    /// The basic duration in local seconds; 0 means the transaction's.
    var duration: CFTimeInterval { get set }
    /// The number of repetitions, fractions allowed; 0 means once.
    var repeatCount: Float { get set }
    /// The duration of the repetitions in local seconds; overrides `repeatCount` when positive.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by the same run backwards.
    var autoreverses: Bool { get set }
    /// The effect before it begins and after it has ended.
    var fillMode: CAMediaTimingFillMode { get set }
}
