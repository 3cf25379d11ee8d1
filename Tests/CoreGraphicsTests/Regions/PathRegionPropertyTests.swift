import CoreGraphics
import Foundation
import Testing

@Suite struct PathRegionPropertyTests {
    /// A path of up to three polygons, many of whose corners lie on each other and on lines.
    private func polygons(_ numbers: inout SeededNumbers, fineness: Int) -> CGMutablePath {
        let path = CGMutablePath()
        for _ in 0..<Int.random(in: 1...3, using: &numbers) {
            let count = Int.random(in: 2...9, using: &numbers)
            path.addLines(
                between: (0..<count).map { _ in
                    CGPoint(
                        x: CGFloat(Int.random(in: 0...(8 * fineness), using: &numbers)) / CGFloat(fineness),
                        y: CGFloat(Int.random(in: 0...(8 * fineness), using: &numbers)) / CGFloat(fineness))
                })
            if Bool.random(using: &numbers) { path.closeSubpath() }
        }
        return path
    }

    private func distance(_ point: CGPoint, _ path: CGPath) -> CGFloat {
        var (start, last, least) = (CGPoint.zero, CGPoint.zero, CGFloat.infinity)
        func measure(_ end: CGPoint) {
            let (dx, dy) = (end.x - last.x, end.y - last.y)
            let length = dx * dx + dy * dy
            let along = length == 0 ? 0 : ((point.x - last.x) * dx + (point.y - last.y) * dy) / length
            let part = min(max(along, 0), 1)
            least = min(least, hypot(last.x + part * dx - point.x, last.y + part * dy - point.y))
            last = end
        }
        path.applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint:
                measure(start)
                (start, last) = (element.pointee.points[0], element.pointee.points[0])
            case .closeSubpath: measure(start)
            default: measure(element.pointee.points[0])
            }
        }
        measure(start)
        return least
    }

    @Test(arguments: [1, 2, 3, 1000], [UInt64(1), 2, 3])
    func `inside and outside of combined paths are those of their parts`(fineness: Int, seed: UInt64) {
        var numbers = SeededNumbers(seed: seed &* 1000 &+ UInt64(fineness))
        var (checked, wrong) = (0, 0)
        for _ in 0..<15 {
            let one = polygons(&numbers, fineness: fineness)
            let other = polygons(&numbers, fineness: fineness)
            for rule in [CGPathFillRule.winding, .evenOdd] {
                let results: [(path: CGPath, isInside: (Bool, Bool) -> Bool)] = [
                    (one.union(other, using: rule), { $0 || $1 }),
                    (one.intersection(other, using: rule), { $0 && $1 }),
                    (one.subtracting(other, using: rule), { $0 && !$1 }),
                    (one.symmetricDifference(other, using: rule), { $0 != $1 }),
                    (one.normalized(using: rule), { inside, _ in inside }),
                ]
                let parts = one.componentsSeparated(using: rule)
                let intersect = one.intersects(other, using: rule)
                for _ in 0..<15 {
                    let point = CGPoint(
                        x: CGFloat.random(in: -0.5...8.5, using: &numbers),
                        y: CGFloat.random(in: -0.5...8.5, using: &numbers))
                    guard distance(point, one) > 1e-4, distance(point, other) > 1e-4 else { continue }
                    let (a, b) = (one.contains(point, using: rule), other.contains(point, using: rule))
                    for result in results {
                        // Both rules have to say the same of a path without crossings.
                        wrong += result.path.contains(point, using: .winding) == result.isInside(a, b) ? 0 : 1
                        wrong += result.path.contains(point, using: .evenOdd) == result.isInside(a, b) ? 0 : 1
                    }
                    wrong += parts.filter { $0.contains(point) }.count == (a ? 1 : 0) ? 0 : 1
                    wrong += a && b && !intersect ? 1 : 0
                    checked += 1
                }
            }
        }
        #expect(wrong == 0)
        #expect(checked > 300)
    }

    @Test(arguments: [UInt64(7), 8, 9])
    func `lines outside and inside of an area are all lines, and lie there`(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<40 {
            let (line, area) = (polygons(&numbers, fineness: 2), polygons(&numbers, fineness: 2))
            let (outside, inside) = (line.lineSubtracting(area), line.lineIntersection(area))

            #expect(abs(length(outside) + length(inside) - length(line)) < 1e-3)
            for (path, isInside) in [(outside, false), (inside, true)] {
                for middle in middles(path) where distance(middle, area) > 1e-4 {
                    #expect(area.contains(middle) == isInside)
                }
            }
        }
    }

    private func length(_ path: CGPath) -> CGFloat { MeasuredPath(path.geometry).length }

    /// The middles of lines; for a line that crosses an area's edge and returns to it, the middle decides.
    private func middles(_ path: CGPath) -> [CGPoint] {
        var (last, result) = (CGPoint.zero, [CGPoint]())
        path.applyWithBlock { element in
            guard element.pointee.type != .closeSubpath else { return }
            let point = element.pointee.points[0]
            if element.pointee.type == .addLineToPoint {
                result.append(CGPoint(x: (last.x + point.x) / 2, y: (last.y + point.y) / 2))
            }
            last = point
        }
        return result
    }

    @Test func `curves are joined as their shapes are`() {
        var numbers = SeededNumbers(seed: 11)
        for _ in 0..<20 {
            let ovals = (0..<2).map { _ in
                CGPath(
                    ellipseIn: CGRect(
                        x: CGFloat.random(in: 0...100, using: &numbers),
                        y: CGFloat.random(in: 0...100, using: &numbers),
                        width: CGFloat.random(in: 10...100, using: &numbers),
                        height: CGFloat.random(in: 10...100, using: &numbers)), transform: nil)
            }
            let common = ovals[0].intersection(ovals[1])
            for _ in 0..<50 {
                let point = CGPoint(
                    x: CGFloat.random(in: 0...200, using: &numbers), y: CGFloat.random(in: 0...200, using: &numbers))
                let isNear = ovals.contains { oval in
                    let box = oval.boundingBoxOfPath
                    let (dx, dy) = ((point.x - box.midX) / box.width * 2, (point.y - box.midY) / box.height * 2)
                    return abs(hypot(dx, dy) - 1) < 0.1
                }
                if !isNear { #expect(common.contains(point) == ovals.allSatisfy { $0.contains(point) }) }
            }
        }
    }
}
