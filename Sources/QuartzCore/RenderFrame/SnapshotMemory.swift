/// The snapshotter's memory of the few layers that show more than one node of their own.
final class SnapshotMemory {
    /// Stands for the node around all sublayers.
    let sublayersID = CALayer.newLayerID()
    /// The layer as the plane before it shows it.
    let plane = PlaneMemory()
    /// Stand for the looks of a transition and the node around them.
    let transitionID = CALayer.newLayerID()
    let formerID = CALayer.newLayerID()
    let presentID = CALayer.newLayerID()
    /// The layer's own node, while another one stands for it.
    var uncomposedNode: RenderNode?
    /// Stands for the node that shows the layer's bitmap; what it was made from.
    let rasterID = CALayer.newLayerID()
    var rasterized: RenderNode?
    var rasterizedSource: RenderNode?
}
