/// Several animations that run as one, in the group's own time.
///
/// A child's begin time counts from the group's start. Children end with the group at the latest; their delegates and
/// `isRemovedOnCompletion` do not count. A child without a duration lasts as long as one run of the group.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
    /// The animations, applied in this order.
    open var animations: [CAAnimation]?

    override func copySettings(of other: CAAnimation) {
        super.copySettings(of: other)
        animations = (other as? CAAnimationGroup)?.animations?.map { $0.copied() }
    }

    override var ownKeys: [String] { (animations ?? []).flatMap(\.ownKeys) }

    override func prepare(shown: () -> LayerState) {
        for child in animations ?? [] {
            if child.duration == 0 { child.duration = duration }
            child.prepare(shown: shown)
        }
    }

    override func apply(_ phase: AnimationPhase, localTime: Double, to state: inout LayerState) {
        let time = (timingFunction?.progress(at: phase.fraction) ?? phase.fraction) * duration
        for child in animations ?? [] {
            let local = (time - child.beginTime) * Double(child.speed) + child.timeOffset
            // A child that ends with the group is still there at that moment, which a filling group holds.
            let phase = AnimationPhase.at(
                local, of: child, duration: child.duration, includingEnd: phase.fraction >= 1)
            guard let phase else { continue }
            child.apply(phase, localTime: local, to: &state)
        }
    }
}
