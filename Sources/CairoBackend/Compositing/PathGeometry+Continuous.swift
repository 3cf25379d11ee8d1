import CoreGraphics
import Foundation
import QuartzCore

extension PathGeometry {
    /// Adds a closed rectangle whose corners bend gradually from the sides.
    ///
    /// The middle half of each corner is the quarter circle's own arc. A cubic leads to it from `continuousCornerReach` radii
    /// away, or as far as half the side allows; it begins without curvature and ends with that of the circle.
    mutating func addContinuousRect(in rect: CGRect, radiusX: CGFloat, radiusY: CGFloat, corners: RectCorners) {
        let (rx, ry) = (min(radiusX, rect.width / 2), min(radiusY, rect.height / 2))
        guard rx > 0, ry > 0 else { return addRect(rect) }
        let reach = RenderNode.continuousCornerReach
        // From each corner: along x and y into the rectangle; clockwise from the top left.
        let places: [(CGPoint, CGFloat, CGFloat, RectCorners)] = [
            (CGPoint(x: rect.minX, y: rect.minY), 1, 1, .topLeft),
            (CGPoint(x: rect.maxX, y: rect.minY), -1, 1, .topRight),
            (CGPoint(x: rect.maxX, y: rect.maxY), -1, -1, .bottomRight),
            (CGPoint(x: rect.minX, y: rect.maxY), 1, -1, .bottomLeft),
        ]
        for (index, (corner, x, y, name)) in places.enumerated() {
            guard corners.contains(name) else {
                index == 0 ? move(to: corner) : addLine(to: corner)
                continue
            }
            // In units of the radii, from the corner into the rectangle.
            func inside(_ point: CGPoint) -> CGPoint {
                CGPoint(x: corner.x + x * rx * point.x, y: corner.y + y * ry * point.y)
            }
            let lead = Self.lead
            let arc = Self.arcHandle
            let alongX = [
                CGPoint(x: min(reach, rect.width / 2 / rx), y: 0), lead.first, lead.second, lead.end,
                CGPoint(x: lead.end.x - arc * cos(lead.angle), y: lead.end.y + arc * sin(lead.angle)),
            ].map(inside)
            let alongY = [
                CGPoint(x: 0, y: min(reach, rect.height / 2 / ry)), lead.first.swapped, lead.second.swapped,
                lead.end.swapped,
                CGPoint(x: lead.end.y + arc * sin(lead.angle), y: lead.end.x - arc * cos(lead.angle)),
            ].map(inside)
            // Clockwise, the top left and bottom right corners are entered along y.
            let (first, last) = x == y ? (alongY, alongX) : (alongX, alongY)
            index == 0 ? move(to: first[0]) : addLine(to: first[0])
            addCurve(to: first[3], control1: first[1], control2: first[2])
            addCurve(to: last[3], control1: first[4], control2: last[4])
            addCurve(to: last[0], control1: last[2], control2: last[1])
        }
        close()
    }

    /// The cubic from a side to an eighth of a turn into the unit corner, whose side runs along x.
    private static let lead: (first: CGPoint, second: CGPoint, end: CGPoint, angle: CGFloat) = {
        let angle = CGFloat.pi / 8
        let end = CGPoint(x: 1 - sin(angle), y: 1 - cos(angle))
        // Both control points lie on the side, which leaves no curvature at the beginning; the second one also on the
        // arc's tangent, and the first one so far from it that the curvature at the end is the circle's.
        let handle = tan(angle / 2)
        let second = end.x + handle * cos(angle)
        let first = second + 1.5 * handle * handle / sin(angle)
        return (CGPoint(x: first, y: 0), CGPoint(x: second, y: 0), end, angle)
    }()

    /// The distance of the middle arc's control points from its ends.
    private static let arcHandle = 4 / 3 * tan(CGFloat.pi / 16)
}

extension CGPoint {
    fileprivate var swapped: CGPoint { CGPoint(x: y, y: x) }
}
