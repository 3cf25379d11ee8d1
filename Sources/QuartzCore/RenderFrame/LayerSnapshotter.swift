import CoreGraphics
import Foundation

/// Turns layer trees into frames of immutable nodes, sharing the nodes of all unchanged layers.
///
/// Frame path: step 6 of 8 – from `DisplayPass`, to `FrameRenderer.render(_:damage:into:)`.
package final class LayerSnapshotter {
    private var lastRoots: [RenderNode] = []
    private var lastSurface: RenderFrame.Surface?
    private var backdrops = BackdropVersions()
    /// The number of nodes, regions and changed rectangles that the last frame looked at for its backdrops.
    package var backdropStepCount: Int { backdrops.stepCount }
    private var frameCount = 0
    private var changed = 0
    /// Counts contents over all snapshotters, because renderers outlive them.
    private static var contentCount: UInt64 = 0

    static func newContentID() -> UInt64 {
        contentCount += 1
        return contentCount
    }

    /// The orientation of the space whose layers are made into nodes just now.
    private var space: SpaceOrientation

    package convenience init() { self.init(in: .usual) }

    /// Makes a snapshotter of layers in a space.
    init(in space: SpaceOrientation) { self.space = space }

    /// The frame for a media time, or nil when it would look like the last one and no animation is about to begin.
    package func frame(
        of roots: [CALayer], on surface: RenderFrame.Surface, at time: Double, timeline: AnimationTimeline? = nil
    ) -> RenderFrame? {
        changed = 0
        let nodes = roots.compactMap { node(of: $0) }
        var damage = [PixelRect(x: 0, y: 0, width: surface.pixelWidth, height: surface.pixelHeight)]
        var moves: [PixelMove] = []
        if surface == lastSurface {
            let difference = FrameDamage(between: lastRoots, nodes, on: surface)
            (damage, moves) = (difference.rects, difference.moves)
        }
        backdrops.update(from: surface == lastSurface ? lastRoots : nil, to: nodes, on: surface, damage: &damage)
        (lastRoots, lastSurface) = (nodes, surface)
        let upcomingMoves = timeline?.drainUpcomingMoves() ?? []
        guard !damage.isEmpty || !upcomingMoves.isEmpty else { return nil }
        defer { frameCount += 1 }
        return RenderFrame(
            index: frameCount, time: time, surface: surface, roots: nodes, moves: moves, damage: damage,
            changedNodeCount: changed, backdropVersions: backdrops.versions, removedLayers: RemovedLayers.drain(),
            upcomingMoves: upcomingMoves)
    }

    func node(of layer: CALayer) -> RenderNode? {
        if !layer.flags.contains(.needsSnapshot), let kept = layer.keptNode, staysValid(layer) { return kept }
        // A function of its own, whose large frame is not made for every layer of every frame.
        return newNode(of: layer)
    }

    @inline(never)
    private func newNode(of layer: CALayer) -> RenderNode? {
        guard !layer.isHidden else { return nil }
        if layer.flags.contains(.isUnseen) {
            // A mark that was made since would keep further ones from being seen.
            layer.leavePicture()
            return nil
        }
        let state = shownState(of: layer)
        guard state.opacity > 0, state.isFinite else { return nil }
        layer.flags.remove(.needsSnapshot)
        let around = enter(layer)
        defer { space = around }
        if state.isSpatial || layer.sharesSpace || !layer.isDoubleSided { layer.superlayer?.flags.insert(.holdsSpace) }
        // The plane around shows the sublayers.
        if layer.sharesSpace { return placeholder(for: layer) }
        var children = sublayerNodes(of: layer, in: state)
        if state.extrasBox != nil { children = layer.shownChildren(children, of: state, by: self) }
        var style = layer.style(of: state)
        if layer.hasRareStyle(in: state) {
            style.rare = layer.rareStyle(
                of: state, mask: layer.mask.map { node(of: $0) ?? .nothing }, castsShadow: style.shadow != nil)
        }
        let made: RenderNode
        let isComposed = layer.flags.contains(.isComposed)
        let former = isComposed ? layer.snapshotMemory.uncomposedNode ?? layer.keptNode : layer.keptNode
        if let kept = former, kept.bounds == state.bounds, kept.style == style, kept.name == layer.nodeName,
            kept.children.isIdentical(to: children)
        {
            made = kept.placement == state.placement ? kept : RenderNode(kept, movedTo: state.placement)
        } else {
            made = RenderNode(
                layerID: layer.layerID, contentID: Self.newContentID(), name: layer.nodeName, bounds: state.bounds,
                placement: state.placement, style: style, children: children)
        }
        let shown = isComposed ? layer.composed(made, in: state) : made
        layer.keptNode = shown
        changed += 1
        return shown
    }

    /// Whether a kept node is the right one here; those in flipped spaces depend on more than their layers, and those that are
    /// left out do not show.
    private func staysValid(_ layer: CALayer) -> Bool {
        !space.pointsUp && layer.flags.isDisjoint(with: [.isKeptTurnedOver, .isUnseen])
    }

    /// The state of a layer as nodes show it, y pointing down.
    func shownState(of layer: CALayer) -> LayerState {
        // Nearly all layers show their own states, which take long to copy.
        if layer.animations.isEmpty, !space.pointsUp, !layer.state.isFlipped { return layer.state }
        return layer.presentationState.turnedDown(in: space)
    }

    /// Enters a layer's own space, and returns the one around it for leaving.
    private func enter(_ layer: CALayer) -> SpaceOrientation {
        let around = space
        guard space.pointsUp || layer.flags.contains(.isKeptTurnedOver) || layer.state.isFlipped else { return around }
        let state = layer.presentationState
        space = space.inside(state)
        if around.pointsUp || space.pointsUp {
            layer.flags.insert(.isKeptTurnedOver)
        } else {
            layer.flags.remove(.isKeptTurnedOver)
        }
        return around
    }

    /// Runs a body in a layer's own space.
    func inside<Result>(_ layer: CALayer, _ body: () -> Result) -> Result {
        let around = enter(layer)
        defer { space = around }
        return body()
    }

    /// The nodes of a layer's sublayers in its plane.
    private func sublayerNodes(of layer: CALayer, in state: LayerState) -> RenderNodeList {
        let nodes = childNodes(of: layer)
        guard
            layer.flags.contains(.holdsSpace) || state.spatialSublayerSpace != nil
                || state.extrasBox?.extras.replicator?.isInPlane == false
        else { return nodes }
        return RenderNodeList(projectedChildren(of: layer, in: state))
    }

    /// The nodes of a layer's sublayers in its plane, for a copy that lags behind.
    func sublayerNodes(
        of layer: CALayer, in state: LayerState, as copy: ReplicatorCopy, _ moving: [CALayer], _ lag: Double
    ) -> RenderNodeList {
        copy.snapshot(of: moving, laggingBy: lag) { sublayerNodes(of: layer, in: state) }
    }

    private func childNodes(of layer: CALayer) -> RenderNodeList {
        // Slots are for the present content of the layer.
        guard LayerEnvironment.current.lag == 0, !space.pointsUp else {
            if space.pointsUp { layer.sublayerSlots = nil }
            return nodes(inDrawingOrder: Self.inDrawingOrder(layer.children))
        }
        guard layer.children.count >= SublayerSlots.minimumCount else {
            layer.sublayerSlots = nil
            return nodes(inDrawingOrder: Self.inDrawingOrder(layer.children))
        }
        let slots = layer.sublayerSlots ?? SublayerSlots()
        layer.sublayerSlots = slots
        return slots.nodes(inDrawingOrder: { Self.inDrawingOrder(layer.children) }, node: { node(of: $0) })
    }

    private func nodes(inDrawingOrder layers: [CALayer]) -> RenderNodeList {
        var nodes: [RenderNode] = []
        nodes.reserveCapacity(layers.count)
        for layer in layers {
            if let node = node(of: layer) { nodes.append(node) }
        }
        return RenderNodeList(nodes)
    }

    /// Siblings as they are drawn: by depth, and those of one depth as they lie.
    static func inDrawingOrder(_ layers: [CALayer]) -> [CALayer] {
        guard haveDepths(layers) else { return layers }
        // The standard sort promises no order among equals; siblings of one depth must keep theirs.
        return layers.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }

    private static func haveDepths(_ layers: [CALayer]) -> Bool {
        for layer in layers where layer.state.zPosition != 0 { return true }
        return false
    }
}
