import CoreGraphics
import Foundation
import UIFoundation

/// A point on the edges of a rectangle, and a distance from it.
nonisolated struct CompositionAnchor: Equatable, Sendable {
    var edges: NSDirectionalRectEdge
    /// In points, or in fractions of the size of the anchored element.
    var offset = CGPoint.zero
    var isFractional = false

    /// The point in a rectangle of a size; in the middle along an axis without edges.
    func point(in size: CGSize) -> CGPoint {
        let x: CGFloat = edges.contains(.leading) ? 0 : edges.contains(.trailing) ? size.width : size.width / 2
        let y: CGFloat = edges.contains(.top) ? 0 : edges.contains(.bottom) ? size.height : size.height / 2
        return CGPoint(x: x, y: y)
    }

    /// The distance in points for an element of a size.
    func distance(for size: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}
