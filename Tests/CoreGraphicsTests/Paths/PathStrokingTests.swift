import CoreGraphics
import Foundation
import Testing

@Suite struct PathStrokingTests {
    private func line(_ points: CGPoint..., closed: Bool = false) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points)
        if closed { path.closeSubpath() }
        return path
    }

    private func stroked(
        _ path: CGPath, width: CGFloat = 2, cap: CGLineCap = .butt, join: CGLineJoin = .miter, limit: CGFloat = 10
    ) -> CGPath { path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit) }

    private let level = CGMutablePath()

    @Test func `a line with butt caps becomes a rectangle of the width`() {
        let outline = stroked(line(.zero, CGPoint(x: 10, y: 0)))

        #expect(outline.geometry.asRect == nil)
        #expect(outline.boundingBoxOfPath == CGRect(x: 0, y: -1, width: 10, height: 2))
        #expect(outline.contains(CGPoint(x: 5, y: 0.9)) && !outline.contains(CGPoint(x: 5, y: 1.1)))
    }

    @Test(arguments: [CGLineCap.square, .round])
    func `other caps reach half the width beyond the ends`(cap: CGLineCap) {
        let outline = stroked(line(.zero, CGPoint(x: 10, y: 0)), cap: cap)

        #expect(abs(outline.boundingBoxOfPath.minX + 1) < 1e-3)
        #expect(abs(outline.boundingBoxOfPath.maxX - 11) < 1e-3)
        #expect(outline.contains(CGPoint(x: -0.9, y: -0.9)) == (cap == .square))
    }

    @Test func `a right angle's miter ends at the outer corner, a bevel and a low limit before it`() {
        let corner = line(.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10))
        let nearTip = CGPoint(x: 10.9, y: -0.9)

        #expect(stroked(corner).contains(nearTip))
        #expect(!stroked(corner, join: .bevel).contains(nearTip))
        // The miter of a right angle is √2 times the width.
        #expect(!stroked(corner, limit: 1.4).contains(nearTip))
        #expect(stroked(corner, limit: 1.42).contains(nearTip))
        #expect(!stroked(corner, join: .round).contains(nearTip))
        #expect(stroked(corner, join: .round).contains(CGPoint(x: 10.65, y: -0.65)))
    }

    @Test(arguments: [false, true])
    func `a closed path becomes a ring whichever way it runs`(isReversed: Bool) {
        var points = [CGPoint.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)]
        if isReversed { points.reverse() }
        let outline = stroked(line(points[0], points[1], points[2], points[3], closed: true))

        #expect(outline.boundingBoxOfPath == CGRect(x: -1, y: -1, width: 12, height: 12))
        for inside in [CGPoint(x: 0.9, y: 5), CGPoint(x: -0.9, y: -0.9), CGPoint(x: 5, y: 9.1)] {
            #expect(outline.contains(inside))
        }
        #expect(!outline.contains(CGPoint(x: 5, y: 5)) && !outline.contains(CGPoint(x: 1.1, y: 5)))
    }

    @Test func `a circle's stroke keeps its distance from the centre`() {
        let outline = stroked(CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil))

        let distances = outline.geometry.flattened().joined().map { hypot($0.x, $0.y) }

        #expect(distances.allSatisfy { abs($0 - 51) < 0.05 || abs($0 - 49) < 0.05 })
        #expect(!outline.contains(.zero) && outline.contains(CGPoint(x: 0, y: 50.5)))
    }

    @Test func `a subpath without length is a dot for round and square caps only`() {
        let dot = line(CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5))

        #expect(stroked(dot).isEmpty)
        #expect(stroked(dot, cap: .square).boundingBoxOfPath == CGRect(x: 4, y: 4, width: 2, height: 2))
        #expect(stroked(dot, cap: .round).contains(CGPoint(x: 5, y: 5.9)))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1, 0])
    func `a width that is no length gives an empty path`(width: CGFloat) {
        #expect(stroked(line(.zero, CGPoint(x: 10, y: 0)), width: width).isEmpty)
    }

    @Test(arguments: [CGFloat.nan, .infinity, 1e308])
    func `absurd coordinates give a defined result`(number: CGFloat) {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: number, y: 1), control1: CGPoint(x: -number, y: 2), control2: CGPoint(x: 3, y: number))
        path.addLine(to: CGPoint(x: -number, y: number))

        #expect(stroked(path, join: .round).geometry.isFinite)
        #expect(path.copy(dashingWithPhase: number, lengths: [1, number]).geometry.text == path.geometry.text)
        #expect(!path.flattened(threshold: number).isEmpty)
        _ = path.boundingBoxOfPath
        _ = path.contains(CGPoint(x: 1, y: 1))
    }

    @Test func `the stroke of an empty path is empty`() {
        #expect(stroked(level, cap: .round).isEmpty)
        #expect(level.copy(dashingWithPhase: 0, lengths: [1]).isEmpty)
        #expect(level.flattened(threshold: 1).isEmpty)
        #expect(level.boundingBoxOfPath.isNull)
    }
}
