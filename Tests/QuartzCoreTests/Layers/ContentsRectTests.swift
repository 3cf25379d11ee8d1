import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct ContentsRectTests {
    private func picture(_ width: Int, _ height: Int) -> CGImage {
        CGImage(width: width, height: height, pixels: PixelStorage(count: width * height) { $0.update(repeating: 0) })
    }

    private func layer() -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.contents = picture(40, 20)
        return layer
    }

    @Test func `all of the contents shows at first, mixed from neighbours`() {
        let layer = layer()

        let text = SpecialLayerStage(layer).text

        #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(layer.minificationFilter == .linear && layer.magnificationFilter == .linear)
        #expect(text == "    CALayer 0,0,10,10 image 40x20 resize")
    }

    @Test func `part and filters are said of the contents`() {
        let layer = layer()
        layer.contentsRect = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
        (layer.minificationFilter, layer.magnificationFilter) = (.trilinear, .nearest)

        let text = SpecialLayerStage(layer).text

        #expect(
            text == "    CALayer 0,0,10,10 image 40x20 resize part 0.25,0,0.5,1 shrunk trilinear enlarged nearest")
    }

    @Test func `gravity positions the part in its own size`() {
        let layer = layer()
        layer.contentsGravity = .center
        layer.contentsRect = CGRect(x: 0, y: 0, width: 0.25, height: 0.5)

        guard case .image(let contents)? = SpecialLayerStage(layer).firstNode?.style.contents else {
            Issue.record("The layer shows no picture.")
            return
        }

        // 10 by 10 of the picture's 40 by 20.
        #expect(contents.destination(in: layer.bounds) == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func `the part moves with an animation`() {
        let layer = layer()
        let stage = SpecialLayerStage(layer)
        let animation = CABasicAnimation(keyPath: "contentsRect")
        animation.fromValue = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        animation.toValue = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        animation.duration = 10
        layer.add(animation, forKey: nil)

        stage.step(to: 0)
        stage.step(to: 5)

        #expect(layer.presentation()?.contentsRect == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
        #expect(stage.text?.contains("part 0.25,0,0.5,1") == true)
    }
}
