import CoreGraphics
import QuartzCore

/// Finds the subtrees that only move from frame to frame, so that their pixels are worth caching.
///
/// A subtree counts as moving once it was painted at two positions, at the same scale and with the same content, until its
/// content changes.
final class MovingSubtrees {
    private struct Sighting {
        let contentID: UInt64
        let place: CGAffineTransform
        let hasMoved: Bool
    }

    private var last: [UInt64: Sighting] = [:]

    /// Records that a node is painted with a transform to pixels; true when its subtree only moves.
    func note(_ node: RenderNode, transform: CGAffineTransform) -> Bool {
        guard node.contentID != 0, node.nodeCount >= UpcomingMove.minimumNodeCount else { return false }
        let former = last[node.layerID]
        let isSame =
            former.map {
                $0.contentID == node.contentID && $0.place.a == transform.a && $0.place.d == transform.d
                    && $0.place.keepsAxes && transform.keepsAxes
            } ?? false
        let hasMoved = isSame && (former?.hasMoved == true || former?.place != transform)
        last[node.layerID] = Sighting(contentID: node.contentID, place: transform, hasMoved: hasMoved)
        return hasMoved
    }

    /// Counts a subtree as moving before it has moved.
    func expect(_ node: RenderNode, transform: CGAffineTransform) {
        last[node.layerID] = Sighting(contentID: node.contentID, place: transform, hasMoved: true)
    }

    /// Forgets removed layers.
    func forget(_ layers: [UInt64]) {
        for layer in layers { last[layer] = nil }
        // Not every removal of a layer is reported.
        if last.count > 4096 { last = [:] }
    }
}
