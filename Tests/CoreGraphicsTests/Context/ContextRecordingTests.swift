import CoreGraphics
import Foundation
import Testing

@Suite struct ContextRecordingTests {
    private func context() -> CGContext { CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100)) }

    @Test func `calls are recorded with the state that they were made in`() {
        let context = context()
        context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        context.setAlpha(0.5)
        context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
        context.setLineWidth(2)
        context.setLineCap(.round)
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: 5, y: 0))
        context.strokePath()

        let text = context.finishedList().text

        #expect(
            text == """
                fill #FF0000/50% rect 1,2,3,4
                stroke 2 round #000000/50% M 0,0 L 5,0
                """)
    }

    @Test func `restoring brings every part of the state back`() {
        let context = context()
        context.saveGState()
        context.setFillColor(.white)
        context.translateBy(x: 5, y: 0)
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

        #expect(context.ctm == .identity)
        #expect(context.finishedList().text.hasSuffix("fill #000000 rect 0,0,1,1"))
    }

    @Test func `open states and layers are closed in reverse order`() {
        let context = context()
        context.saveGState()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.saveGState()

        let text = context.finishedList().text

        #expect(text == "save\nbegin layer alpha 1\nsave\nrestore\nend layer\nrestore")
    }

    @Test func `unbalanced ends are ignored`() {
        let context = context()
        context.restoreGState()
        context.endTransparencyLayer()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.restoreGState()

        #expect(context.finishedList().text == "begin layer alpha 1\nend layer")
    }

    @Test func `the clip narrows and never widens`() {
        let context = context()
        context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
        context.clip(to: CGRect(x: 25, y: 25, width: 100, height: 100))

        #expect(context.boundingBoxOfClipPath == CGRect(x: 25, y: 25, width: 25, height: 25))
    }

    @Test func `transforms that are not finite are ignored`() {
        let context = context()

        context.scaleBy(x: .nan, y: 1)
        context.translateBy(x: .infinity, y: 0)

        #expect(context.ctm == .identity)
    }

    @Test func `a dash pattern without length draws solid lines`() {
        let context = context()
        context.setLineDash(phase: 0, lengths: [0, 0])
        context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))

        #expect(!context.finishedList().text.contains("dash"))
    }

    @Test func `a context without drawing has an empty list`() {
        let context = context()
        context.saveGState()
        context.clip(to: .zero)
        context.restoreGState()
        context.fillPath()

        #expect(context.finishedList().isEmpty)
    }
}
