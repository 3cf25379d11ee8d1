public import Foundation

/// The common part of all animations: timing, pace and who hears of it.
///
/// An animation is copied when it is added to a layer; changing the original afterwards has no effect.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    public var beginTime: CFTimeInterval = 0
    public var timeOffset: CFTimeInterval = 0
    public var speed: Float = 1
    public var duration: CFTimeInterval = 0
    public var repeatCount: Float = 0
    public var repeatDuration: CFTimeInterval = 0
    public var autoreverses = false
    public var fillMode: CAMediaTimingFillMode = .removed

    /// The pace of each run; nil is linear.
    open var timingFunction: CAMediaTimingFunction?

    /// Is notified of start and end; retained, as on iOS.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the layer forgets the animation when it has ended.
    open var isRemovedOnCompletion = true

    /// Seconds of the layer's time to wait after the first frame, for an animation without a begin time.
    package var delay: CFTimeInterval = 0

    /// Called once when the animation leaves its layer or ends; true when it ran to its end.
    package var onStop: ((Bool) -> Void)?

    /// The driver that moves it in place of its layer's time; nil for most.
    package var driver: AnimationDriver?

    /// The progress, 0 to 1 and beyond, that it shows while a driver moves it.
    package var drivenProgress: () -> Double = { 1 }

    /// Makes an animation that lasts as long as the transaction says.
    public required override init() { super.init() }

    /// A copy with the same settings.
    open override nonisolated func copy() -> Any { MainActor.assumeIsolated { copied() } }

    func copied() -> CAAnimation {
        let copy = type(of: self).init()
        copy.copySettings(of: self)
        return copy
    }

    func copySettings(of other: CAAnimation) {
        (beginTime, timeOffset, speed, duration) = (other.beginTime, other.timeOffset, other.speed, other.duration)
        (repeatCount, repeatDuration, autoreverses) = (other.repeatCount, other.repeatDuration, other.autoreverses)
        (fillMode, timingFunction, delegate) = (other.fillMode, other.timingFunction, other.delegate)
        (driver, drivenProgress) = (other.driver, other.drivenProgress)
        (isRemovedOnCompletion, onStop, delay) = (other.isRemovedOnCompletion, other.onStop, other.delay)
    }

    /// Adds the animation to `anObject`, a layer, under the event's key; `dict` is ignored.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// The key paths of properties that there are not.
    var unknownKeyPaths: [String] { [] }

    /// Called on the layer's copy before it joins the layer's animations.
    func willJoin(_ layer: CALayer) {}

    /// Notes what showed when the animation was added, where it will need that; its duration is known by then.
    func prepare(shown: () -> LayerState) {}

    /// Changes what shows for a phase of the active time.
    func apply(_ phase: AnimationPhase, localTime: Double, to state: inout LayerState) {}
}
