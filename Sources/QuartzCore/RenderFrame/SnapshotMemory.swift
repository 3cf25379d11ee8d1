/// What the snapshotter keeps with the few layers that show more than one node of their own.
final class SnapshotMemory {
    /// Stands for the node around all sublayers.
    let sublayersID = CALayer.newLayerID()
    /// Stands for the node that shows the layer in another plane.
    let projectionID = CALayer.newLayerID()
    /// The layer's node as the plane before it shows it, and what it was made from.
    var projected: RenderNode?
    var projectedSource: RenderNode?
    /// Stand for the looks of a transition and the node around them.
    let transitionID = CALayer.newLayerID()
    let formerID = CALayer.newLayerID()
    let presentID = CALayer.newLayerID()
    /// The layer's own node, while another one stands for it.
    var inner: RenderNode?
    /// Stands for the node that shows the layer's bitmap; what it was made from.
    let rasterID = CALayer.newLayerID()
    var rasterized: RenderNode?
    var rasterizedSource: RenderNode?
}
