public import Foundation

extension CALayer {
    private static var nextLayerID: UInt64 = 1

    /// An identity for a layer or for a node that stands for none.
    static func newLayerID() -> UInt64 {
        defer { nextLayerID += 1 }
        return nextLayerID
    }

    /// Marks the layer for a new render node, and asks for a frame when it is shown.
    ///
    /// A marked layer's ancestors are marked too, but for those above a hidden layer: its mark stays while they are served.
    package func setNeedsSnapshot() {
        flags.insert(.needsSnapshot)
        var layer = self
        while let parent = layer.superlayer {
            parent.sublayerSlots?.mark(layer)
            guard !parent.flags.contains(.needsSnapshot) else { return }
            parent.flags.insert(.needsSnapshot)
            layer = parent
        }
        if layer.isTreeRoot { LayerEnvironment.current.onNeedsFrame() }
    }

    /// Marks the layer for layout in the next pass.
    public func setNeedsLayout() {
        guard !flags.contains(.needsLayout) else { return }
        flags.insert(.needsLayout)
        superlayer?.markAncestors(.subtreeNeedsLayout)
        if superlayer == nil, isTreeRoot { LayerEnvironment.current.onNeedsFrame() }
    }

    /// True while the layer waits for layout.
    public func needsLayout() -> Bool { flags.contains(.needsLayout) }

    /// Marks the contents for drawing in the next display pass.
    public func setNeedsDisplay() {
        guard !flags.contains(.needsDisplay) else { return }
        flags.insert(.needsDisplay)
        superlayer?.markAncestors(.subtreeNeedsDisplay)
        if superlayer == nil, isTreeRoot { LayerEnvironment.current.onNeedsFrame() }
    }

    /// Marks the contents for drawing; the whole of them is drawn anew, whatever the rectangle.
    public func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    /// True while the contents wait to be drawn.
    public func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

    func markAncestors(_ flag: LayerFlags) {
        var layer: CALayer? = self
        while let current = layer, !current.flags.contains(flag) {
            current.flags.insert(flag)
            if current.superlayer == nil, current.isTreeRoot { LayerEnvironment.current.onNeedsFrame() }
            layer = current.superlayer
        }
    }

    /// True when anything at or below the layer waits for layout.
    package var subtreeNeedsLayout: Bool { !flags.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) }

    func boundsSizeDidChange() {
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
        // A mark made while there was no area was left behind by the display pass.
        if flags.contains(.needsDisplay) { superlayer?.markAncestors(.subtreeNeedsDisplay) }
        setNeedsLayout()
    }
}
