import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct MaskTests {
    @Test func `a mask is written below its node and belongs to its layer`() {
        let (layer, mask) = (CALayer.square(CGRect(x: 0, y: 0, width: 50, height: 50)), CALayer())
        mask.frame = CGRect(x: 10, y: 10, width: 5, height: 5)
        mask.backgroundColor = .white

        layer.mask = mask
        let text = SpecialLayerStage(layer).text

        #expect(mask.superlayer === layer && layer.sublayers == nil)
        #expect(
            text == """
                    CALayer 0,0,50,50 fill #000000
                      mask
                        CALayer 10,10,5,5 fill #FFFFFF
                """)
    }

    @Test func `a moved mask damages its old and its new extent`() {
        let (layer, mask) = (CALayer.square(CGRect(x: 0, y: 0, width: 100, height: 100)), CALayer())
        mask.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        mask.backgroundColor = .white
        layer.mask = mask
        let stage = SpecialLayerStage(layer)

        mask.position.x += 50
        mask.removeAllAnimations()
        let damage = stage.frame()?.damage ?? []

        #expect(
            Set(damage) == [
                PixelRect(x: 9, y: 9, width: 12, height: 12), PixelRect(x: 59, y: 9, width: 12, height: 12),
            ])
    }

    @Test func `a mask taken away or used elsewhere leaves its layer whole`() {
        let (first, second, mask) = (CALayer(), CALayer(), CALayer())
        first.mask = mask

        second.mask = mask
        let owner = mask.superlayer
        mask.removeFromSuperlayer()

        #expect(owner === second)
        #expect(first.mask == nil && second.mask == nil && mask.superlayer == nil)
    }

    @Test func `a mask is laid out, drawn and animated with its tree`() {
        final class Drawn: CALayer {
            override func draw(in ctx: CGContext) { ctx.fill(bounds) }
        }
        let (layer, mask) = (CALayer.square(CGRect(x: 0, y: 0, width: 50, height: 50)), Drawn())
        layer.mask = mask
        let stage = SpecialLayerStage(layer)

        mask.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
        mask.setNeedsDisplay()
        stage.root.layoutIfNeeded()
        stage.root.displayMarkedSubtree()

        #expect(mask.recordedDrawing?.isEmpty == false)
        #expect(!mask.needsLayout())
        #expect(mask.animationKeys() == ["position", "bounds"])
    }

    @Test func `a path for the shadow widens the layer's extent`() {
        let layer = CALayer.square(CGRect(x: 0, y: 0, width: 10, height: 10))
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, .zero)

        layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 40), transform: nil)
        let stage = SpecialLayerStage(layer)
        let node = stage.firstNode

        #expect(node?.extent == CGRect(x: 0, y: 0, width: 10, height: 40))
        #expect(node?.summary.hasSuffix("shadow #000000 0 shadow path rect 0,0,10,40") == true)
    }

    @Test func `plain layers take no memory for rare styles`() {
        let layer = CALayer.square(CGRect(x: 0, y: 0, width: 10, height: 10))

        let stage = SpecialLayerStage(layer)
        let node = stage.firstNode

        #expect(node != nil && node?.style.rare == nil)
    }
}
