import CoreGraphics
import Foundation
import Testing

@Suite struct PathRegionTests {
    private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: side, height: side), transform: nil)
    }

    private func area(_ path: CGPath) -> CGFloat {
        var (sum, start, last) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
        path.applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint: (start, last) = (element.pointee.points[0], element.pointee.points[0])
            case .closeSubpath: sum += last.x * start.y - start.x * last.y
            default:
                let point = element.pointee.points[0]
                sum += last.x * point.y - point.x * last.y
                last = point
            }
        }
        return sum / 2
    }

    private func corners(_ path: CGPath) -> Int {
        var count = 0
        path.applyWithBlock { if $0.pointee.type != .closeSubpath { count += 1 } }
        return count
    }

    // Squares of 100 whose lower right and upper left quarters overlap: 2500 in common.
    @Test func `two squares that overlap at a corner are combined by every operation`() {
        let (one, other) = (square(0, 0, 100), square(50, 50, 100))

        #expect(area(one.union(other)) == 17_500 && corners(one.union(other)) == 8)
        #expect(one.intersection(other).boundingBox == CGRect(x: 50, y: 50, width: 50, height: 50))
        #expect(one.intersection(other).isRect(nil))
        #expect(area(one.subtracting(other)) == 7_500 && corners(one.subtracting(other)) == 6)
        #expect(area(one.symmetricDifference(other)) == 15_000)
        #expect(one.symmetricDifference(other).componentsSeparated().count == 2)
        #expect(one.intersects(other))
    }

    @Test func `squares with a common edge become one rectangle, and have no area in common`() {
        let (left, right) = (square(0.1, 0.3, 10), square(10.1, 0.3, 10))

        let whole = left.union(right)

        #expect(whole.isRect(nil) && whole.boundingBox == CGRect(x: 0.1, y: 0.3, width: 20, height: 10))
        #expect(left.intersection(right).isEmpty)
        #expect(!left.intersects(right))
        #expect(left.subtracting(right).boundingBox == left.boundingBox)
    }

    @Test func `a path combined with itself is the same or empty`() {
        let star = star()

        #expect(star.subtracting(star).isEmpty && star.symmetricDifference(star).isEmpty)
        #expect(abs(area(star.union(star)) - area(star.normalized())) < 1e-6)
    }

    /// Five points, every second one joined, which winds around the middle twice.
    private func star() -> CGPath {
        let path = CGMutablePath()
        path.addLines(
            between: (0..<5).map { index in
                let angle = CGFloat(index) * 4 * .pi / 5
                return CGPoint(x: 100 * cos(angle), y: 100 * sin(angle))
            })
        path.closeSubpath()
        return path
    }

    @Test func `a star keeps or loses its middle by the rule`() {
        let (filled, hollow) = (star().normalized(using: .winding), star().normalized(using: .evenOdd))

        #expect(corners(filled) == 10 && filled.contains(.zero, using: .evenOdd))
        #expect(!hollow.contains(.zero, using: .winding) && hollow.contains(CGPoint(x: 60, y: 0), using: .winding))
        // Five tips that touch in points only.
        #expect(star().componentsSeparated(using: .evenOdd).count == 5)
        #expect(star().componentsSeparated(using: .winding).count == 1)
    }

    @Test func `a part cut out of the middle is a hole under both fill rules`() {
        let frame = square(0, 0, 90).subtracting(square(30, 30, 30))

        #expect(area(frame) == 7_200)
        for rule in [CGPathFillRule.winding, .evenOdd] {
            #expect(!frame.contains(CGPoint(x: 45, y: 45), using: rule))
            #expect(frame.contains(CGPoint(x: 10, y: 45), using: rule))
        }
        #expect(frame.componentsSeparated().count == 1)
    }

    @Test func `islands in holes are separate components, and holes stay with their components`() {
        let path = CGMutablePath()
        for inset in [0, 10, 20, 30, 40] as [CGFloat] {
            path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100).insetBy(dx: inset, dy: inset))
        }
        path.addRect(CGRect(x: 200, y: 0, width: 10, height: 10))

        let parts = path.componentsSeparated(using: .evenOdd)

        #expect(parts.map(area) == [3_600, 2_000, 400, 100])
    }

    @Test func `circles are followed within a hundredth`() {
        let circle = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
        let half = circle.subtracting(CGPath(rect: CGRect(x: -200, y: -200, width: 200, height: 400), transform: nil))

        // Cubic arcs are off by up to 0.027 % of the radius, lines by a hundredth.
        #expect(abs(area(half) - .pi * 5_000) < .pi * 200 * 0.04)
        #expect(abs(half.boundingBox.minX) < 1e-9 && abs(half.boundingBox.maxX - 100) < 1e-9)
    }

    @Test func `empty, flat and absurd paths have no area`() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 3, y: 0)])
        let absurd = CGMutablePath()
        absurd.addLines(between: [.zero, CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity)])
        let huge = CGMutablePath()
        huge.addRect(CGRect(x: -1.5e308, y: 0, width: 1, height: 1))
        huge.addRect(CGRect(x: 1.5e308, y: 0, width: 1, height: 1))

        for path in [CGPath(rect: .null, transform: nil), CGMutablePath(), line, absurd, huge] {
            #expect(path.normalized().isEmpty && path.componentsSeparated().isEmpty)
            #expect(path.union(square(0, 0, 10)).isRect(nil))
            #expect(square(0, 0, 10).intersection(path).isEmpty && !square(0, 0, 10).intersects(path))
        }
    }

    @Test(arguments: [1e-12, 1e-3, 1e6, 1e150] as [CGFloat])
    func `size does not matter`(size: CGFloat) {
        let whole = square(0, 0, size).union(square(size / 2, size / 2, size))

        #expect(corners(whole) == 8)
        #expect(abs(whole.boundingBox.width / size - 1.5) < 1e-9)
    }

    @Test func `lines are cut where they enter and leave an area`() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: -10, y: 5), CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 20)])
        let area = square(0, 0, 10)

        let (outside, inside) = (path.lineSubtracting(area), path.lineIntersection(area))

        #expect(outside.geometry.text == "M -10,5 L 0,5 M 5,10 L 5,20")
        #expect(inside.geometry.text == "M 0,5 L 5,5 L 5,10")
    }

    @Test func `an uncut closed line stays closed, and an edge counts as inside`() {
        let (inner, area) = (square(2, 2, 3), square(0, 0, 10))
        let edge = CGMutablePath()
        edge.addLines(between: [CGPoint(x: 2, y: 0), CGPoint(x: 6, y: 0)])

        #expect(inner.lineIntersection(area).isRect(nil))
        #expect(inner.lineSubtracting(area).isEmpty)
        #expect(edge.lineIntersection(area).geometry.text == "M 2,0 L 6,0")
        #expect(edge.lineSubtracting(area).isEmpty)
    }
}
