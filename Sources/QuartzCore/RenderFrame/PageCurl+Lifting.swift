import CoreGraphics
package import Foundation

nonisolated extension PageCurl {
    /// The part of the page that does not move, in its middle, once it is lifted.
    private static let restingPart: CGFloat = 1.0 / 3
    /// The height by which the roll is further up at the leading side than at the other, as a part of the page's height.
    private static let slant: CGFloat = 0.18
    /// The roll's radius, as a part of the page's height.
    private static let rollRadius: CGFloat = 0.07

    /// A page that is rolled up from one of its bottom corners, until about the lower two thirds of it have been lifted.
    ///
    /// How far that is, how steep and how thick the roll, are choices of this project.
    /// - Parameter side: the side whose bottom corner leads, left or right.
    package init(
        lifting bounds: CGRect, aheadAt side: TransitionEffect.Edge, progress: CGFloat, paperLight: CGFloat
    ) {
        let progress = max(0, min(1, progress))
        let slope = Self.slant * bounds.height / max(1, bounds.width) * (side == .left ? -1 : 1)
        let length = hypot(1, slope)
        direction = CGVector(dx: slope / length, dy: 1 / length)
        radius = max(1, Self.rollRadius * bounds.height)
        shadowReach = 0.9 * radius
        let corner = CGPoint(x: side == .left ? bounds.minX : bounds.maxX, y: bounds.maxY)
        let rim = CGPoint(x: bounds.midX, y: bounds.minY + bounds.height * Self.restingPart)
        let first = corner.x * direction.dx + corner.y * direction.dy
        let last = rim.x * direction.dx + rim.y * direction.dy - radius
        line = first + (last - first) * progress
        (self.bounds, area, self.progress, self.paperLight) = (bounds, bounds, progress, paperLight)
        (turnsVertically, isRolled) = (false, true)
    }

    /// Whether the page shows at a point of its bounds space, with its front or its back.
    package func shows(at point: CGPoint) -> Bool {
        let beyond = point.x * direction.dx + point.y * direction.dy - line
        guard area.contains(point), beyond <= radius else { return false }
        func isOnPage(_ further: CGFloat) -> Bool {
            bounds.contains(CGPoint(x: point.x + direction.dx * further, y: point.y + direction.dy * further))
        }
        if beyond <= 0, isOnPage(0) { return true }
        guard isRolled || beyond > 0 else { return isOnPage(.pi * radius - 2 * beyond) }
        guard beyond >= -radius else { return false }
        let arc = radius * asin(beyond / radius)
        return isOnPage(.pi * radius - arc - beyond) || beyond > 0 && isOnPage(arc - beyond)
    }
}
