/// Knows which layers have animations running and steps them from frame to frame.
///
/// Frame path: step 3 of 8 – from `DeadlineQueue`, to `LayoutPass`.
package final class AnimationTimeline {
    private var layers: [UInt64: CALayer] = [:]
    private var drivers: [AnimationDriver] = []
    /// Those that got their first since they were last asked for.
    private var beginners: [CALayer] = []
    /// Layers that got animations before they were shown.
    private var unplaced: [CALayer] = []

    /// Layers out of the picture that have kept animations.
    private var absent: [AbsentLayer] = []

    private struct AbsentLayer {
        weak var layer: CALayer?
    }

    /// Layers that show past values, and the media time until which they do.
    private var lagging: [UInt64: LaggingLayer] = [:]

    private struct LaggingLayer {
        weak var layer: CALayer?
        let end: Double
    }

    /// The media time of the next step: the given one while any animation runs, the first beginning while all wait for theirs.
    /// Nil when no animation has to move or end, as in layers whose time is stopped.
    package func nextTime(after time: Double) -> Double? {
        if !drivers.isEmpty || !lagging.isEmpty { return time }
        var next: Double?
        // Hash order: the least of all numbers is asked for.
        for layer in layers.values where !layer.isTimeStopped {
            guard let begin = layer.waitsUntil, begin > time else { return time }
            next = min(next ?? begin, begin)
        }
        return next
    }

    /// The class names of the layers that animate, for audits.
    package var activeLayerNames: [String] {
        layers.values.filter { !$0.isTimeStopped }.sorted { $0.layerID < $1.layerID }.map {
            ClassNames.name(of: $0.delegate ?? $0)
        }
            + drivers.map { _ in "a property animator" }
    }

    /// Whether a further step to the same time changes the picture: an animation was added since the last one.
    package var hasAdditions: Bool {
        if !drivers.isEmpty { return true }
        // Hash order: it is only asked whether there is one.
        for layer in layers.values {
            for animation in layer.animations where animation.beginTime == nil || !animation.hasStarted { return true }
        }
        return false
    }

    func add(_ layer: CALayer) {
        if layers.updateValue(layer, forKey: layer.layerID) == nil { beginners.append(layer) }
        LayerEnvironment.current.onNeedsFrame()
    }

    /// Has a layer's animations begin if it is shown by the end of the implicit transaction, and end if it is not.
    func addUnplaced(_ layer: CALayer) {
        unplaced.append(layer)
        LayerEnvironment.current.onNeedsFrame()
    }

    /// Leaves a layer alone until it is in the picture again, where its animations continue as if it had always been.
    func keepAbsent(_ layer: CALayer) {
        remove(layer)
        if !absent.contains(where: { $0.layer === layer }) { absent.append(AbsentLayer(layer: layer)) }
    }

    /// Decides about the layers that waited to be shown, and resumes those that have returned.
    func settleUnplaced() {
        let layers = unplaced
        unplaced = []
        for layer in layers where !layer.animations.isEmpty {
            if layer.isInShownTree { show(layer) } else { layer.dropAnimations() }
        }
        guard !absent.isEmpty else { return }
        absent.removeAll { $0.layer?.animations.isEmpty ?? true }
        let returned = absent.compactMap(\.layer).filter(\.isInShownTree)
        absent.removeAll { $0.layer?.isInShownTree ?? true }
        for layer in returned { show(layer) }
    }

    private func show(_ layer: CALayer) {
        for attached in layer.animations where !attached.hasStarted { attached.animation.willJoin(layer) }
        add(layer)
        layer.setNeedsSnapshot()
    }

    func add(_ driver: AnimationDriver) {
        drivers.append(driver)
        LayerEnvironment.current.onNeedsFrame()
    }

    func remove(_ driver: AnimationDriver) { drivers.removeAll { $0 === driver } }

    func remove(_ layer: CALayer) { layers[layer.layerID] = nil }

    /// Has a layer shown anew in every step until a media time, because it shows past values.
    func keepStepping(_ layer: CALayer, until end: Double) {
        lagging[layer.layerID] = LaggingLayer(layer: layer, end: end)
    }

    /// Movements that began since the last call, with nodes as they have just been made. Empties the list.
    func drainUpcomingMoves() -> [UpcomingMove] {
        guard !beginners.isEmpty else { return [] }
        defer { beginners = [] }
        // Hash order: these are only searched for the layers that hold them.
        return UpcomingMoveSearch(from: beginners, among: layers.values).found
    }

    /// Moves every animation to a media time: starts those that wait, ends those that are over, and marks their layers.
    package func step(to time: Double) {
        for driver in drivers { driver.onStep(time) }
        // In the order in which the layers were made, so that every run calls completions in the same order.
        var ended: [AttachedAnimation] = []
        let stepped = layers.values.sorted { $0.layerID < $1.layerID }
        for layer in stepped {
            ended += layer.stepAnimations(at: time)
            layer.setNeedsSnapshot()
        }
        stepLagging(to: time)
        for animation in ended { animation.stop(finished: true) }
        for layer in stepped where !layer.hasRunningAnimations { layers[layer.layerID] = nil }
    }

    private func stepLagging(to time: Double) {
        // Hash order: layers are marked, each by itself.
        for (id, entry) in lagging {
            entry.layer?.setNeedsSnapshot()
            if entry.layer == nil || entry.end <= time { lagging[id] = nil }
        }
    }
}
