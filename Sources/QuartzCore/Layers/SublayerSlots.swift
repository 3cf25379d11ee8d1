/// Remembers, for a layer with many sublayers, which of them need new nodes, so that a frame does not look at all the others.
///
/// Each sublayer has a slot, its place in drawing order. Slots stay as long as no sublayer comes, goes or changes its place.
final class SublayerSlots {
    /// Up to this many sublayers are simply gone through.
    static let leastCount = 65

    /// Counts arrangements over all layers.
    private static var arrangementCount: UInt64 = 0

    private var tree: RenderNodeGroup?
    private var arrangement: UInt64 = 0
    private var marked: [CALayer] = []
    private var isStale = true

    /// Notes that a sublayer needs a new node.
    func mark(_ layer: CALayer) {
        guard !isStale, layer.slot >= 0, !layer.flags.contains(.isMarkedInSlots) else { return }
        layer.flags.insert(.isMarkedInSlots)
        marked.append(layer)
    }

    /// Notes that the slots do not fit any more.
    func arrangementDidChange() {
        isStale = true
        marked.removeAll()
    }

    /// The sublayers' nodes, of which only those of marked sublayers are asked for while the arrangement stays.
    func nodes(
        inDrawingOrder order: () -> [CALayer], node: (CALayer) -> RenderNode?
    ) -> RenderNodeList {
        if isStale {
            let layers = order()
            for (slot, layer) in layers.enumerated() {
                layer.slot = slot
                layer.flags.remove(.isMarkedInSlots)
            }
            tree = RenderNodeGroup.tree(of: layers.map(node), reusing: tree)
            Self.arrangementCount += 1
            arrangement = Self.arrangementCount
            isStale = false
        } else if !marked.isEmpty {
            if marked.count > 1 { marked.sort { $0.slot < $1.slot } }
            let changes = marked.map { layer in
                layer.flags.remove(.isMarkedInSlots)
                return (slot: layer.slot, node: node(layer))
            }
            marked.removeAll(keepingCapacity: marked.count < 64)
            tree = tree?.replacing(changes[...])
        }
        return tree.map { RenderNodeList($0, arrangement: arrangement) } ?? []
    }
}
