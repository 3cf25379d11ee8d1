import CoreGraphics
import Foundation

extension LayerSnapshotter {
    /// The nodes that a layer's plane shows of sublayers that leave it, the farthest first.
    ///
    /// Each sublayer is projected into the plane; those of transform layers share its space.
    func projectedChildren(of layer: CALayer, in state: LayerState) -> [RenderNode] {
        var planes: [SpacePlane] = []
        collectPlanes(of: layer, in: state, seen: SpaceView(matrix: state.spatialSublayerSpace), into: &planes)
        let order = DepthOrder(planes.map { ($0.node.bounds, $0.matrix) })
        return order.indices.map { planes[$0].shown }
    }

    /// An empty node for a transform layer, which has no picture.
    func placeholder(for layer: CALayer) -> RenderNode {
        let node =
            layer.keptNode
            ?? RenderNode(
                layerID: layer.layerID, name: "space", bounds: .zero, placement: .identity, style: RenderNode.Style(),
                children: [])
        layer.keptNode = node
        return node
    }

    private func collectPlanes(
        of layer: CALayer, in state: LayerState, seen view: SpaceView, into planes: inout [SpacePlane]
    ) {
        guard let replicator = layer as? CAReplicatorLayer, let look = state.extrasBox?.extras.replicator,
            replicator.sharesSpace || !look.isInPlane
        else { return collectPlanes(ofSublayersOf: layer, seen: view, into: &planes) }
        let moving = replicator.movingSublayers(delayedBy: look)
        var step = CATransform3DIdentity
        for (index, copy) in replicator.shownCopies(in: state).enumerated() {
            let seen = view.copied(copy, about: state.spaceAnchor, by: step, color: look.color(of: index))
            seen.copy?.snapshot(of: moving, laggingBy: look.lag(of: index)) {
                collectPlanes(ofSublayersOf: layer, seen: seen, into: &planes)
            }
            step = CATransform3DConcat(step, look.transform)
        }
    }

    private func collectPlanes(ofSublayersOf layer: CALayer, seen view: SpaceView, into planes: inout [SpacePlane]) {
        for child in layer.children {
            guard child.sharesSpace else {
                guard let node = node(of: child) else { continue }
                let matrix = view.matrix(of: shownState(of: child).spacePlacement)
                let projection = Projection(matrix)
                // A plane is invisible from its edge, and from behind unless it has two sides.
                guard projection.determinant != 0, child.isDoubleSided || projection.determinant > 0 else { continue }
                planes.append(SpacePlane(layer: child, node: node, matrix: matrix, projection: projection, view: view))
                continue
            }
            child.flags.remove(.needsSnapshot)
            let state = shownState(of: child)
            guard !child.isHidden, state.opacity > 0, state.isFinite else { continue }
            inside(child) { collectPlanes(of: child, in: state, seen: view.inside(state), into: &planes) }
        }
    }
}

extension LayerState {
    /// The point that stays at `position` and `zPosition`, in the space of the bounds.
    fileprivate var spaceAnchor: (x: CGFloat, y: CGFloat, z: CGFloat) {
        let anchor = anchorInBounds
        return (anchor.x, anchor.y, extrasBox?.extras.anchorPointZ ?? 0)
    }
}

/// The projection of sublayers to the plane that shows them.
private struct SpaceView {
    /// From the space of the sublayers to that of the plane; nil when they are the same.
    var matrix: CATransform3D?
    /// Of the transform layers on the way, which have no picture of their own to fade or tint, and of copies.
    var color = RGBAColor.white
    /// The innermost copy that this is.
    var copy: ReplicatorCopy?

    func matrix(of placement: CATransform3D) -> CATransform3D {
        matrix.map { CATransform3DConcat(placement, $0) } ?? placement
    }

    /// The view of the sublayers of a transform layer.
    func inside(_ state: LayerState) -> SpaceView {
        var view = self
        view.matrix = matrix(of: state.spacePlacement)
        if let inner = state.sublayerSpace { view.matrix = view.matrix(of: inner) }
        view.color.alpha *= CGFloat(state.opacity)
        return view
    }

    /// The view of sublayers as a copy.
    func copied(
        _ copy: ReplicatorCopy, about anchor: (x: CGFloat, y: CGFloat, z: CGFloat), by step: CATransform3D,
        color: RGBAColor
    ) -> SpaceView {
        var view = self
        view.copy = self.copy?.holding(copy) ?? copy
        if !CATransform3DIsIdentity(step) {
            let moved = CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchor.z), step)
            view.matrix = matrix(
                of: CATransform3DConcat(moved, CATransform3DMakeTranslation(anchor.x, anchor.y, anchor.z)))
        }
        let outer = self.color
        view.color = RGBAColor(
            red: outer.red * color.red, green: outer.green * color.green, blue: outer.blue * color.blue,
            alpha: outer.alpha * color.alpha)
        return view
    }
}

/// A layer in the space before the plane that shows it.
private struct SpacePlane {
    let layer: CALayer
    let node: RenderNode
    let matrix: CATransform3D
    let projection: Projection
    let view: SpaceView

    private var isPlain: Bool { view.copy == nil && view.color == .white }

    /// The layer's node in the plane; kept as long as it does not change.
    @MainActor var shown: RenderNode {
        let affine = projection.affine
        if let affine, isPlain, affine == node.placement { return node }
        let memory = view.copy?.planeMemory(of: layer) ?? layer.snapshotMemory.plane
        let made = affine.flatMap { isPlain ? RenderNode(node, movedTo: $0) : nil } ?? wrapper(memory)
        if let kept = memory.shown, memory.source === node, kept.placement == made.placement, kept.style == made.style,
            kept.children.first?.style == made.children.first?.style
        {
            return kept
        }
        (memory.shown, memory.source) = (made, node)
        return made
    }

    @MainActor private func wrapper(_ memory: PlaneMemory) -> RenderNode {
        var content = RenderNode(node, movedTo: .identity)
        let affine = projection.affine
        if affine == nil {
            var style = RenderNode.Style.tint(.white, opacity: isTinted ? 1 : view.color.alpha)
            style.rare = RareStyle(composition: .projected(projection))
            content = RenderNode(
                layerID: memory.layerID, name: "in space", bounds: .zero, placement: .identity, style: style,
                children: [content])
            if !isTinted { return content }
        }
        return RenderNode(
            layerID: memory.tintID, name: view.copy == nil ? "in space" : "copy", bounds: .zero,
            placement: affine ?? .identity, style: .tint(view.color, opacity: view.color.alpha), children: [content])
    }

    private var isTinted: Bool { view.color.red < 1 || view.color.green < 1 || view.color.blue < 1 }
}
