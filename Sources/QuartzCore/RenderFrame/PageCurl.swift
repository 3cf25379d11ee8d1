package import CoreGraphics
package import Foundation

/// A page that is bent over a cylinder, as numbers; in the page's bounds space.
///
/// The page leaves its plane along a line and bends over a cylinder on it; the part beyond the cylinder's top is above the
/// page, its back showing.
package nonisolated struct PageCurl: Hashable, Sendable {
    /// The page.
    package let bounds: CGRect
    /// The area in which page and shadow may show.
    package let area: CGRect
    /// 0 for a flat page, 1 for one that has disappeared or lies on its back.
    package let progress: CGFloat
    /// The unit vector from the line towards the lifted part.
    package let direction: CGVector
    /// The cylinder's radius in points.
    package let radius: CGFloat
    /// The distance along the direction to the line at which the page leaves its plane.
    package let line: CGFloat
    /// The width of the shadow of the rolled part, in points.
    package let shadowReach: CGFloat
    /// Whether the back is the front's mirror image from top to bottom, and not from left to right.
    package let turnsVertically: Bool
    /// Whether the part beyond the cylinder's top continues around it, and does not lie above the page.
    package let isRolled: Bool
    /// The lightness of a back that has no picture of its own: 0 for black, 1 for white.
    package let paperLight: CGFloat

    /// Paper that is not printed on is a little darker than white.
    package static let whitePaper: CGFloat = 0.96

    /// The direction of a page that is rolled up from its bottom right corner.
    private static let cornerDirection = CGVector(dx: 0.5, dy: 0.75.squareRoot())
    /// The thinnest cylinder, in points.
    private static let minimumRadius: CGFloat = 0.5
    /// The radius in the middle of a turn, as a part of the page's extent: below 0.159 of it, the free edge is beyond the
    /// cylinder's top, and the line before the spine, all the way.
    private static let turnRadius: CGFloat = 0.11

    /// A page that is rolled up from its bottom right corner until it has disappeared.
    package init(bounds: CGRect, progress: CGFloat) {
        let (progress, direction) = (max(0, min(1, progress)), Self.cornerDirection)
        func project(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x * direction.dx + y * direction.dy }
        (self.bounds, area, self.progress, self.direction) = (bounds, bounds, progress, direction)
        radius = max(1, 0.09 * (bounds.width + bounds.height))
        shadowReach = 0.8 * radius
        let (first, last) = (project(bounds.minX, bounds.minY), project(bounds.maxX, bounds.maxY))
        line = last + (first - radius - shadowReach - last) * progress
        (turnsVertically, isRolled, paperLight) = (false, false, Self.whitePaper)
    }

    /// A page of a book that is turned about a spine, until it lies on the spine's other side.
    ///
    /// - Parameter tilt: the lead of one corner of the free edge over the other, as a slope: the bottom or right one where it
    ///   is more than 0. A third is much.
    package init(
        turning bounds: CGRect, about spine: TransitionEffect.Edge, progress: CGFloat, tilt: CGFloat, area: CGRect,
        paperLight: CGFloat = Self.whitePaper
    ) {
        let progress = max(0, min(1, progress))
        let isUpright = spine == .left || spine == .right
        let extent = isUpright ? bounds.width : bounds.height
        let breadth = isUpright ? bounds.height : bounds.width
        // Seen with the spine at the left: the free corner moves from `extent` to the other side, in an arc when it is ahead.
        let rest = 1 - 2 * progress
        let corner = CGPoint(x: extent, y: tilt < 0 ? 0 : breadth)
        let shown = CGPoint(x: extent * rest, y: corner.y - tilt * extent * (1 - rest * rest))
        let length = hypot(1, tilt * (1 + rest))
        let (along, across) = (1 / length, tilt * (1 + rest) / length)
        radius = max(Self.minimumRadius, Self.turnRadius * extent * (1 - rest * rest))
        let middle = along * (corner.x + shown.x) / 2 + across * (corner.y + shown.y) / 2 - radius * .pi / 2
        let origin: CGPoint
        switch spine {
        case .left: (direction, origin) = (CGVector(dx: along, dy: across), CGPoint(x: bounds.minX, y: bounds.minY))
        case .right: (direction, origin) = (CGVector(dx: -along, dy: across), CGPoint(x: bounds.maxX, y: bounds.minY))
        case .top: (direction, origin) = (CGVector(dx: across, dy: along), CGPoint(x: bounds.minX, y: bounds.minY))
        case .bottom: (direction, origin) = (CGVector(dx: across, dy: -along), CGPoint(x: bounds.minX, y: bounds.maxY))
        }
        line = middle + origin.x * direction.dx + origin.y * direction.dy
        shadowReach = radius
        (turnsVertically, isRolled) = (!isUpright, false)
        (self.bounds, self.area, self.progress, self.paperLight) = (bounds, area, progress, paperLight)
    }
}
