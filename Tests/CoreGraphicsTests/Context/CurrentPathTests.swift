import CoreGraphics
import Foundation
import Testing

@Suite struct CurrentPathTests {
    private let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 400, height: 400))
    private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

    @Test func `a path keeps the position from the transform at its construction`() {
        context.saveGState()
        context.scaleBy(x: 0.5, y: 0.25)
        context.addRect(square)
        let inside = context.boundingBoxOfPath

        context.restoreGState()

        #expect(inside == square)
        #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 50, height: 25))
        #expect(context.path?.boundingBox == CGRect(x: 0, y: 0, width: 50, height: 25))
        #expect(context.pathContains(CGPoint(x: 49, y: 24), mode: .fill))
        #expect(!context.pathContains(CGPoint(x: 51, y: 24), mode: .fill))
    }

    @Test func `each segment has the transform at its construction`() throws {
        for _ in 0..<4 {
            context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.translateBy(x: 20, y: 0)
        }

        context.fillPath()

        // In the user space of the fill, which begins at 80.
        let list = context.finishedList().text
        #expect(list.contains("M -80,0 L -70,0 L -70,10 L -80,10 Z M -60,0"))
        #expect(list.contains("M -20,0 L -10,0 L -10,10 L -20,10 Z"))
    }

    @Test func `a line continued in a turned space begins where the last one ended`() {
        context.move(to: CGPoint(x: 10, y: 0))
        for _ in 0..<3 {
            context.rotate(by: .pi / 2)
            context.addLine(to: CGPoint(x: 10, y: 0))
        }
        let end = context.currentPointOfPath
        context.rotate(by: .pi / 2)

        // Four quarters are a whole turn: the diamond is in the original space.
        #expect(isNear(end, CGPoint(x: 10, y: 0)))
        #expect(isNear(context.currentPointOfPath, CGPoint(x: 0, y: -10)))
        let box = context.boundingBoxOfPath
        #expect(isNear(box.origin, CGPoint(x: -10, y: -10)))
        #expect(isNear(CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: 10, y: 10)))
    }

    @Test func `an arc and a closing line continue from the current point`() {
        context.move(to: CGPoint(x: 100, y: 0))
        context.addLine(to: CGPoint(x: 100, y: 50))
        context.translateBy(x: 100, y: 50)
        context.addArc(tangent1End: CGPoint(x: 0, y: 50), tangent2End: CGPoint(x: 50, y: 50), radius: 10)
        context.closePath()
        context.translateBy(x: -100, y: -50)

        #expect(context.currentPointOfPath == CGPoint(x: 100, y: 0))
        // The arc begins 10 above the corner at (100, 100) and ends 10 to its right.
        let box = context.boundingBoxOfPath
        #expect(isNear(box.origin, CGPoint(x: 100, y: 0)))
        #expect(isNear(CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: 110, y: 100)))
    }

    @Test func `a clip counts where the path was, and the next path begins anew`() {
        context.saveGState()
        context.translateBy(x: 30, y: 40)
        context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.translateBy(x: -30, y: -40)
        context.clip()
        let clip = context.boundingBoxOfClipPath
        context.addRect(square)

        #expect(clip == CGRect(x: 30, y: 40, width: 10, height: 10))
        #expect(context.boundingBoxOfPath == square)
    }

    @Test func `the outline of a stroke replaces the path where it is`() {
        context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
        context.scaleBy(x: 2, y: 1)
        context.setLineWidth(2)
        context.replacePathWithStrokedPath()
        let outline = context.boundingBoxOfPath
        context.scaleBy(x: 0.5, y: 1)

        // The path is 5 to 15 wide there, with 1 around; two units of that space are one at first.
        #expect(outline == CGRect(x: 4, y: 9, width: 12, height: 22))
        #expect(context.boundingBoxOfPath == CGRect(x: 8, y: 9, width: 24, height: 22))
    }

    @Test func `in a space without extent a path is empty`() {
        context.addRect(square)
        context.saveGState()
        context.scaleBy(x: 0, y: 1)
        let flat = context.boundingBoxOfPath
        context.restoreGState()

        #expect(flat.isNull)
        #expect(context.boundingBoxOfPath == square)
    }
}
