extension CALayer {
    /// Answers for the layer; not retained. A view is the delegate of its own layer.
    public var delegate: (any CALayerDelegate)? {
        get { owner ?? weakDelegate }
        set { (owner, weakDelegate) = (nil, newValue) }
    }

    /// The layer that contains this one; nil for the root of a tree.
    public internal(set) var superlayer: CALayer? {
        get { superlayerReference.object }
        set { superlayerReference.object = newValue }
    }
}
