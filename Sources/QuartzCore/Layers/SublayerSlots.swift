/// Remembers, for a layer with many sublayers, which of them wait for layout, drawing or new nodes, so that a frame does not look
/// at all the others.
///
/// Each sublayer has a slot, its index in drawing order. Slots stay as long as no sublayer is added, removed or moved; until
/// there are new ones, all sublayers are visited.
final class SublayerSlots {
    /// A layer with fewer sublayers than this visits all of them.
    static let minimumCount = 65

    /// Counts arrangements over all layers.
    private static var arrangementCount: UInt64 = 0

    private var tree: RenderNodeGroup?
    private var arrangement: UInt64 = 0
    private var marked = SublayerMarks(flag: .isMarkedInSlots)
    private var markedForLayout = SublayerMarks(flag: .isMarkedForLayoutInSlots)
    private var markedForDisplay = SublayerMarks(flag: .isMarkedForDisplayInSlots)
    private var isStale = true

    /// The sublayers that were marked for new nodes; nil when it may be any of them.
    var layersMarkedForSnapshot: [CALayer]? { isStale ? nil : marked.noted }

    /// Notes that a sublayer needs a new node.
    func mark(_ layer: CALayer) {
        if !isStale { marked.add(layer) }
    }

    /// Records that a sublayer, or a layer in it, waits for layout.
    func markForLayout(_ layer: CALayer) {
        if !isStale { markedForLayout.add(layer) }
    }

    /// Records that a sublayer, or a layer in it, waits to be drawn.
    func markForDisplay(_ layer: CALayer) {
        if !isStale { markedForDisplay.add(layer) }
    }

    /// Returns the sublayers that were marked for layout, in drawing order; nil when it may be any of them.
    func drainMarkedForLayout() -> [CALayer]? { isStale ? nil : markedForLayout.drain() }

    /// Returns the sublayers that were marked for drawing, in drawing order; nil when it may be any of them.
    func drainMarkedForDisplay() -> [CALayer]? { isStale ? nil : markedForDisplay.drain() }

    /// Notes that the slots do not fit any more.
    func arrangementDidChange() {
        isStale = true
        marked.forget()
        markedForLayout.forget()
        markedForDisplay.forget()
    }

    /// The sublayers' nodes, of which only those of marked sublayers are asked for while the arrangement stays.
    func nodes(
        inDrawingOrder order: () -> [CALayer], node: (CALayer) -> RenderNode?
    ) -> RenderNodeList {
        if isStale {
            let layers = order()
            for (slot, layer) in layers.enumerated() {
                layer.slot = slot
                layer.flags.subtract([.isMarkedInSlots, .isMarkedForLayoutInSlots, .isMarkedForDisplayInSlots])
                if layer.subtreeNeedsLayout { markedForLayout.add(layer) }
                if layer.subtreeNeedsDisplay { markedForDisplay.add(layer) }
            }
            tree = RenderNodeGroup.tree(of: layers.map(node), reusing: tree)
            Self.arrangementCount += 1
            arrangement = Self.arrangementCount
            isStale = false
        } else if !marked.isEmpty {
            let layers = marked.drain()
            var changes: [(slot: Int, node: RenderNode?)] = []
            changes.reserveCapacity(layers.count)
            for layer in layers { changes.append((layer.slot, node(layer))) }
            tree = tree?.replacing(changes[...])
        }
        return tree.map { RenderNodeList($0, arrangement: arrangement) } ?? []
    }
}
