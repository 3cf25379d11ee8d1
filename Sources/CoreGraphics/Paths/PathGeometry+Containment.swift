package import Foundation

extension PathGeometry {
    /// The path as straight pieces, each subpath closed, within `tolerance` of the curves.
    package func flattened(tolerance: CGFloat = 0.1) -> [[CGPoint]] {
        var polygons: [[CGPoint]] = []
        var polygon: [CGPoint] = []
        func finish() {
            if polygon.count > 1 { polygons.append(polygon) }
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish()
                polygon = [point]
            case .line(let point):
                polygon.append(point)
            case .curve(let end, let first, let second):
                guard let begin = polygon.last else { continue }
                let length =
                    hypot(first.x - begin.x, first.y - begin.y) + hypot(second.x - first.x, second.y - first.y)
                    + hypot(end.x - second.x, end.y - second.y)
                // The chord error of n equal steps falls with n², so its root gives the steps needed.
                let steps = Swift.max(2, Swift.min(200, Int((length / (8 * tolerance)).squareRoot().rounded(.up)) + 1))
                for step in 1...steps {
                    let t = CGFloat(step) / CGFloat(steps)
                    let u = 1 - t
                    let (b0, b1, b2, b3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    polygon.append(
                        CGPoint(
                            x: b0 * begin.x + b1 * first.x + b2 * second.x + b3 * end.x,
                            y: b0 * begin.y + b1 * first.y + b2 * second.y + b3 * end.y))
                }
            case .close:
                finish()
                polygon = polygon.first.map { [$0] } ?? []
            }
        }
        finish()
        return polygons
    }

    /// Whether the point lies inside by the given rule; open subpaths count as closed by a line.
    package func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
        guard controlBounds.insetBy(dx: -1e-9, dy: -1e-9).contains(point) else { return false }
        var winding = 0
        for polygon in flattened() {
            var previous = polygon[polygon.count - 1]
            for next in polygon {
                if (previous.y <= point.y) != (next.y <= point.y) {
                    let x = previous.x + (point.y - previous.y) / (next.y - previous.y) * (next.x - previous.x)
                    if x > point.x { winding += next.y > previous.y ? 1 : -1 }
                }
                previous = next
            }
        }
        return rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
    }

    /// The tight rectangle around the outline, without control points that lie off it; null when empty.
    package var outlineBounds: CGRect {
        guard elements.contains(where: { if case .curve = $0 { true } else { false } }) else { return controlBounds }
        return CGRect(around: flattened(tolerance: 0.01).joined())
    }
}
