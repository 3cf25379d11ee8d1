/// The snapshotter's memory of a layer that is shown in another plane than its superlayer's own.
final class PlaneMemory {
    /// The identities of the node that shows the layer there, and of one around it that tints it.
    let layerID = CALayer.newLayerID()
    let tintID = CALayer.newLayerID()
    /// The node that the plane shows, and the layer's node that it was made from.
    var shown: RenderNode?
    var source: RenderNode?
}
