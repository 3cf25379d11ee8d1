import CoreGraphics

extension CALayer {
    /// Ends the animations of a subtree that began at a time of the layer or later, those without an end excepted. Animations
    /// that are not removed at their end show their final values.
    package func endAnimationsInTree(since time: Double) {
        let ended = animations.filter { attached in
            (attached.beginTime ?? time) >= time - 1e-9
                && AnimationPhase.activeDuration(of: attached.animation, duration: attached.animation.duration).isFinite
        }
        if !ended.isEmpty {
            let now = localTime(LayerEnvironment.current.now)
            for attached in ended where !attached.animation.isRemovedOnCompletion { attached.moveToEnd(at: now) }
            animations.removeAll { attached in
                attached.animation.isRemovedOnCompletion && ended.holds(attached)
            }
            setNeedsSnapshot()
            for animation in ended { animation.stop(finished: false) }
        }
        for child in children { child.endAnimationsInTree(since: time) }
    }
}
