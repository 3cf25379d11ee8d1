import Foundation

extension CALayer {
    private static var nextLayerID: UInt64 = 1

    /// An identity for a layer, or for a node without a layer.
    static func newLayerID() -> UInt64 {
        defer { nextLayerID += 1 }
        return nextLayerID
    }

    /// Marks the layer for a new render node, and asks for a frame when it is shown.
    ///
    /// A marked layer's ancestors are marked too, but for those above a hidden layer: its mark stays while they are served.
    package func setNeedsSnapshot() { markForSnapshot(asksForFrame: true) }

    /// Marks the layer and its ancestors for new nodes; within a frame that is about to make them, none is to be asked for.
    @inline(__always)
    func markForSnapshot(asksForFrame: Bool) {
        flags.insert(.needsSnapshot)
        // Superlayers are kept by the owner of the tree: no references to them are counted.
        var layer = Unmanaged.passUnretained(self)
        while let parent = layer.borrow({ $0.superlayerReference.unretained }) {
            guard parent.borrow({ $0.markForSnapshot(from: layer) }) else { return }
            layer = parent
        }
        if asksForFrame, layer.borrow({ $0.isTreeRoot }) { LayerEnvironment.current.onNeedsFrame() }
    }

    /// Leads the snapshot to a sublayer; false when the layer was marked before.
    private func markForSnapshot(from sublayer: Unmanaged<CALayer>) -> Bool {
        sublayerSlots?.mark(sublayer.takeUnretainedValue())
        return flags.insert(.needsSnapshot).inserted
    }

    /// Marks the layer for layout in the next pass, unless it is being laid out: its changes then are part of that layout.
    func markForLayout() {
        guard !flags.contains(.isLayingOut) else { return }
        markForFurtherLayout()
    }

    /// Marks the layer for layout in the next pass, even while it is being laid out.
    package func markForFurtherLayout() {
        guard !flags.contains(.needsLayout) else { return }
        flags.insert(.needsLayout)
        markAncestorsForLayout()
        if isTreeRoot, superlayer == nil { LayerEnvironment.current.onNeedsFrame() }
    }

    /// Marks the contents for drawing in the next display pass.
    func markForDisplay() {
        guard !flags.contains(.needsDisplay) else { return }
        flags.insert(.needsDisplay)
        markAncestorsForDisplay()
        if isTreeRoot, superlayer == nil { LayerEnvironment.current.onNeedsFrame() }
    }

    /// Leads layout to the layer from above.
    func markAncestorsForLayout() { markAncestors(.subtreeNeedsLayout) { $0.markForLayout($1) } }

    /// Leads drawing to the layer from above.
    func markAncestorsForDisplay(asksForFrame: Bool = true) {
        markAncestors(.subtreeNeedsDisplay, asksForFrame: asksForFrame) { $0.markForDisplay($1) }
    }

    @inline(__always)
    private func markAncestors(
        _ flag: LayerFlags, asksForFrame: Bool = true, note: (SublayerSlots, CALayer) -> Void
    ) {
        var layer = Unmanaged.passUnretained(self)
        while let parent = layer.borrow({ $0.superlayerReference.unretained }) {
            let isNew = parent.borrow { parent in
                if let slots = parent.sublayerSlots { note(slots, layer.takeUnretainedValue()) }
                return parent.flags.insert(flag).inserted
            }
            guard isNew else { return }
            layer = parent
        }
        // A root that was marked before has asked for its frame already.
        guard asksForFrame, layer.toOpaque() != Unmanaged.passUnretained(self).toOpaque() else { return }
        if layer.borrow({ $0.isTreeRoot }) {
            LayerEnvironment.current.onNeedsFrame()
        }
    }

    /// Whether another layer is the superlayer; no reference to it is counted.
    @inline(__always)
    func isSublayer(of other: CALayer) -> Bool {
        superlayerReference.unretained?.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
    }

    /// Whether the layer itself waits for layout.
    package var isMarkedForLayout: Bool { flags.contains(.needsLayout) }

    /// True when a layer at or below it waits for layout.
    package var subtreeNeedsLayout: Bool { !flags.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) }

    /// True when a layer at or below it waits to be drawn.
    var subtreeNeedsDisplay: Bool { !flags.isDisjoint(with: [.needsDisplay, .subtreeNeedsDisplay]) }

    func boundsSizeDidChange() {
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
        // A mark made while there was no area was left behind by the display pass.
        if flags.contains(.needsDisplay) { markAncestorsForDisplay() }
        setNeedsLayout()
    }
}
