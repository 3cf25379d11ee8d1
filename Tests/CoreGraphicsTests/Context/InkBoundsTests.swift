import CoreGraphics
import Foundation
import Testing

@Suite struct InkBoundsTests {
    private func bounds(_ draw: (CGContext) -> Void) -> CGRect {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
        draw(context)
        return context.finishedList().inkBounds
    }

    @Test func `a fill reaches a pixel around its rectangle`() {
        let ink = bounds { $0.fill(CGRect(x: 10, y: 20, width: 30, height: 40)) }

        #expect(ink == CGRect(x: 9, y: 19, width: 32, height: 42))
    }

    @Test func `transforms count until they are restored`() {
        let ink = bounds { context in
            context.saveGState()
            context.translateBy(x: 50, y: 0)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }

        #expect(ink == CGRect(x: -1, y: -1, width: 62, height: 12))
    }

    @Test func `a state saved several times is restored as often, whichever of them was changed`() {
        let ink = bounds { context in
            context.translateBy(x: 20, y: 0)
            context.saveGState()
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
            context.saveGState()
            context.translateBy(x: 0, y: 3)
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.restoreGState()
            context.saveGState()
            context.restoreGState()
            context.fill(CGRect(x: 4, y: 4, width: 10, height: 10))
            context.restoreGState()
            context.fill(CGRect(x: 30, y: 4, width: 10, height: 10))
        }

        // The clip, from 20 to 25, and with a pixel around them the fills from 24 to 34 and from 50 to 60.
        #expect(ink == CGRect(x: 20, y: 0, width: 41, height: 15))
    }

    @Test func `bounds end at the clip`() {
        let ink = bounds { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
            context.fill(CGRect(x: 10, y: 10, width: 80, height: 80))
        }

        #expect(ink == CGRect(x: 9, y: 9, width: 11, height: 11))
    }

    @Test func `a stroke reaches as far as its miters`() {
        let ink = bounds { context in
            context.setLineWidth(2)
            context.stroke(CGRect(x: 20, y: 20, width: 10, height: 10))
        }

        // Half the width times the limit of ten, and a pixel.
        #expect(ink == CGRect(x: 9, y: 9, width: 32, height: 32))
    }

    @Test func `a shadow reaches where it falls`() {
        let ink = bounds { context in
            context.setShadow(offset: CGSize(width: 5, height: 0), blur: 4)
            context.fill(CGRect(x: 20, y: 20, width: 10, height: 10))
        }

        #expect(ink.contains(CGRect(x: 25 - 8, y: 20 - 8, width: 26, height: 26)))
    }

    @Test func `bounds are null without drawing, and null or infinite for coordinates that are not finite`() {
        let nothing = bounds { _ in }
        let anywhere = bounds { $0.fill(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)) }

        #expect(nothing.isNull)
        #expect(anywhere.isInfinite || anywhere.isNull)
    }
}
