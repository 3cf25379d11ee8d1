extension CALayer {
    // References that do not retain are not weak here: one weak reference to an object makes every counting of its references
    // slow, and each view and each superlayer would have one.

    /// Answers for the layer; not retained. A view is the delegate of its own layer.
    public var delegate: (any CALayerDelegate)? {
        get { owner ?? looseDelegate }
        set { (owner, looseDelegate) = (nil, newValue) }
    }

    /// The layer that contains this one; nil for the root of a tree.
    public internal(set) var superlayer: CALayer? {
        get { holder?.takeUnretainedValue() }
        set { holder = newValue.map { Unmanaged.passUnretained($0) } }
    }
}
