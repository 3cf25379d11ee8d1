import CoreGraphics
import Foundation

extension CALayer {
    /// Adds a copy of an animation.
    func attach(_ anim: CAAnimation, forKey key: String?) {
        let copy = anim.copied()
        let key = copy is CATransition ? kCATransition : key
        for key in copy.ownKeys where !knows(key) { LayerEnvironment.current.noteUnknown(key, on: self) }
        let groups = CATransaction.currentCompletions
        if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
        copy.prepare { presentationState }
        for group in groups { group.animationAdded() }
        let attached = AttachedAnimation(key: key, animation: copy, groups: groups)
        if let key { removeAnimation(forKey: key) }
        guard isInShownTree else { return addUnplaced(attached) }
        copy.willJoin(self)
        arrange(attached)
        if let driver = copy.driver {
            driver.adopt(attached, of: self)
        } else {
            LayerEnvironment.current.timeline.add(self)
        }
        setNeedsSnapshot()
    }

    /// Lets an animation wait until the layer is shown, be it the app's or that of a change of a view.
    private func addUnplaced(_ attached: AttachedAnimation) {
        guard attached.animation.driver == nil else {
            return attached.stop(finished: false)
        }
        arrange(attached)
        LayerEnvironment.current.timeline.addUnplaced(self)
    }

    /// Puts an animation after those that it is applied after.
    private func arrange(_ attached: AttachedAnimation) {
        let next =
            attached.hasOrigin ? animations.firstIndex { $0.hasOrigin && $0.keyPath == attached.keyPath } : nil
        animations.insert(attached, at: next ?? animations.count)
    }

    /// Removes an animation; its delegate is notified that it did not finish.
    func detachAnimation(forKey key: String) {
        guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
        let removed = animations.remove(at: index)
        setNeedsSnapshot()
        displayMovedValues(by: [removed])
        if animations.isEmpty { LayerEnvironment.current.timeline.remove(self) }
        removed.stop(finished: false)
    }

    /// Removes every animation.
    func detachAllAnimations() { detachAnimations { _ in true } }

    /// Removes some animations; their delegates are notified that they did not finish.
    func detachAnimations(where isRemoved: (AttachedAnimation) -> Bool) {
        let removed = animations.filter(isRemoved)
        animations.removeAll { attached in removed.holds(attached) }
        if animations.isEmpty { LayerEnvironment.current.timeline.remove(self) }
        if !removed.isEmpty { setNeedsSnapshot() }
        displayMovedValues(by: removed)
        for animation in removed { animation.stop(finished: false) }
    }

    /// Removes the animations of view blocks, which are waited for; the ones that an app has added itself stay.
    package func removeBlockAnimations() { detachAnimations { $0.animation.onStop != nil } }

    /// A copy with the values that show now; nil before the layer was shown first.
    func shownCopy() -> CALayer? { keptNode == nil && !flags.contains(.isOutdated) ? nil : presentationCopy() }

    /// A copy with the values of the moment.
    func presentationCopy() -> CALayer {
        let copy = ConstructibleObject.make(type(of: self), copying: self)
        copy.state = presentationState
        copy.modelLayer = self
        return copy
    }

    /// Becomes a copy of a layer's own values, without its sublayers and its animations.
    func adoptModel(of layer: CALayer) {
        state = layer.state
        contentsStore = layer.contentsStore
        (storedIsHidden, masksToBounds) = (layer.storedIsHidden, layer.masksToBounds)
        (maskedCorners, name) = (layer.maskedCorners, layer.name)
        (cornerCurve, keyedValues) = (layer.cornerCurve, layer.keyedValues)
        weakDelegate = layer.delegate
        givenFilters = layer.givenFilters?.copied
        flags.formUnion(layer.flags.intersection([.isSingleSided, .rasterizes, .fadesPartsAlone, .hasHardEdges]))
    }

    /// The model's values with every animation applied for the current moment.
    package var presentationState: LayerState {
        guard !animations.isEmpty else { return state }
        var shown = state
        let time = localTime(LayerEnvironment.current.now)
        for attached in animations {
            if attached.animation.driver != nil {
                let progress = attached.animation.drivenProgress()
                let local = progress * attached.animation.duration
                attached.animation.apply(AnimationPhase(fraction: progress, cycles: 0), localTime: local, to: &shown)
                continue
            }
            let local = attached.localTime(time)
            let phase = AnimationPhase.at(
                local, of: attached.animation, duration: attached.animation.duration,
                includingEnd: attached.animation.speed < 0)
            if let phase {
                attached.animation.apply(phase, localTime: local, to: &shown)
            }
        }
        shown.returnToRanges()
        return shown
    }

    /// True while an animation has to move or end; one kept after its end does not, nor does one with zero speed.
    var hasRunningAnimations: Bool { animations.contains(where: \.isRunning) }

    /// The media time at which the first animation begins while all of them still wait; nil when one moves already or none is
    /// there.
    ///
    /// Only where local time is media time: other layers are taken to move all along.
    var waitsUntil: Double? {
        guard isOnMediaTime else { return nil }
        var earliest: Double?
        for attached in animations where attached.isRunning {
            guard !attached.hasStarted, attached.animation.speed > 0, attached.animation.timeOffset == 0,
                let begin = attached.beginTime
            else { return nil }
            earliest = min(earliest ?? begin, begin)
        }
        return earliest
    }

    /// Starts waiting animations at a media time and returns those that are over, taken off unless they stay.
    ///
    /// No animation is over while the layer's time is stopped: its owner may turn it back.
    func stepAnimations(at media: Double) -> [AttachedAnimation] {
        let time = localTime(media)
        let mayEnd = !isTimeStopped
        var ended: [AttachedAnimation] = []
        for attached in animations where !attached.isFinished && attached.animation.driver == nil {
            if attached.beginTime == nil { attached.beginTime = time + attached.animation.delay }
            let animation = attached.animation
            let local = attached.localTime(time)
            if !attached.hasStarted, local >= 0 {
                attached.hasStarted = true
                animation.delegate?.animationDidStart(animation)
            }
            // A frame's time is a sum of steps: allow for its rounding, or an animation may last a frame too long.
            let duration = AnimationPhase.activeDuration(of: animation, duration: animation.duration)
            let isOver = animation.speed < 0 ? local <= 1e-9 : local >= duration - 1e-9
            if isOver, mayEnd { ended.append(attached) }
        }
        displayMovedValues(by: animations)
        let gone = Set(ended.filter(\.animation.isRemovedOnCompletion).map { ObjectIdentifier($0) })
        if !gone.isEmpty { animations.removeAll { gone.contains(ObjectIdentifier($0)) } }
        return ended
    }

    /// Ends the animations of a layer that is not in the picture, but for those that their end does not remove either: they
    /// continue when the layer is back.
    func dropAnimations() {
        guard !animations.isEmpty else { return }
        detachAnimations(where: \.animation.isRemovedOnCompletion)
        if !animations.isEmpty { LayerEnvironment.current.timeline.keepAbsent(self) }
    }

    /// Ends the animations of a subtree that left the picture.
    func dropAnimationsInTree() {
        dropAnimations()
        for child in children { child.dropAnimationsInTree() }
        mask?.dropAnimationsInTree()
    }

    // MARK: Actions

    /// Whether a change may call for an action at all; answered before costly work.
    var mayRunActions: Bool {
        isViewLayer ? CALayer.viewAnimationDepth > 0 : (superlayer != nil && !CATransaction.disableActions())
    }

    /// How many animation blocks of views are being run.
    @exclusivity(unchecked) package static var viewAnimationDepth = 0

    func foundAction(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
        if let action = actions?[event] { return action is NSNull ? nil : action }
        if let action = (styleValue(forKey: "actions") as? [String: any CAAction])?[event] {
            return action is NSNull ? nil : action
        }
        if let action = type(of: self).defaultAction(forKey: event) { return action is NSNull ? nil : action }
        return isViewLayer || !isInShownTree ? nil : ImplicitAnimation()
    }
}

/// The action of a changed property without a view: a basic animation from the shown value to the model's.
private final class ImplicitAnimation: CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        if event == "contents" {
            let transition = CATransition()
            transition.timingFunction = pace
            return layer.add(transition, forKey: kCATransition)
        }
        guard let change = dict?[PropertyChange.key] as? PropertyChange,
            change.property != .zPosition || layer.isInShownTree
        else { return }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = change.shown.plainValue
        animation.timingFunction = pace
        layer.add(animation, forKey: event)
    }

    private var pace: CAMediaTimingFunction {
        CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    }
}

extension AnimatableValue {
    /// The value as app code would put it into an animation.
    package nonisolated var plainValue: Any? {
        switch self {
        case .number(let value): value
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .transform(let value): value
        case .transform3D(let value): value
        case .color(let value): value.map { CGColor(rgba: $0) }
        case .numbers(let values): values.map { NSNumber(value: Double($0)) }
        case .colors(let values): values.map { CGColor(rgba: $0) }
        case .path(let value): value.map { CGPath(geometry: $0) }
        }
    }
}
