import CoreGraphics
import QuartzCore

/// Knows which subtrees only move from frame to frame, so that their pixels are worth keeping.
///
/// A subtree counts once it was painted at two places, at the same scale and with the same content; from then on until its
/// content changes.
final class MovingSubtrees {
    private struct Sighting {
        let contentID: UInt64
        let place: CGAffineTransform
        let hasMoved: Bool
    }

    private var last: [UInt64: Sighting] = [:]

    /// Notes that a node is painted with a transform to pixels; true when it is a subtree that moves.
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

    /// Takes a subtree for one that moves before it is seen to.
    func expect(_ node: RenderNode, transform: CGAffineTransform) {
        last[node.layerID] = Sighting(contentID: node.contentID, place: transform, hasMoved: true)
    }

    /// Forgets layers that are no more.
    func forget(_ layers: [UInt64]) {
        for layer in layers { last[layer] = nil }
        // Of some it is never told that they went.
        if last.count > 4096 { last = [:] }
    }
}
