import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct FlippedGeometryTests {
    private func layer(_ rect: CGRect) -> CALayer {
        let layer = CALayer()
        layer.frame = rect
        layer.backgroundColor = .black
        return layer
    }

    /// A flipped layer of 40 by 40 at 10, 10 with a sublayer of 10 by 6 in its lower left corner.
    private func flipped() -> (outer: CALayer, inner: CALayer) {
        let (outer, inner) = (
            layer(CGRect(x: 10, y: 10, width: 40, height: 40)), layer(CGRect(x: 0, y: 0, width: 10, height: 6))
        )
        outer.addSublayer(inner)
        outer.isGeometryFlipped = true
        return (outer, inner)
    }

    @Test func `sublayers of a flipped layer are measured from its lower edge in picture, conversion and hit test`() {
        let (outer, inner) = flipped()
        let stage = SpecialLayerStage(outer)

        let text = stage.text

        #expect(text?.contains("CALayer 10,10,40,40 fill #000000\n      CALayer 0,34,10,6 fill") == true)
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: stage.root) == CGPoint(x: 11, y: 49))
        #expect(stage.root.convert(CGPoint(x: 11, y: 49), to: inner) == CGPoint(x: 1, y: 1))
        #expect(stage.root.hitTest(CGPoint(x: 12, y: 47)) === inner)
        #expect(stage.root.hitTest(CGPoint(x: 12, y: 12)) === outer)
        #expect(outer.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 10, height: 6))
    }

    @Test func `a flipped layer in a flipped layer has its sublayers as usual again`() {
        let (outer, inner) = flipped()
        let dot = layer(CGRect(x: 0, y: 0, width: 2, height: 2))
        inner.isGeometryFlipped = true
        inner.addSublayer(dot)
        let stage = SpecialLayerStage(outer)

        let text = stage.text

        #expect(text?.contains("CALayer 0,34,10,6 fill #000000\n        CALayer 0,0,2,2") == true)
        #expect(dot.convert(CGPoint.zero, to: stage.root) == CGPoint(x: 10, y: 44))
        #expect(outer.contentsAreFlipped() && !inner.contentsAreFlipped() && !dot.contentsAreFlipped())
    }

    @Test func `rotations are reversed in a flipped layer, and shadows and corners are mirrored`() {
        let (outer, inner) = flipped()
        inner.setAffineTransform(CGAffineTransform(rotationAngle: 0.5))
        (inner.shadowOpacity, inner.shadowOffset) = (1, CGSize(width: 2, height: 5))
        (inner.cornerRadius, inner.maskedCorners) = (2, [.layerMinXMinYCorner, .layerMaxXMinYCorner])

        let node = SpecialLayerStage(outer).firstNode?.children.first

        #expect(node.map { abs($0.placement.b - sin(-0.5)) < 1e-9 } == true)
        #expect(node?.style.shadow?.offset == CGSize(width: 2, height: -5))
        #expect(node?.style.maskedCorners.rawValue == 12)
    }

    @Test func `a flipped layer's drawing has y pointing up`() {
        final class Drawer: CALayer {
            override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: 4, height: 3)) }
        }
        let (outer, drawer) = (layer(CGRect(x: 0, y: 0, width: 40, height: 40)), Drawer())
        drawer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        drawer.setNeedsDisplay()
        drawer.displayIfNeeded()
        let usual = drawer.recordedDrawing?.inkBounds

        outer.isGeometryFlipped = true
        outer.addSublayer(drawer)
        drawer.displayIfNeeded()

        // Ink has a point of room around it.
        #expect(usual == CGRect(x: -1, y: -1, width: 6, height: 5))
        #expect(drawer.recordedDrawing?.inkBounds == CGRect(x: -1, y: 6, width: 6, height: 5))
    }

    @Test func `a sublayer removed from a flipped layer is shown as usual again`() {
        let (outer, inner) = flipped()
        let dot = layer(CGRect(x: 1, y: 1, width: 2, height: 2))
        inner.addSublayer(dot)
        let stage = SpecialLayerStage(outer)
        let before = stage.text

        stage.root.addSublayer(inner)
        outer.removeFromSuperlayer()
        let after = stage.text

        #expect(before?.contains("CALayer 1,3,2,2") == true)
        #expect(after?.hasSuffix("CALayer 0,0,10,6 fill #000000\n      CALayer 1,1,2,2 fill #000000") == true)
    }

    @Test func `paths, gradients and emitters turn over with the space`() {
        let (outer, _) = flipped()
        let (shape, gradient, emitter, cell) = (CAShapeLayer(), CAGradientLayer(), CAEmitterLayer(), CAEmitterCell())
        for special in [shape, gradient, emitter] {
            special.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            outer.addSublayer(special)
        }
        shape.path = CGPath(rect: CGRect(x: 1, y: 1, width: 5, height: 5), transform: nil)
        gradient.colors = [CGColor.black, CGColor.white]
        (emitter.emitterPosition, emitter.emitterCells) = (CGPoint(x: 5, y: 5), [cell])
        (cell.birthRate, cell.lifetime, cell.velocity, cell.emissionLongitude) = (1, 5, 2, .pi / 2)
        cell.contents = CGImage(
            width: 1, height: 1, pixels: PixelStorage(count: 1) { $0.update(repeating: 0xFF00_0000) })
        let stage = SpecialLayerStage(outer)

        stage.step(to: 2)
        let nodes = stage.firstNode.map { Array($0.children) } ?? []

        #expect(nodes.count == 4)
        guard nodes.count == 4, case .drawing(let drawing) = nodes[1].style.contents else { return }
        #expect(drawing.ink == CGRect(x: 0, y: 13, width: 7, height: 7))
        guard case .gradient(let fill) = nodes[2].style.contents else { return }
        #expect(fill.shape == .linear(from: CGPoint(x: 0.5, y: 1), to: CGPoint(x: 0.5, y: 0)))
        // The particle of time 1 has risen from 5 to 7.
        #expect(nodes[3].children.first.map { abs($0.placement.ty - 13) < 1e-6 } == true)
    }
}
