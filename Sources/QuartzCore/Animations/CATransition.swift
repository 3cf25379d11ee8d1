import CoreGraphics
import Foundation

/// Leads from a layer's former look to its present one.
///
/// The former look, sublayers included, is the one of the last frame before the animation was added; the present one continues
/// changing. A layer has one transition at a time: its key is always `kCATransition`.
///
/// Unlike iOS: sliding looks are cut at the layer's bounds and do not fade, and there are no filters.
@preconcurrency @MainActor open class CATransition: CAAnimation {
    /// The effect between the looks; a fade at first.
    open var type: CATransitionType = .fade
    /// The edge at which the motion begins; nil is the right one. A fade has none.
    open var subtype: CATransitionSubtype?
    /// The part of the way, 0 to 1, at which it begins.
    open var startProgress: Float = 0
    /// The part of the way, 0 to 1, at which it ends.
    open var endProgress: Float = 1

    /// Replaces `type` and `subtype`.
    package var effect: TransitionEffect?

    /// The node shown when the transition was added; nil when there was none.
    private(set) var formerNode: RenderNode?

    override func copySettings(of other: CAAnimation) {
        super.copySettings(of: other)
        guard let other = other as? CATransition else { return }
        (type, subtype, effect, formerNode) = (other.type, other.subtype, other.effect, other.formerNode)
        (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }

    override func willJoin(_ layer: CALayer) {
        // A view that moves through the layer's area may begin outside of the visible area.
        formerNode =
            layer.lacksUnseen && shownEffect != .dissolve
            ? layer.picture(afterUpdates: true).map { RenderNode($0, movedTo: layer.state.placement) } : layer.keptNode
        layer.flags.insert(.isComposed)
    }

    /// The effect on the former and the present look.
    var shownEffect: TransitionEffect {
        if let effect { return effect }
        let edge = subtype?.edge ?? .right
        return switch type {
        case .moveIn: .moveIn(from: edge)
        case .push: .push(from: edge)
        case .reveal: .reveal(from: edge)
        default: .dissolve
        }
    }

    /// The part of the way for a fraction of the time.
    func progress(at fraction: Double) -> CGFloat {
        let progress = timingFunction?.progress(at: fraction) ?? fraction
        return CGFloat(startProgress) + CGFloat(endProgress - startProgress) * CGFloat(progress)
    }
}

/// The key of every transition of a layer.
public nonisolated let kCATransition = "transition"

extension CALayer {
    /// The transition that runs, with the part of its way; nil for none.
    var runningTransition: (transition: CATransition, progress: CGFloat)? {
        for attached in animations.reversed() {
            guard let transition = attached.animation as? CATransition else { continue }
            if transition.driver != nil {
                return (transition, transition.progress(at: transition.drivenProgress()))
            }
            let local = attached.localTime(localTime(LayerEnvironment.current.now))
            guard let phase = AnimationPhase.at(local, of: transition, duration: transition.duration) else {
                return nil
            }
            return (transition, transition.progress(at: phase.fraction))
        }
        return nil
    }
}
