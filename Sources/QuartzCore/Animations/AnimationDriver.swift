/// Moves animations by a progress of its own instead of by their layers' time, as pausing, scrubbing and reversing need.
///
/// An animation follows it through `CAAnimation.driver` and ends only when the driver, or its layer, releases it. Frames are
/// asked for only while the driver moves.
package final class AnimationDriver {
    private var driven: [(layer: CALayer, attached: AttachedAnimation)] = []

    /// Called with the media time of each frame while it moves; more than once for the same frame.
    package var onStep: (Double) -> Void = { _ in }

    /// Whether frames follow each other without a change of its progress by the owner.
    package var isMoving = false {
        didSet {
            guard oldValue != isMoving else { return }
            let timeline = LayerEnvironment.current.timeline
            if isMoving { timeline.add(self) } else { timeline.remove(self) }
        }
    }

    package init() {}

    func adopt(_ attached: AttachedAnimation, of layer: CALayer) { driven.append((layer, attached)) }

    /// Has all layers that follow it shown anew.
    package func progressDidChange() {
        driven.removeAll { $0.attached.isFinished }
        for (layer, _) in driven { layer.setNeedsSnapshot() }
    }

    /// Removes its animations from their layers.
    ///
    /// - Parameter finished: The value for the delegates and completions that wait for the animations.
    package func removeAnimations(finished: Bool) {
        let ended = driven
        driven = []
        for (layer, attached) in ended {
            layer.animations.removeAll { $0 === attached }
            layer.setNeedsSnapshot()
        }
        for (_, attached) in ended { attached.stop(finished: finished) }
    }
}
