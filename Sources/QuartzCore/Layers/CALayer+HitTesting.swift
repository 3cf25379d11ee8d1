import CoreGraphics
package import Foundation

extension CALayer {
    /// True when nothing turns or scales the layer within its superlayer, in the plane or in space.
    package var isUpright: Bool { state.transform.isIdentity && liesInPlane }

    /// For an upright layer, a point of the superlayer's space in this layer's; nil outside the bounds, upper edges
    /// excluded, and when the layer is hidden or its opacity is less than `leastOpacity`.
    package func pointInside(_ point: CGPoint, leastOpacity: Float) -> CGPoint? {
        guard !isHidden, state.opacity >= leastOpacity else { return nil }
        let bounds = state.bounds
        // How far into the bounds the point lies.
        let x = point.x - state.position.x + state.anchorPoint.x * bounds.width
        let y = point.y - state.position.y + state.anchorPoint.y * bounds.height
        guard x >= 0, y >= 0, x < bounds.width, y < bounds.height else { return nil }
        return CGPoint(x: x + bounds.minX, y: y + bounds.minY)
    }
}
