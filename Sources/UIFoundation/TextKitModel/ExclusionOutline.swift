import CoreGraphics

/// A path around which lines are split, as polygons.
nonisolated struct ExclusionOutline {
    private let polygons: [[CGPoint]]
    private let isEvenOdd: Bool

    init(_ path: UIBezierPath) {
        polygons = path.cgPath.geometry.flattened()
        isEvenOdd = path.usesEvenOddFillRule
    }

    /// The nearest corner below a band's upper edge, where the outline may leave more room; nil when there is none.
    func passing(_ band: CGRect) -> CGFloat? {
        polygons.joined().lazy.map(\.y).filter { $0 > band.minY }.min()
    }

    /// The horizontal intervals in which the inside of the path is at any height of a band.
    func stretches(in band: CGRect) -> [ClosedRange<CGFloat>] {
        guard band.height > 0 else { return [] }
        // Sides are straight between corners, so the widest parts are at corners or at the band's edges.
        let corners = polygons.joined().lazy.map(\.y).filter { $0 > band.minY && $0 < band.maxY }
        let inset = band.height / 1024
        var heights = [band.minY + inset, band.midY, band.maxY - inset]
        // Hash order: sorted.
        for corner in Set(corners).sorted() { heights += [corner - inset, corner + inset] }
        return heights.filter { $0 > band.minY && $0 < band.maxY }.flatMap(inside)
    }

    /// The stretches of a horizontal line that are inside.
    private func inside(atY y: CGFloat) -> [ClosedRange<CGFloat>] {
        var crossings: [(x: CGFloat, turn: Int)] = []
        for polygon in polygons where polygon.count > 1 {
            var last = polygon[polygon.count - 1]
            for point in polygon {
                if (last.y <= y) != (point.y <= y) {
                    let x = last.x + (y - last.y) / (point.y - last.y) * (point.x - last.x)
                    crossings.append((x, point.y > last.y ? 1 : -1))
                }
                last = point
            }
        }
        crossings.sort { $0.x < $1.x }
        var result: [ClosedRange<CGFloat>] = []
        var (turns, count) = (0, 0)
        for (index, crossing) in crossings.enumerated() {
            turns += crossing.turn
            count += 1
            let isInside = isEvenOdd ? count % 2 == 1 : turns != 0
            if isInside, index + 1 < crossings.count { result.append(crossing.x...crossings[index + 1].x) }
        }
        return result
    }
}
