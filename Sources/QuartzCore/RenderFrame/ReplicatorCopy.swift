import Foundation

/// The snapshotter's memory of one copy that a replicator layer shows of its sublayers.
final class ReplicatorCopy {
    let layerID = CALayer.newLayerID()
    private var planes: [UInt64: PlaneMemory] = [:]
    private var nested: [UInt64: ReplicatorCopy] = [:]
    /// The nodes of the layers that move, as this copy shows them at a moment of its own.
    private var nodes: [UInt64: RenderNode] = [:]

    /// The memory of a layer that the copy shows in space.
    func planeMemory(of layer: CALayer) -> PlaneMemory {
        if let kept = planes[layer.layerID] { return kept }
        let made = PlaneMemory()
        planes[layer.layerID] = made
        return made
    }

    /// The copy of a replicator that is in this copy.
    func holding(_ copy: ReplicatorCopy) -> ReplicatorCopy {
        if let kept = nested[copy.layerID] { return kept }
        let made = ReplicatorCopy()
        nested[copy.layerID] = made
        return made
    }

    /// Makes nodes with moving layers as they were a time before the present, in seconds of media time.
    func snapshot<Nodes>(of moving: [CALayer], laggingBy lag: Double, _ body: () -> Nodes) -> Nodes {
        guard lag != 0, !moving.isEmpty else { return body() }
        let originals = moving.map { (node: $0.keptNode, isMarked: $0.flags.contains(.needsSnapshot)) }
        for layer in moving {
            layer.keptNode = nodes[layer.layerID]
            layer.flags.insert(.needsSnapshot)
        }
        LayerEnvironment.current.lag += lag
        let made = body()
        LayerEnvironment.current.lag -= lag
        nodes = [:]
        for (layer, original) in zip(moving, originals) {
            nodes[layer.layerID] = layer.keptNode
            layer.keptNode = original.node
            if original.isMarked { layer.flags.insert(.needsSnapshot) } else { layer.flags.remove(.needsSnapshot) }
        }
        return made
    }
}
