import CoreGraphics
import Foundation

/// Finds the subtrees that will only move when some layers begin to animate: in each layer the largest ones without
/// other animations.
struct UpcomingMoveSearch {
    /// Among more siblings it is not looked for.
    private static let siblingLimit = 32

    /// The layers that hold animated ones.
    private var ancestors: Set<UInt64> = []
    private(set) var found: [UpcomingMove] = []

    /// Looks at layers that have just got animations, after their nodes were made, among all that have some.
    init(from beginners: [CALayer], among animated: some Sequence<CALayer>) {
        var movers: [CALayer] = []
        for layer in beginners where layer.isWorthCopying && layer.isMovedOnly { movers.append(layer) }
        guard !movers.isEmpty else { return }
        for layer in animated {
            var ancestor = layer.superlayer
            while let next = ancestor, ancestors.insert(next.layerID).inserted { ancestor = next.superlayer }
        }
        for layer in movers { collect(from: layer) }
    }

    private mutating func collect(from layer: CALayer) {
        guard layer.isWorthCopying, let node = layer.keptNode else { return }
        if !ancestors.contains(layer.layerID) {
            if let placement = Self.placement(of: layer) { found.append(UpcomingMove(node, placement: placement)) }
        } else if layer.children.count <= Self.siblingLimit {
            for child in layer.children where child.animations.isEmpty { collect(from: child) }
        }
    }

    /// From a layer's bounds space to the canvas; nil where a layer on the way is more than moved.
    private static func placement(of layer: CALayer) -> CGAffineTransform? {
        var (layer, placement) = (layer, CGAffineTransform.identity)
        while true {
            guard let node = layer.keptNode, layer.animations.isEmpty || layer.isMovedOnly,
                layer.flags.isDisjoint(with: [.isComposed, .holdsSpace])
            else { return nil }
            placement = placement.concatenating(node.placement)
            guard let parent = layer.superlayer else { return layer.isTreeRoot ? placement : nil }
            layer = parent
        }
    }
}

extension CALayer {
    /// Whether enough shows of the layer and in it, and as it is.
    fileprivate var isWorthCopying: Bool {
        guard let node = keptNode, node.nodeCount >= UpcomingMove.minimumNodeCount else { return false }
        return !flags.contains(.isComposed)
    }

    /// Whether animations show the layer elsewhere, and otherwise as it is.
    fileprivate var isMovedOnly: Bool {
        guard !animations.isEmpty else { return false }
        let shown = presentationState
        guard shown.bounds == state.bounds, shown.opacity == state.opacity, !shown.isSpatial, !state.isSpatial else {
            return false
        }
        let (from, to) = (shown.placement, state.placement)
        return (from.a, from.b, from.c, from.d) == (to.a, to.b, to.c, to.d) && from != to
    }
}
