import CoreGraphics
import Foundation
import Testing

@Suite struct PathTests {
    @Test func `a circle's outline stays within a thousandth of its radius`() {
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200), transform: nil)

        let distances = path.geometry.flattened(tolerance: 0.01).joined().map { hypot($0.x - 100, $0.y - 100) }

        #expect(distances.count > 20)
        #expect(distances.allSatisfy { abs($0 - 100) < 0.1 })
    }

    @Test func `an arc ends where its angle says`() {
        let path = CGMutablePath()

        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)

        #expect(abs(path.currentPoint.x) < 1e-9)
        #expect(abs(path.currentPoint.y - 10) < 1e-9)
        // A quarter turn toward growing angles stays in the quadrant of positive coordinates.
        #expect(path.boundingBoxOfPath.minX > -1e-6)
        #expect(path.boundingBoxOfPath.minY > -1e-6)
    }

    @Test func `counterclockwise an arc passes the other three quadrants`() {
        let path = CGMutablePath()

        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)

        #expect(abs(path.boundingBoxOfPath.minX + 10) < 0.01)
        #expect(abs(path.boundingBoxOfPath.minY + 10) < 0.01)
    }

    @Test func `the fill rule decides about nested squares`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))

        #expect(path.contains(CGPoint(x: 15, y: 15), using: .winding))
        #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 31, y: 5)))
    }

    @Test func `control points count for the bounding box and not for the path's`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 20), control2: CGPoint(x: 10, y: 20))

        #expect(path.boundingBox.height == 20)
        // A symmetric cubic reaches three quarters of its control points' height.
        #expect(abs(path.boundingBoxOfPath.height - 15) < 0.01)
    }

    @Test func `a rectangle is recognised as one`() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

        #expect(CGPath(rect: rect, transform: nil).geometry.asRect == rect)
        #expect(CGPath(ellipseIn: rect, transform: nil).geometry.asRect == nil)
    }

    @Test func `an arc between two lines touches both`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))

        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)

        #expect(abs(path.currentPoint.x - 10) < 1e-9)
        #expect(abs(path.currentPoint.y - 4) < 1e-9)
        #expect(abs(path.boundingBoxOfPath.maxX - 10) < 0.01)
    }

    @Test func `radii are cut to half the sides`() {
        var geometry = PathGeometry()

        geometry.addRoundedRect(
            in: CGRect(x: 0, y: 0, width: 10, height: 20), radiusX: 50, radiusY: 50, corners: .all)

        #expect(geometry.outlineBounds.width <= 10.001)
        #expect(!geometry.contains(CGPoint(x: 0.5, y: 0.5), rule: .winding))
        #expect(geometry.contains(CGPoint(x: 5, y: 1), rule: .winding))
    }
}
