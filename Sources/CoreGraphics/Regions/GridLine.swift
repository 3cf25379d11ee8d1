import Foundation

/// A straight piece of a path, with its ends on the grid and where they really are.
struct GridLine {
    let start: GridPoint
    let end: GridPoint
    let startPoint: CGPoint
    let endPoint: CGPoint
    /// Whether the piece belongs to the second of two paths.
    let isSecond: Bool
    /// Pieces with the same number follow each other.
    let subpath: Int

    var delta: GridPoint { end - start }
    var left: Int { min(start.x, end.x) }
    var right: Int { max(start.x, end.x) }
    var bottom: Int { min(start.y, end.y) }
    var top: Int { max(start.y, end.y) }

    /// The crossing with another line between the ends of both, on the grid and exactly; nil where an end is touched, which is
    /// a point of the grid anyway.
    func crossing(_ other: GridLine) -> (node: GridPoint, point: CGPoint)? {
        let (mine, theirs) = (delta, other.delta)
        let area = GridPoint.cross(mine, theirs)
        guard area != 0 else { return nil }
        let way = other.start - start
        // Along this line by `part / area`, along the other one by `otherPart / area`.
        let (part, otherPart) = (GridPoint.cross(way, theirs), GridPoint.cross(way, mine))
        guard area > 0 ? part > 0 && part < area : part < 0 && part > area,
            area > 0 ? otherPart > 0 && otherPart < area : otherPart < 0 && otherPart > area
        else { return nil }
        let node = GridPoint(
            x: Self.rounded(start.x, mine.x, part, area), y: Self.rounded(start.y, mine.y, part, area))
        return (node, point(at: Double(part) / Double(area), crossedBy: other))
    }

    /// `start + delta · part / area`, halves rounded up, without the error of a division.
    private static func rounded(_ start: Int, _ delta: Int, _ part: Int, _ area: Int) -> Int {
        var (numerator, denominator) = (Int128(delta) * Int128(part) * 2 + Int128(area), Int128(area) * 2)
        if denominator < 0 { (numerator, denominator) = (-numerator, -denominator) }
        var (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
        if rest < 0 { (whole, rest) = (whole - 1, rest + denominator) }
        return start + Int(whole)
    }

    private func point(at part: Double, crossedBy other: GridLine) -> CGPoint {
        // Upright and level lines keep their coordinate exactly.
        func coordinate(_ key: KeyPath<CGPoint, CGFloat>) -> CGFloat {
            let (begin, end) = (startPoint[keyPath: key], endPoint[keyPath: key])
            if other.startPoint[keyPath: key] == other.endPoint[keyPath: key] { return other.startPoint[keyPath: key] }
            return begin + (end - begin) * part
        }
        return CGPoint(x: coordinate(\.x), y: coordinate(\.y))
    }
}
