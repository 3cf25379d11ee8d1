public import Foundation

/// The common part of all animations: timing, pace and delegate.
///
/// An animation is copied when it is added to a layer; changing the original afterwards has no effect.
@preconcurrency @MainActor open class CAAnimation: ConstructibleObject, NSCopying, CAMediaTiming, CAAction {
    @exclusivity(unchecked) open var beginTime: CFTimeInterval = 0
    @exclusivity(unchecked) open var timeOffset: CFTimeInterval = 0
    @exclusivity(unchecked) open var speed: Float = 1
    @exclusivity(unchecked) open var duration: CFTimeInterval = 0
    @exclusivity(unchecked) open var repeatCount: Float = 0
    @exclusivity(unchecked) open var repeatDuration: CFTimeInterval = 0
    @exclusivity(unchecked) open var autoreverses = false
    @exclusivity(unchecked) open var fillMode: CAMediaTimingFillMode = .removed

    /// The pace of each run; nil is linear.
    open var timingFunction: CAMediaTimingFunction?

    /// Is notified of start and end; retained, as on iOS.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the layer forgets the animation when it has ended, or when the layer leaves the picture before.
    ///
    /// An animation that is not forgotten goes on when its layer is back, as if it had been there all the time.
    @exclusivity(unchecked) open var isRemovedOnCompletion = true

    /// Seconds of the layer's time to wait after the first frame, for an animation without a begin time.
    package var delay: CFTimeInterval = 0

    /// Called once when the animation leaves its layer or ends; true when it ran to its end.
    package var onStop: ((Bool) -> Void)?

    /// The driver that moves it instead of its layer's time; nil for most.
    package var driver: AnimationDriver?

    /// The progress, 0 to 1 and beyond, that it shows while a driver moves it.
    package var drivenProgress: () -> Double = { 1 }

    /// The rates of frames that do; without effect, for each frame of the display shows the animation.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Values that were given under keys that are no property's.
    private var keyedValues: [String: Any] = [:]

    /// Makes an animation with the duration of the transaction.
    public override init() { super.init() }

    /// Makes an animation for an archive.
    ///
    /// Status: partial – no values are read.
    public required init?(coder: NSCoder) { super.init() }

    @available(swift, obsoleted: 1)
    public required convenience init(_ key: ConstructionKey) { self.init() }

    /// A copy with the same settings.
    open nonisolated override func copy() -> Any { copy(with: nil) }

    /// A copy with the same settings. Override it to copy stored properties of your own to the copy that super makes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        // An animation belongs to the main actor, where it is copied too.
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated { copy = copyOfSettings() }
        return copy
    }

    /// A copy as its class makes it.
    func copied() -> CAAnimation { copy(with: nil) as? CAAnimation ?? copyOfSettings() }

    private func copyOfSettings() -> CAAnimation {
        let copy = ConstructibleObject.make(type(of: self))
        copy.copySettings(of: self)
        return copy
    }

    func copySettings(of other: CAAnimation) {
        (beginTime, timeOffset, speed, duration) = (other.beginTime, other.timeOffset, other.speed, other.duration)
        (repeatCount, repeatDuration, autoreverses) = (other.repeatCount, other.repeatDuration, other.autoreverses)
        (fillMode, timingFunction, delegate) = (other.fillMode, other.timingFunction, other.delegate)
        (driver, drivenProgress) = (other.driver, other.drivenProgress)
        (isRemovedOnCompletion, onStop, delay) = (other.isRemovedOnCompletion, other.onStop, other.delay)
        (preferredFrameRateRange, keyedValues) = (other.preferredFrameRateRange, other.keyedValues)
    }

    /// Adds the animation to `anObject`, a layer, under the event's key; `dict` is ignored.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    // MARK: Values by key

    /// The value of a property, or the value set under a key of the app's own; else the class's default for the key, or nil.
    open func value(forKey key: String) -> Any? {
        value(forKnownKey: key) ?? keyedValues[key] ?? type(of: self).defaultValue(forKey: key)
    }

    /// Gives a property its value, or keeps one under a key of the app's own, which a copy has too; nil takes that away.
    open func setValue(_ value: Any?, forKey key: String) {
        if !setKnown(value, forKey: key) { keyedValues[key] = value.map(CALayer.boxed) }
    }

    /// The value at a key path, which is a key here.
    open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

    /// Sets the value at a key path, which is a key here.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    /// The value of a key for which none was given; nil unless overridden.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Whether the value of a key belongs into an archive of the animation; false unless overridden.
    open func shouldArchiveValue(forKey key: String) -> Bool { false }

    /// The value of a property by its key; nil outside for a key that is none's.
    func value(forKnownKey key: String) -> Any?? {
        switch key {
        case "timingFunction": timingFunction
        case "delegate": delegate
        case "removedOnCompletion", "isRemovedOnCompletion": NSNumber(value: isRemovedOnCompletion)
        default: TimingKey(rawValue: key).map { $0.value(of: self) }
        }
    }

    /// Sets a property by its key; false for a key that is none's.
    func setKnown(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "timingFunction": timingFunction = value as? CAMediaTimingFunction
        case "delegate": delegate = value as? any CAAnimationDelegate
        case "removedOnCompletion", "isRemovedOnCompletion":
            isRemovedOnCompletion = value as? Bool ?? isRemovedOnCompletion
        default:
            guard let timing = TimingKey(rawValue: key) else { return false }
            timing.set(value, of: self)
        }
        return true
    }

    /// The keys of apps' own values that it changes, and those of no property.
    var ownKeys: [String] { [] }

    /// Called on the layer's copy before it joins the layer's animations.
    func willJoin(_ layer: CALayer) {}

    /// Records the shown values when the animation was added, where it will need them; its duration is known by then.
    func prepare(shown: () -> LayerState) {}

    /// Changes the shown values for a phase of the active time.
    func apply(_ phase: AnimationPhase, localTime: Double, to state: inout LayerState) {}
}
