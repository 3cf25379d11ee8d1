import CoreGraphics
import Foundation

extension LayerSnapshotter {
    /// The nodes that a layer's plane shows of sublayers that leave it, the farthest first.
    ///
    /// Each sublayer is projected into the plane; those of transform layers share its space.
    func projectedChildren(of layer: CALayer, in state: LayerState) -> [RenderNode] {
        var planes: [SpacePlane] = []
        collectPlanes(of: layer, through: state.spatialSublayerSpace, opacity: 1, into: &planes)
        let order = DepthOrder(planes.map { ($0.node.bounds, $0.matrix) })
        return order.indices.map { planes[$0].shown }
    }

    /// Stands for a transform layer, which has no picture.
    func placeholder(for layer: CALayer) -> RenderNode {
        let node =
            layer.keptNode
            ?? RenderNode(
                layerID: layer.layerID, name: "space", bounds: .zero, placement: .identity, style: RenderNode.Style(),
                children: [])
        layer.keptNode = node
        return node
    }

    /// - Parameters:
    ///   - space: From the space of the sublayers to that of the plane which shows them; nil when they are the same.
    ///   - opacity: That of the transform layers on the way, which have no picture of their own to fade.
    private func collectPlanes(
        of layer: CALayer, through space: CATransform3D?, opacity: CGFloat, into planes: inout [SpacePlane]
    ) {
        for child in layer.children {
            guard child.sharesSpace else {
                guard let node = node(of: child) else { continue }
                let placement = child.presentationState.spacePlacement
                let matrix = space.map { CATransform3DConcat(placement, $0) } ?? placement
                let projection = Projection(matrix)
                // Seen from its edge there is nothing to see, and from behind only of what has two sides.
                guard projection.determinant != 0, child.isDoubleSided || projection.determinant > 0 else { continue }
                planes.append(
                    SpacePlane(layer: child, node: node, matrix: matrix, projection: projection, opacity: opacity))
                continue
            }
            child.flags.remove(.needsSnapshot)
            let state = child.presentationState
            guard !child.isHidden, state.opacity > 0, state.isFinite else { continue }
            var matrix = space.map { CATransform3DConcat(state.spacePlacement, $0) } ?? state.spacePlacement
            if let inner = state.sublayerSpace { matrix = CATransform3DConcat(inner, matrix) }
            collectPlanes(of: child, through: matrix, opacity: opacity * CGFloat(state.opacity), into: &planes)
        }
    }
}

/// A layer in the space before the plane that shows it.
private struct SpacePlane {
    let layer: CALayer
    let node: RenderNode
    let matrix: CATransform3D
    let projection: Projection
    let opacity: CGFloat

    /// The layer's node in the plane; kept by the layer as long as nothing about it changes.
    var shown: RenderNode {
        let affine = projection.affine
        if let affine, opacity == 1, affine == node.placement { return node }
        let memory = layer.snapshotMemory
        let made = affine.flatMap { opacity == 1 ? RenderNode(node, movedTo: $0) : nil } ?? wrapper
        if let kept = memory.projected, memory.projectedSource === node, kept.placement == made.placement,
            kept.style == made.style
        {
            return kept
        }
        (memory.projected, memory.projectedSource) = (made, node)
        return made
    }

    private var wrapper: RenderNode {
        var style = RenderNode.Style()
        style.opacity = opacity
        let affine = projection.affine
        if affine == nil { style.rare = RareStyle(composition: .projected(projection)) }
        return RenderNode(
            layerID: layer.snapshotMemory.projectionID, name: "in space", bounds: .zero,
            placement: affine ?? .identity, style: style, children: [RenderNode(node, movedTo: .identity)])
    }
}
