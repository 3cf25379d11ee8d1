import Foundation

/// Builds the outline of a stroked path, to be filled with the winding rule.
///
/// Each open subpath becomes one contour around it, each closed one a contour on either side, running opposite ways.
struct PathStroker {
    private let half: CGFloat
    private let style: StrokeStyle
    private var outline = PathGeometry()

    private init(_ style: StrokeStyle) {
        self.style = style
        half = style.width / 2
    }

    /// The outline of a path; empty for a width that is not positive and for coordinates that are not finite.
    static func outline(of path: PathGeometry, style: StrokeStyle) -> PathGeometry {
        guard style.width > 0, style.width.isFinite, path.isFinite else { return PathGeometry() }
        var stroker = PathStroker(style)
        for line in path.polylines(tolerance: 0.01) { stroker.add(line.withoutRepeats) }
        return stroker.outline.isFinite ? stroker.outline : PathGeometry()
    }

    private mutating func add(_ line: Polyline) {
        guard line.points.count > 1 else { return addDot(at: line.points[0]) }
        let back = Polyline(reversing: line)
        if line.isClosed {
            addRing(line)
            addRing(back)
        } else {
            addSide(line, begins: true)
            addCap(line)
            addSide(back, begins: false)
            addCap(back)
            outline.close()
        }
    }

    private mutating func addDot(at point: CGPoint) {
        let square = CGRect(x: point.x - half, y: point.y - half, width: style.width, height: style.width)
        switch style.cap {
        case .butt: break
        case .round: outline.addEllipse(in: square)
        case .square: outline.addRect(square)
        }
    }

    /// Adds the contour to the left of a closed line.
    private mutating func addRing(_ line: Polyline) {
        let count = line.points.count
        for index in 0..<count {
            let before = Direction(from: line.points[(index + count - 1) % count], to: line.points[index])
            let after = Direction(from: line.points[index], to: line.points[(index + 1) % count])
            let begin = left(of: line.points[index], before)
            index == 0 ? outline.move(to: begin) : outline.addLine(to: begin)
            addJoin(at: line.points[index], before, after, isSmooth: line.isSmooth[index])
        }
        outline.close()
    }

    /// Adds the outline to the left of an open line.
    private mutating func addSide(_ line: Polyline, begins: Bool) {
        let points = line.points
        let start = left(of: points[0], Direction(from: points[0], to: points[1]))
        begins ? outline.move(to: start) : outline.addLine(to: start)
        for index in points.indices.dropFirst().dropLast() {
            let before = Direction(from: points[index - 1], to: points[index])
            outline.addLine(to: left(of: points[index], before))
            addJoin(
                at: points[index], before, Direction(from: points[index], to: points[index + 1]),
                isSmooth: line.isSmooth[index])
        }
        let last = Direction(from: points[points.count - 2], to: points[points.count - 1])
        outline.addLine(to: left(of: points[points.count - 1], last))
    }

    /// Leads from the left of one direction to the left of the next around a corner.
    private mutating func addJoin(at point: CGPoint, _ before: Direction, _ after: Direction, isSmooth: Bool) {
        let end = left(of: point, after)
        let cross = before.x * after.y - before.y * after.x
        let cosine = before.x * after.x + before.y * after.y
        guard cross >= 0 else {
            let reach = half * ((1 - cosine) / Swift.max(1 + cosine, 1e-12)).squareRoot()
            if reach < Swift.min(before.length, after.length) {
                return outline.addLine(to: tip(at: point, before, after, cosine))
            }
            // On the inner side the way over the corner keeps the winding of the enclosed area.
            outline.addLine(to: point)
            return outline.addLine(to: end)
        }
        let isRound = style.join == .round || isSmooth && cosine < 0.9
        // The ratio of the miter's length to the width, from half the angle by which the line turns.
        let ratio = (2 / Swift.max(1 + cosine, 1e-12)).squareRoot()
        if isRound {
            addArc(around: point, from: before, to: after)
        } else if isSmooth || style.join == .miter && ratio <= Swift.max(1, style.miterLimit) {
            outline.addLine(to: tip(at: point, before, after, cosine))
            outline.addLine(to: end)
        } else {
            outline.addLine(to: end)
        }
    }

    /// The point at which the lines to the left of two directions meet.
    private func tip(at point: CGPoint, _ before: Direction, _ after: Direction, _ cosine: CGFloat) -> CGPoint {
        let reach = half / (1 + cosine)
        return CGPoint(x: point.x + (before.y + after.y) * reach, y: point.y - (before.x + after.x) * reach)
    }

    /// Leads from the left of a line's end around it to the right.
    private mutating func addCap(_ line: Polyline) {
        let end = line.points[line.points.count - 1]
        let direction = Direction(from: line.points[line.points.count - 2], to: end)
        let back = Direction(x: -direction.x, y: -direction.y, length: direction.length)
        switch style.cap {
        case .butt: break
        case .round: return addArc(around: end, from: direction, to: back)
        case .square:
            let tip = CGPoint(x: end.x + direction.x * half, y: end.y + direction.y * half)
            outline.addLine(to: left(of: tip, direction))
            outline.addLine(to: left(of: tip, back))
        }
        outline.addLine(to: left(of: end, back))
    }

    private mutating func addArc(around center: CGPoint, from: Direction, to: Direction) {
        outline.addArc(
            center: center, radius: half, startAngle: atan2(-from.x, from.y), endAngle: atan2(-to.x, to.y),
            increasing: true)
    }

    private func left(of point: CGPoint, _ direction: Direction) -> CGPoint {
        CGPoint(x: point.x + direction.y * half, y: point.y - direction.x * half)
    }
}

/// A vector of length 1, with the length of the piece that it leads along.
private struct Direction {
    var x: CGFloat
    var y: CGFloat
    var length: CGFloat
}

extension Direction {
    /// From one point to another, different one.
    fileprivate init(from: CGPoint, to: CGPoint) {
        let length = Swift.max(hypot(to.x - from.x, to.y - from.y), .leastNormalMagnitude)
        self.init(x: (to.x - from.x) / length, y: (to.y - from.y) / length, length: length)
    }
}

extension Polyline {
    fileprivate init(reversing line: Polyline) {
        self = line
        points.reverse()
        isSmooth.reverse()
    }
}
