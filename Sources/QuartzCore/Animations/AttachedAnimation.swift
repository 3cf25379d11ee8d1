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

    init(key: String, animation: CAAnimation, groups: [TransactionCompletion]) {
        self.key = key
        self.animation = animation
        self.groups = groups
        if animation.beginTime != 0 { beginTime = animation.beginTime }
    }

    /// The animation's own time at a time of its layer.
    func localTime(_ layerTime: Double) -> Double {
        (layerTime - (beginTime ?? layerTime + animation.delay)) * Double(animation.speed) + animation.timeOffset
    }

    /// Tells everyone who waits, once.
    func stop(finished: Bool) {
        guard !isFinished else { return }
        isFinished = true
        animation.delegate?.animationDidStop(animation, finished: finished)
        animation.onStop?(finished)
        for group in groups { group.animationEnded() }
    }
}
