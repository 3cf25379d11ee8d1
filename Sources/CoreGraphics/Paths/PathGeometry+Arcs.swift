package import Foundation

extension PathGeometry {
    /// The distance of a cubic's control points from its ends, for a quarter of a unit circle: 4/3·(√2 − 1).
    private static let quarterHandle: CGFloat = 0.5522847498307936

    /// Appends an arc, joined by a line to the current point when there is one.
    ///
    /// Angles are radians from the positive x axis; they grow clockwise on screen, where y points down. With
    /// `clockwise` (in that sense) false the arc runs toward smaller angles. A sweep of a full turn or more is one turn.
    package mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, increasing: Bool
    ) {
        guard radius >= 0, radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
        let turn = 2 * CGFloat.pi
        var sweep = endAngle - startAngle
        guard sweep.isFinite else { return }
        if increasing {
            if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
            sweep = Swift.min(sweep, turn)
        } else {
            if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
            sweep = Swift.max(sweep, -turn)
        }
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        addLine(to: point(startAngle))
        // A cubic follows at most a quarter turn within 0.03 % of the radius.
        let pieces = Swift.max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(pieces)
        let handle = 4 / 3 * tan(step / 4) * radius
        for index in 0..<(sweep == 0 ? 0 : pieces) {
            let from = startAngle + step * CGFloat(index)
            let to = from + step
            let begin = point(from)
            let end = point(to)
            addCurve(
                to: end,
                control1: CGPoint(x: begin.x - handle * sin(from), y: begin.y + handle * cos(from)),
                control2: CGPoint(x: end.x + handle * sin(to), y: end.y - handle * cos(to)))
        }
    }

    /// Appends a circular arc that touches the lines from the current point to `tangent1` and on to `tangent2`.
    package mutating func addArc(tangent1: CGPoint, tangent2: CGPoint, radius: CGFloat) {
        guard let begin = currentPoint else { return move(to: tangent1) }
        let first = CGVector(dx: begin.x - tangent1.x, dy: begin.y - tangent1.y)
        let second = CGVector(dx: tangent2.x - tangent1.x, dy: tangent2.y - tangent1.y)
        let firstLength = hypot(first.dx, first.dy)
        let secondLength = hypot(second.dx, second.dy)
        let cross = first.dx * second.dy - first.dy * second.dx
        guard radius > 0, firstLength > 0, secondLength > 0, abs(cross) > 1e-9 else { return addLine(to: tangent1) }
        let cosine = (first.dx * second.dx + first.dy * second.dy) / (firstLength * secondLength)
        let half = acos(Swift.max(-1, Swift.min(1, cosine))) / 2
        let distance = radius / tan(half)
        let from = CGPoint(
            x: tangent1.x + first.dx / firstLength * distance, y: tangent1.y + first.dy / firstLength * distance)
        let to = CGPoint(
            x: tangent1.x + second.dx / secondLength * distance, y: tangent1.y + second.dy / secondLength * distance)
        let bisector = CGVector(
            dx: first.dx / firstLength + second.dx / secondLength, dy: first.dy / firstLength + second.dy / secondLength
        )
        let bisectorLength = hypot(bisector.dx, bisector.dy)
        let reach = radius / sin(half)
        let center = CGPoint(
            x: tangent1.x + bisector.dx / bisectorLength * reach, y: tangent1.y + bisector.dy / bisectorLength * reach)
        addArc(
            center: center, radius: radius, startAngle: atan2(from.y - center.y, from.x - center.x),
            endAngle: atan2(to.y - center.y, to.x - center.x), increasing: cross < 0)
    }

    package mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(in: rect, radiusX: rect.width / 2, radiusY: rect.height / 2, corners: .all)
    }

    /// Appends a rectangle whose named corners are quarter ellipses; radii are cut to half the sides.
    package mutating func addRoundedRect(in rect: CGRect, radiusX: CGFloat, radiusY: CGFloat, corners: RectCorners) {
        guard !rect.isNull else { return }
        let rx = Swift.max(0, Swift.min(radiusX, rect.width / 2))
        let ry = Swift.max(0, Swift.min(radiusY, rect.height / 2))
        guard rx > 0, ry > 0, !corners.isEmpty else { return addRect(rect) }
        let kx = rx * (1 - Self.quarterHandle)
        let ky = ry * (1 - Self.quarterHandle)
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        move(to: CGPoint(x: left + (corners.contains(.topLeft) ? rx : 0), y: top))
        if corners.contains(.topRight) {
            addLine(to: CGPoint(x: right - rx, y: top))
            addCurve(
                to: CGPoint(x: right, y: top + ry), control1: CGPoint(x: right - kx, y: top),
                control2: CGPoint(x: right, y: top + ky))
        } else {
            addLine(to: CGPoint(x: right, y: top))
        }
        if corners.contains(.bottomRight) {
            addLine(to: CGPoint(x: right, y: bottom - ry))
            addCurve(
                to: CGPoint(x: right - rx, y: bottom), control1: CGPoint(x: right, y: bottom - ky),
                control2: CGPoint(x: right - kx, y: bottom))
        } else {
            addLine(to: CGPoint(x: right, y: bottom))
        }
        if corners.contains(.bottomLeft) {
            addLine(to: CGPoint(x: left + rx, y: bottom))
            addCurve(
                to: CGPoint(x: left, y: bottom - ry), control1: CGPoint(x: left + kx, y: bottom),
                control2: CGPoint(x: left, y: bottom - ky))
        } else {
            addLine(to: CGPoint(x: left, y: bottom))
        }
        if corners.contains(.topLeft) {
            addLine(to: CGPoint(x: left, y: top + ry))
            addCurve(
                to: CGPoint(x: left + rx, y: top), control1: CGPoint(x: left, y: top + ky),
                control2: CGPoint(x: left + kx, y: top))
        }
        close()
    }
}

/// A set of corners of a rectangle; raw values equal UIRectCorner's.
package struct RectCorners: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let topLeft = RectCorners(rawValue: 1)
    package static let topRight = RectCorners(rawValue: 2)
    package static let bottomLeft = RectCorners(rawValue: 4)
    package static let bottomRight = RectCorners(rawValue: 8)
    package static let all: RectCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
