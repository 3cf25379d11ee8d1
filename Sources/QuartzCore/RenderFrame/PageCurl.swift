package import CoreGraphics
package import Foundation

/// A page that is rolled up from its bottom right corner, as numbers; in the page's bounds space.
///
/// The page leaves its plane along a slanting line and bends over a cylinder that lies on it; what has passed the cylinder's
/// top lies above the page, its back showing.
package nonisolated struct PageCurl: Hashable, Sendable {
    /// The page.
    package let bounds: CGRect
    /// 0 for a flat page, 1 for one that has gone.
    package let progress: CGFloat

    /// The unit vector from the line towards the lifted corner.
    package static let direction = CGVector(dx: 0.5, dy: 0.75.squareRoot())

    package init(bounds: CGRect, progress: CGFloat) {
        self.bounds = bounds
        self.progress = max(0, min(1, progress))
    }

    /// The cylinder's radius in points.
    package var radius: CGFloat { max(1, 0.09 * (bounds.width + bounds.height)) }

    /// How far the shadow of the rolled part falls, in points.
    package var shadowReach: CGFloat { 0.8 * radius }

    /// How far along the direction the line lies at which the page leaves its plane.
    package var line: CGFloat {
        let (first, last) = (place(bounds.minX, bounds.minY), place(bounds.maxX, bounds.maxY))
        return last + (first - radius - shadowReach - last) * progress
    }

    private func place(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x * Self.direction.dx + y * Self.direction.dy }
}
