import Foundation

extension CALayer {
    /// The sublayers' nodes, together in one for `sublayerTransform` when there is one.
    func sublayersPlaced(_ nodes: RenderNodeList, of state: LayerState) -> RenderNodeList {
        guard let placement = state.sublayerPlacement, !nodes.isEmpty else { return nodes }
        return [
            RenderNode(
                layerID: snapshotMemory.sublayersID, name: "sublayers", bounds: .zero, placement: placement,
                style: RenderNode.Style(), children: nodes)
        ]
    }
}
