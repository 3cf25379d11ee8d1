import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct SublayerTransformTests {
    @Test func `sublayers are transformed about the anchor point in picture, conversion and hit test`() {
        let (outer, inner) = (
            CALayer.square(CGRect(x: 0, y: 0, width: 40, height: 40)),
            CALayer.square(CGRect(x: 10, y: 10, width: 10, height: 10))
        )
        outer.addSublayer(inner)

        outer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        let text = SpecialLayerStage(outer).text

        // About (20, 20): 10 moves to 0 and 20 stays.
        #expect(inner.convert(inner.bounds, to: outer) == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(outer.hitTest(CGPoint(x: 2, y: 2)) === inner)
        #expect(outer.hitTest(CGPoint(x: 22, y: 22)) === outer)
        #expect(text?.contains("sublayers bounds 0,0,0,0 by [2 0 0 2 -20 -20]") == true)
    }

    @Test func `a scroll layer scrolls no farther than a rectangle asks`() {
        let (scroller, content) = (CAScrollLayer(), CALayer.square(CGRect(x: 0, y: 0, width: 500, height: 500)))
        scroller.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        scroller.addSublayer(content)

        content.scrollRectToVisible(CGRect(x: 60, y: 10, width: 20, height: 20))
        let first = scroller.bounds.origin
        scroller.scrollMode = .vertically
        content.scroll(CGPoint(x: 7, y: 100))

        #expect(scroller.masksToBounds)
        #expect(first == CGPoint(x: 30, y: 0))
        #expect(scroller.bounds.origin == CGPoint(x: 30, y: 100))
        #expect(content.visibleRect == CGRect(x: 30, y: 100, width: 50, height: 50))
    }
}
