package import Foundation

extension PathGeometry {
    /// The path as straight pieces, each subpath closed, within `tolerance` of the curves.
    package func flattened(tolerance: CGFloat = 0.1) -> [[CGPoint]] {
        polylines(tolerance: tolerance).map(\.points).filter { $0.count > 1 }
    }

    /// Whether the point lies inside by the given rule; open subpaths count as closed by a line.
    package func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
        let bounds = controlBounds
        // A path with a coordinate that is not finite, or too large to have a size, contains no point.
        guard isFinite, bounds.width.isFinite, bounds.height.isFinite, !bounds.isNull,
            bounds.insetBy(dx: -1e-9, dy: -1e-9).contains(point)
        else { return false }
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
