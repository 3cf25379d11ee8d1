import Foundation

// Curves become lines that keep within a hundredth of a point of them, or a thousandth of the paths' size when that is less; in
// paths of more than ten thousand points a millionth of the size. Corners that were there keep their coordinates.

extension CGPath {
    /// The outline of the area inside this path, the other one, or both.
    ///
    /// The rule determines the inside of both. The outline never crosses itself, and both rules fill it alike.
    ///
    /// Status: partial – curves become lines within 0.01 of them.
    /// - Complexity: grows with the number of lines and their crossings, at worst with its square.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 || $1 }
    }

    /// The outline of the area inside both this path and the other one.
    ///
    /// Paths that only touch have no area in common. The rule determines the inside of both.
    ///
    /// Status: partial – curves become lines within 0.01 of them.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && $1 }
    }

    /// The outline of the area inside this path and not inside the other one.
    ///
    /// Status: partial – curves become lines within 0.01 of them.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && !$1 }
    }

    /// The outline of the area inside exactly one of this path and the other one.
    ///
    /// Status: partial – curves become lines within 0.01 of them.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 != $1 }
    }

    /// The outline of the inside, without crossings, so that both fill rules show the same.
    ///
    /// Outer lines and those of holes run in opposite directions, and lines inside the area are removed.
    ///
    /// Status: partial – curves become lines within 0.01 of them.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: CGPath(geometry: PathGeometry()), rule) { inside, _ in inside }
    }

    /// The connected parts of the inside, each with its holes, from left to right.
    ///
    /// Parts that touch in single points are separate.
    ///
    /// Status: partial – curves become lines within 0.01 of them.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        let regions = PathRegions(GridLines(geometry, PathGeometry()))
        return RegionOutline(regions) { rule.isInside($0.first) }.paths.map { CGPath(geometry: $0) }
    }

    /// Whether some area lies in both this path and the other one; paths that only touch do not intersect.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        guard geometry.controlBounds.mayMeet(other.geometry.controlBounds) else { return false }
        let regions = PathRegions(GridLines(geometry, other.geometry))
        return regions.edges.contains { edge in
            [edge.below, edge.above].contains { rule.isInside($0.first) && rule.isInside($0.second) }
        }
    }

    /// The parts of this path's lines outside the area that the other path fills.
    ///
    /// Open subpaths stay open. A line along the other path's edge lies inside.
    ///
    /// Status: partial – curves become lines within 0.01 of them.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(of: other) { !rule.isInside($0.below.second) && !rule.isInside($0.above.second) }
    }

    /// The parts of this path's lines inside the area that the other path fills, its edge included.
    ///
    /// Open subpaths stay open.
    ///
    /// Status: partial – curves become lines within 0.01 of them.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(of: other) { rule.isInside($0.below.second) || rule.isInside($0.above.second) }
    }

    private func combined(
        with other: CGPath, _ rule: CGPathFillRule, _ isInside: (Bool, Bool) -> Bool
    ) -> CGPath {
        let regions = PathRegions(GridLines(geometry, other.geometry))
        let outline = RegionOutline(regions) { isInside(rule.isInside($0.first), rule.isInside($0.second)) }
        return CGPath(geometry: outline.path)
    }

    private func lines(of other: CGPath, _ isKept: @escaping (RegionEdge) -> Bool) -> CGPath {
        let regions = PathRegions(GridLines(geometry, other.geometry, closesFirst: false))
        return CGPath(geometry: RegionLines.path(regions, isKept: isKept))
    }
}

extension CGPathFillRule {
    /// Whether a point with a winding number is inside.
    fileprivate func isInside(_ winding: Int) -> Bool {
        self == .winding ? winding != 0 : !winding.isMultiple(of: 2)
    }
}

extension CGRect {
    /// False when the paths can have no area in common; coordinates that are not finite are left to a closer look.
    fileprivate func mayMeet(_ other: CGRect) -> Bool {
        !(maxX < other.minX || other.maxX < minX || maxY < other.minY || other.maxY < minY)
    }
}
