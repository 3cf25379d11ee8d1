import CoreGraphics
import Foundation
import UIFoundation

/// A view of an item's or a group's own, at an anchor.
nonisolated struct CompositionSupplement: Equatable, Sendable {
    var kind: String
    var size: CompositionSize
    var anchor: CompositionAnchor
    /// The point of the view that lies on the anchor; nil for the same edges as the anchor's.
    var ownAnchor: CompositionAnchor?
    var insets = NSDirectionalEdgeInsets.zero
    var zIndex = 1

    /// The frame at a rectangle, in the space of the latter; a measured size counts along axes without a declared length.
    func frame(at rect: CGRect, measured: CGSize?, _ grid: PixelGrid) -> CGRect {
        var length = size.resolve(in: rect.size, grid)
        if let measured {
            if size.width.isSelfSizing { length.width = measured.width }
            if size.height.isSelfSizing { length.height = measured.height }
        }
        let outer = anchor.point(in: rect.size)
        let inner = (ownAnchor ?? anchor).point(in: length)
        let distance = anchor.distance(for: length)
        let ownDistance = ownAnchor?.distance(for: length) ?? .zero
        let origin = CGPoint(
            x: rect.origin.x + outer.x - inner.x + distance.x + ownDistance.x,
            y: rect.origin.y + outer.y - inner.y + distance.y + ownDistance.y)
        return size.inset(CGRect(origin: origin, size: length), by: insets)
    }
}
