public import CoreGraphics
import Foundation

/// Shows its sublayers several times, each copy moved, tinted and delayed a step further than the one before.
///
/// Copies share the sublayers' nodes and bitmaps, so each costs little more than its pixels; only animated sublayers are made
/// for each copy that is delayed. Touches find the sublayers themselves, not their copies.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
    override class var initialLook: LayerExtras.Look? { .replicator(ReplicatorLook()) }

    private var look: ReplicatorLook { state.extras.replicator ?? ReplicatorLook() }

    private func change(_ property: LayerProperty, to value: AnimatableValue) {
        guard let old = look.value(of: property) else { return }
        change(property, from: old, to: value) { property.set(value, in: &$0) }
    }

    /// The number of times that the sublayers show, the originals included; 1 at first, and 0 or less shows none.
    open var instanceCount: Int {
        get { look.count }
        set {
            var changed = look
            changed.count = newValue
            guard changed != look else { return }
            state.extras.look = .replicator(changed)
            setNeedsSnapshot()
        }
    }

    private var storedPreservesDepth = false
    /// Whether the copies share the space around the layer instead of being seen in its plane; false at first.
    ///
    /// While it is true, only the layer's geometry, visibility and opacity count besides, as with a `CATransformLayer`.
    open var preservesDepth: Bool {
        get { storedPreservesDepth }
        set {
            guard newValue != storedPreservesDepth else { return }
            storedPreservesDepth = newValue
            keptNode = nil
            setNeedsSnapshot()
            superlayer?.setNeedsSnapshot()
        }
    }

    /// Seconds by which each copy shows the animations of the sublayers later than the one before; 0 at first. Animatable.
    ///
    /// A copy shows the model's values until its animation begins, unless that fills backwards. When an animation is taken off
    /// the original at its end, the copies lose it too.
    open var instanceDelay: CFTimeInterval {
        get { Double(look.delay) }
        set { change(.instanceDelay, to: .number(CGFloat(newValue))) }
    }

    /// From each copy to the next, about the layer's anchor point. Animatable.
    open var instanceTransform: CATransform3D {
        get { look.transform }
        set { change(.instanceTransform, to: .space(newValue)) }
    }

    /// Multiplies the colours of the first copy; white at first. Animatable.
    open var instanceColor: CGColor? {
        get { CGColor(rgba: look.color) }
        set { change(.instanceColor, to: .color(newValue?.rgba ?? .white)) }
    }

    /// Added to the red factor from each copy to the next. Animatable.
    open var instanceRedOffset: Float {
        get { Float(look.redOffset) }
        set { change(.instanceRedOffset, to: .number(CGFloat(newValue))) }
    }

    /// Added to the green factor from each copy to the next. Animatable.
    open var instanceGreenOffset: Float {
        get { Float(look.greenOffset) }
        set { change(.instanceGreenOffset, to: .number(CGFloat(newValue))) }
    }

    /// Added to the blue factor from each copy to the next. Animatable.
    open var instanceBlueOffset: Float {
        get { Float(look.blueOffset) }
        set { change(.instanceBlueOffset, to: .number(CGFloat(newValue))) }
    }

    /// Added to the opacity factor from each copy to the next. Animatable.
    open var instanceAlphaOffset: Float {
        get { Float(look.alphaOffset) }
        set { change(.instanceAlphaOffset, to: .number(CGFloat(newValue))) }
    }

    override var sharesSpace: Bool { storedPreservesDepth }

    /// Copies beyond this are not made: no picture could show them, and each is a node.
    private static let mostCopies = 10_000
    private var copies: [ReplicatorCopy] = []
    /// Whether animations of the sublayers ran when they were last shown.
    private var wereRunning = false

    /// The memory of each copy that a state shows, the originals first.
    func shownCopies(in state: LayerState) -> ArraySlice<ReplicatorCopy> {
        let count = max(0, min(state.extras.replicator?.count ?? 1, Self.mostCopies))
        while copies.count < count { copies.append(ReplicatorCopy()) }
        return copies.prefix(count)
    }

    override func shownChildren(
        _ nodes: RenderNodeList, of state: LayerState, by snapshotter: LayerSnapshotter?
    ) -> RenderNodeList {
        guard let look = state.extras.replicator, !nodes.isEmpty, look.count != 1 || look.color != .white,
            // Copies that leave the plane have been seen in it each by itself.
            snapshotter == nil || look.isInPlane
        else { return super.shownChildren(nodes, of: state, by: snapshotter) }
        let moving = movingSublayers(delayedBy: look)
        var transform = CGAffineTransform.identity
        let step = CATransform3DGetAffineTransform(look.transform)
        let shown = shownCopies(in: state).enumerated().map { index, copy in
            defer { transform = transform.concatenating(step) }
            let lag = index == 0 || moving.isEmpty ? 0 : look.lag(of: index)
            let late = lag == 0 ? nil : snapshotter?.sublayerNodes(of: self, in: state, as: copy, moving, lag)
            let color = look.color(of: index)
            return RenderNode(
                layerID: copy.layerID, name: "copy", bounds: .zero,
                placement: transform.about(state.anchorInBounds), style: .tint(color, opacity: color.alpha),
                children: late ?? nodes)
        }
        return super.shownChildren(RenderNodeList(shown), of: state, by: snapshotter)
    }

    /// The layers of which copies show another moment's look; none while there is no delay.
    func movingSublayers(delayedBy look: ReplicatorLook) -> [CALayer] {
        guard look.delay != 0, look.count > 1 else { return [] }
        var moving: [CALayer] = []
        for child in children { _ = child.collectMoving(into: &moving) }
        let areRunning = moving.contains { $0.hasRunningAnimations && !$0.isTimeStopped }
        if areRunning || wereRunning {
            // The copies continue after the originals have ended.
            let environment = LayerEnvironment.current
            environment.timeline.keepStepping(self, until: environment.now + look.lag(of: look.count - 1))
        }
        wereRunning = areRunning
        return moving
    }
}

extension CALayer {
    /// Adds the layers of this subtree that have animations or have such layers in them; true when there are any.
    fileprivate func collectMoving(into layers: inout [CALayer]) -> Bool {
        var moves = !animations.isEmpty
        for child in children where child.collectMoving(into: &layers) { moves = true }
        if let mask, mask.collectMoving(into: &layers) { moves = true }
        if moves { layers.append(self) }
        return moves
    }
}

extension RenderNode.Style {
    /// Multiplies all content of a node by a colour and an opacity.
    nonisolated static func tint(_ color: RGBAColor, opacity: CGFloat) -> RenderNode.Style {
        var style = RenderNode.Style()
        style.opacity = opacity
        if color.red < 1 || color.green < 1 || color.blue < 1 {
            style.rare = RareStyle(colorFactor: RGBAColor(red: color.red, green: color.green, blue: color.blue))
        }
        return style
    }
}
