import CoreGraphics
import Foundation

extension CALayer {
    /// The node that replaces the layer's own: a transition's former look beside the present one, or a kept bitmap.
    func composed(_ node: RenderNode, in state: LayerState) -> RenderNode {
        let memory = snapshotMemory
        memory.uncomposedNode = node
        var shown = node
        if shouldRasterize { shown = rasterized(shown, in: state) }
        guard let (transition, progress) = runningTransition else {
            if !shouldRasterize {
                flags.remove(.isComposed)
                memory.uncomposedNode = nil
            }
            return shown
        }
        return transition.shownEffect.composed(
            former: transition.formerNode, present: shown, at: progress, in: state, memory: memory)
    }

    private func rasterized(_ node: RenderNode, in state: LayerState) -> RenderNode {
        let composition = RareStyle.Composition.kept(scale: max(0.01, rasterizationScale))
        let memory = snapshotMemory
        if let kept = memory.rasterized, memory.rasterizedSource === node, kept.style.rare?.composition == composition {
            return kept
        }
        if let kept = memory.rasterized, kept.children.first?.contentID == node.contentID,
            kept.style.rare?.composition == composition
        {
            memory.rasterized = RenderNode(kept, movedTo: node.placement)
        } else {
            memory.rasterized = .wrapper(
                memory.rasterID, "rasterized", node: RenderNode(node, movedTo: .identity), composition: composition,
                placement: node.placement)
        }
        memory.rasterizedSource = node
        return memory.rasterized ?? node
    }
}

extension TransitionEffect {
    /// The node that shows two looks of a layer, with the layer's placement.
    @MainActor fileprivate func composed(
        former: RenderNode?, present: RenderNode, at progress: CGFloat, in state: LayerState, memory: SnapshotMemory
    ) -> RenderNode {
        let bounds = state.bounds
        let pictures = pictures(at: progress, in: bounds)
        let nodes = pictures.compactMap { picture -> RenderNode? in
            guard let look = picture.isFormer ? former : present else { return picture.isNeeded(self) ? .nothing : nil }
            // Both looks begin at the same corner, even if the bounds have moved since.
            let corner = CGSize(
                width: bounds.minX - look.bounds.minX + picture.offset.width,
                height: bounds.minY - look.bounds.minY + picture.offset.height)
            let placed = RenderNode(
                look, movedTo: CGAffineTransform(translationX: corner.width, y: corner.height))
            // The former look is a picture by now; and each look needs a name of its own.
            let composition = picture.composition ?? .kept(scale: nil)
            guard picture.isFormer || picture.composition != nil else { return placed }
            return .wrapper(
                picture.isFormer ? memory.formerID : memory.presentID, picture.isFormer ? "former" : "present",
                node: placed, composition: composition)
        }
        var style = RenderNode.Style()
        style.clipsToBounds = isCutAtBounds
        if self == .dissolve { style.rare = RareStyle(composition: .dissolving(progress)) }
        return RenderNode(
            layerID: memory.transitionID, contentID: LayerSnapshotter.newContentID(), name: "transition",
            bounds: bounds, placement: state.placement, style: style,
            children: RenderNodeList(nodes))
    }
}

extension TransitionEffect.Picture {
    /// Whether the effect depends on the positions of its looks.
    fileprivate func isNeeded(_ effect: TransitionEffect) -> Bool { effect == .dissolve }
}

extension RenderNode {
    /// A node that shows another one, composed.
    static func wrapper(
        _ id: UInt64, _ name: String, node: RenderNode, composition: RareStyle.Composition,
        placement: CGAffineTransform = .identity
    ) -> RenderNode {
        var style = Style()
        style.rare = RareStyle(composition: composition)
        return RenderNode(layerID: id, name: name, bounds: .zero, placement: placement, style: style, children: [node])
    }
}
