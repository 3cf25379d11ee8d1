/// The snapshotter's memory of the few layers that show more than one node of their own.
final class SnapshotMemory {
    /// The identity of the node around all sublayers.
    let sublayersID = CALayer.newLayerID()
    /// The layer as the plane before it shows it.
    let plane = PlaneMemory()
    /// The identities of the looks of a transition and of the node around them.
    let transitionID = CALayer.newLayerID()
    let formerID = CALayer.newLayerID()
    let presentID = CALayer.newLayerID()
    /// The layer's own node, while another one replaces it.
    var uncomposedNode: RenderNode?
    /// The identity of the node that shows the layer's bitmap, and the bitmap's source.
    let rasterID = CALayer.newLayerID()
    var rasterized: RenderNode?
    var rasterizedSource: RenderNode?
}
