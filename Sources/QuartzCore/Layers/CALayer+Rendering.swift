import CoreGraphics
import Foundation

extension CALayer {
    /// Adds the layer with its sublayers to a recording, as `render(in:)` does.
    func record(in context: CGContext) {
        bringBackUnseen()
        displayMarkedSubtree()
        guard let node = modelNode(in: surroundings) else { return }
        context.draw(RenderNode(node, movedTo: .identity))
    }

    /// The layer with its sublayers and the model's values, which is kept nowhere; nil when it does not show.
    private func modelNode(in space: SpaceOrientation) -> RenderNode? {
        guard !isHidden, state.opacity > 0, state.isFinite else { return nil }
        let (state, inside) = (state.turnedDown(in: space), space.inside(state))
        var nodes = RenderNodeList(
            LayerSnapshotter.inDrawingOrder(children).compactMap { $0.modelNode(in: inside) })
        if state.extrasBox != nil { nodes = shownChildren(nodes, of: state, by: nil) }
        var style = style(of: state)
        if hasRareStyle(in: state) {
            style.rare = rareStyle(
                of: state, mask: mask.map { $0.modelNode(in: inside) ?? .nothing }, castsShadow: style.shadow != nil)
        }
        return RenderNode(
            layerID: layerID, name: nodeName, bounds: state.bounds, placement: state.placement, style: style,
            children: nodes)
    }

    /// The layer's node in the last frame, or a new one after all marked work, with its bounds space as its
    /// parent's; nil when there is none.
    package func picture(afterUpdates: Bool) -> RenderNode? {
        guard isInShownTree else {
            if afterUpdates {
                bringBackUnseen()
                displayMarkedSubtree()
            }
            return afterUpdates ? modelNode(in: surroundings).map { RenderNode($0, movedTo: .identity) } : nil
        }
        guard afterUpdates || lacksUnseen else {
            return isHidden ? nil : keptNode.map { RenderNode($0, movedTo: .identity) }
        }
        bringBackUnseen()
        displayMarkedSubtree()
        return LayerSnapshotter(in: surroundings).node(of: self).map { RenderNode($0, movedTo: .identity) }
    }
}
