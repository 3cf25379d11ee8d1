import CoreGraphics
import Foundation
import QuartzCore

/// The pixels per point, along each axis, at which a plane in space is painted flat before it is projected.
///
/// The scales are those of the upright plane, halved or doubled. So a turning plane is painted again only now and then, and each
/// of its pixels has about the size of one on the screen.
struct ProjectionScale {
    /// Beyond this many pixels a picture would take too much of the budget.
    private static let largestArea: CGFloat = 4_000_000
    private static let halvings = -5...1

    let x: CGFloat
    let y: CGFloat

    init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    /// The scale for the part of a plane in a rectangle; nil when no part of it is visible.
    init?(_ projection: Projection, of extent: CGRect, upright: CGSize) {
        guard !extent.isNull, extent.width > 0, extent.height > 0, extent.width.isFinite, extent.height.isFinite,
            upright.width > 0, upright.height > 0
        else { return nil }
        let corners = projection.outline(of: extent)
        guard corners.count > 2 else { return nil }
        var (x, y) = (upright.width, upright.height)
        // A plane that is cut at the viewer is too near to be reduced.
        if corners.count == 4 {
            func length(_ a: Int, _ b: Int) -> CGFloat {
                hypot(corners[a].x - corners[b].x, corners[a].y - corners[b].y)
            }
            x *= Self.factor(max(length(0, 1), length(3, 2)) / (extent.width * x))
            y *= Self.factor(max(length(0, 3), length(1, 2)) / (extent.height * y))
        }
        while extent.width * x * extent.height * y > Self.largestArea {
            (x, y) = (x / 2, y / 2)
        }
        (self.x, self.y) = (x, y)
    }

    /// The least power of two at which no visible detail is lost.
    private static func factor(_ size: CGFloat) -> CGFloat {
        for power in halvings where pow(2, CGFloat(power)) >= size * 0.8 { return pow(2, CGFloat(power)) }
        return pow(2, CGFloat(halvings.upperBound))
    }
}
