import CoreGraphics
package import Foundation

extension CALayer {
    /// Where a point of the superlayer's space lies for hit testing.
    package enum Reach {
        /// In the bounds, at a point of the layer's own space.
        case inside(CGPoint)
        /// Outside the bounds, or in a layer that is hidden or hardly to be seen.
        case outside
        /// The layer is turned, scaled or in space: the point has to be converted first.
        case unknown
    }

    /// True when nothing turns or scales the layer within its superlayer, in the plane or in space.
    package var isUpright: Bool { state.transform.isIdentity && liesInPlane }

    /// Where a point of the superlayer's space lies; upper edges are outside, and so is all of a layer whose opacity is
    /// less than `leastOpacity`.
    package func reach(of point: CGPoint, leastOpacity: Float) -> Reach {
        guard isUpright else { return .unknown }
        guard !storedIsHidden, state.opacity >= leastOpacity else { return .outside }
        let bounds = state.bounds
        // How far into the bounds the point lies.
        let x = point.x - state.position.x + state.anchorPoint.x * bounds.width
        let y = point.y - state.position.y + state.anchorPoint.y * bounds.height
        guard x >= 0, y >= 0, x < bounds.width, y < bounds.height else { return .outside }
        return .inside(CGPoint(x: x + bounds.minX, y: y + bounds.minY))
    }
}
