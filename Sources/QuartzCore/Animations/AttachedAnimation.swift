/// An animation on its layer, with the moment it began.
final class AttachedAnimation {
    let key: String
    let animation: CAAnimation
    /// In the layer's time; nil until the first frame after it was added.
    var beginTime: Double?
    var hasStarted = false
    var isFinished = false
    /// The transactions in which it was added wait for it.
    let groups: [TransactionCompletion]

    /// The number of animations that were added without a key, which each get a key of their own.
    private static var keylessCount = 0

    init(key: String?, animation: CAAnimation, groups: [TransactionCompletion]) {
        if key == nil { Self.keylessCount += 1 }
        self.key = key ?? "#\(Self.keylessCount)"
        self.animation = animation
        self.groups = groups
        if animation.beginTime != 0 { beginTime = animation.beginTime }
    }

    /// The property that it changes, for an animation of one.
    var keyPath: String? { (animation as? CAPropertyAnimation)?.keyPath }

    /// Whether its values count from the model's value.
    var hasOrigin: Bool { (animation as? CAPropertyAnimation)?.origin != nil }

    /// The animation's own time at a time of its layer.
    func localTime(_ layerTime: Double) -> Double {
        (layerTime - (beginTime ?? layerTime + animation.delay)) * Double(animation.speed) + animation.timeOffset
    }

    /// Has it be over at a time of its layer.
    func moveToEnd(at layerTime: Double) {
        let speed = Double(animation.speed)
        guard speed != 0 else { return }
        let length = speed < 0 ? 0 : AnimationPhase.activeDuration(of: animation, duration: animation.duration)
        beginTime = min(beginTime ?? layerTime, layerTime - (length - animation.timeOffset) / speed)
    }

    /// Whether it has to move or end; one that was kept after its end, one whose speed is zero and one that is driven do not.
    var isRunning: Bool { !isFinished && animation.driver == nil && !(beginTime != nil && animation.speed == 0) }

    /// Notifies everyone who waits, once.
    func stop(finished: Bool) {
        guard !isFinished else { return }
        isFinished = true
        animation.delegate?.animationDidStop(animation, finished: finished)
        animation.onStop?(finished)
        for group in groups { group.animationEnded() }
    }
}
