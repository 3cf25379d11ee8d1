import CoreGraphics
import Foundation
import Testing

@Suite struct PathCopyTests {
    private let ten = CGMutablePath()

    init() {
        ten.move(to: .zero)
        ten.addLine(to: CGPoint(x: 10, y: 0))
    }

    @Test func `dashes and gaps take turns`() {
        let dashed = ten.copy(dashingWithPhase: 0, lengths: [4, 2])

        #expect(dashed.geometry.text == "M 0,0 L 4,0 M 6,0 L 10,0")
    }

    @Test(arguments: [CGFloat(1), -5, 7])
    func `the phase is where in the pattern the path begins`(phase: CGFloat) {
        let dashed = ten.copy(dashingWithPhase: phase, lengths: [4, 2])

        #expect(dashed.geometry.text == "M 0,0 L 3,0 M 5,0 L 9,0")
    }

    @Test func `an odd pattern is taken twice`() {
        let dashed = ten.copy(dashingWithPhase: 0, lengths: [3])

        #expect(dashed.geometry.text == "M 0,0 L 3,0 M 6,0 L 9,0")
    }

    @Test func `a dash runs on around a corner and along the closing line`() {
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)

        let dashed = square.copy(dashingWithPhase: 0, lengths: [6, 8])

        #expect(dashed.geometry.text == "M 0,0 L 4,0 L 4,2 M 0,2 L 0,0")
    }

    @Test(arguments: [[], [0, 0], [-1, 3], [CGFloat.nan, 1], [CGFloat.infinity], [1e-9]])
    func `a pattern that is none leaves the path whole`(lengths: [CGFloat]) {
        #expect(ten.copy(dashingWithPhase: 0, lengths: lengths) == ten)
    }

    @Test func `a flattened circle has only lines, near the circle, and stays closed`() {
        let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)

        let flat = circle.flattened(threshold: 0.1)

        var types: Set<CGPathElementType> = []
        flat.applyWithBlock { element in types.insert(element.pointee.type) }
        #expect(types == [.moveToPoint, .addLineToPoint, .closeSubpath])
        #expect(flat.geometry.flattened().joined().allSatisfy { abs(hypot($0.x, $0.y) - 50) < 0.1 })
    }

    @Test func `a copy takes the transform and leaves the original`() {
        var double = CGAffineTransform(scaleX: 2, y: 2)

        let copy = ten.copy(using: &double)

        #expect(copy?.currentPoint == CGPoint(x: 20, y: 0))
        #expect(ten.currentPoint == CGPoint(x: 10, y: 0))
        #expect(ten.copy(using: nil) == ten)
    }

    @Test func `every segment is shown in order with its points`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addCurve(
            to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
        path.addLine(to: CGPoint(x: 9, y: 9))
        path.closeSubpath()
        var seen: [String] = []

        path.applyWithBlock { element in
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            let points = (0..<count).map { element.pointee.points[$0].shortText }
            seen.append("\(element.pointee.type.rawValue) " + points.joined(separator: " "))
        }

        #expect(seen == ["0 1,2", "3 3,4 5,6 7,8", "1 9,9", "4 "])
    }

    @Test func `apply visits no element of an empty path`() {
        var count = 0

        CGMutablePath().apply(info: nil) { _, _ in count += 1 }

        #expect(count == 0)
    }
}
