package import CoreGraphics
import Foundation

/// A subtree that is about to move as it is, so that a renderer may keep its pixels before it is seen to move.
package nonisolated struct UpcomingMove: Sendable {
    /// Smaller subtrees are painted as fast as copied.
    package static let minimumNodeCount = 8

    package let node: RenderNode
    /// From the node's bounds space to the canvas, at present.
    package let placement: CGAffineTransform

    package init(_ node: RenderNode, placement: CGAffineTransform) { (self.node, self.placement) = (node, placement) }
}
