import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct LayerRenderingTests {
    private func color(_ hex: UInt32) -> CGColor { CGColor(rgba: RGBAColor(hex: hex)) }

    private func layer(_ frame: CGRect, _ hex: UInt32) -> CALayer {
        let layer = CALayer()
        (layer.frame, layer.backgroundColor) = (frame, color(hex))
        return layer
    }

    private func text(of layer: CALayer) -> String {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 50, height: 50))
        layer.render(in: context)
        return context.finishedList().text
    }

    @Test func `a layer is drawn in its bounds space, without its own position`() {
        let parent = layer(CGRect(x: 30, y: 30, width: 20, height: 20), 0xFF0000)
        parent.transform = CATransform3DMakeScale(2, 2, 1)
        parent.addSublayer(layer(CGRect(x: 2, y: 3, width: 5, height: 6), 0x0000FF))

        let text = text(of: parent)

        #expect(text == "picture CALayer 0,0,20,20 fill #FF0000 {CALayer 2,3,5,6 fill #0000FF}")
    }

    @Test func `sublayers are drawn by depth, and hidden ones not`() {
        let parent = CALayer()
        let (near, far, hidden) = (layer(.zero, 1), layer(.zero, 2), layer(.zero, 3))
        (near.zPosition, hidden.isHidden) = (1, true)
        for child in [near, far, hidden] { parent.addSublayer(child) }

        let text = text(of: parent)

        #expect(text == "picture CALayer 0,0,0,0 {CALayer 0,0,0,0 fill #000002; CALayer 0,0,0,0 fill #000001}")
    }

    @Test func `animations do not show in a context`() {
        let shown = layer(CGRect(x: 0, y: 0, width: 5, height: 5), 0xFF0000)
        let stage = SpecialLayerStage(shown)
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0.25, 0.25, 10)
        shown.add(animation, forKey: nil)
        stage.step(to: 1)
        let shownText = stage.text

        let text = text(of: shown)

        #expect(shownText == "    CALayer 0,0,5,5 opacity 0.25 fill #FF0000")
        #expect(text == "picture CALayer 0,0,5,5 fill #FF0000")
    }

    @Test func `contents that wait to be drawn are drawn first`() {
        final class Dot: CALayer {
            override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 1, y: 1, width: 1, height: 1)) }
        }
        let dot = Dot()
        dot.bounds.size = CGSize(width: 4, height: 4)
        dot.setNeedsDisplay()

        let text = text(of: dot)

        #expect(text.hasSuffix("drawn") && !dot.needsDisplay())
    }

    @Test func `copies of a replicator and masks are drawn`() {
        let replicator = CAReplicatorLayer()
        replicator.instanceCount = 2
        replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        replicator.addSublayer(layer(CGRect(x: 0, y: 0, width: 5, height: 5), 0xFF0000))
        replicator.mask = layer(CGRect(x: 0, y: 0, width: 3, height: 3), 0)

        let text = text(of: replicator)

        #expect(text.contains("mask {CALayer 0,0,3,3 fill #000000}"))
        #expect(text.contains("copy 0,0,0,0 {CALayer 0,0,5,5") && text.contains("copy 10,0,0,0 {CALayer 0,0,5,5"))
    }

    @Test func `a hidden layer is not drawn`() {
        let hidden = layer(CGRect(x: 0, y: 0, width: 5, height: 5), 0xFF0000)
        hidden.isHidden = true

        let text = text(of: hidden)

        #expect(text.isEmpty)
    }
}
