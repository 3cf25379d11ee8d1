import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct ShapeLayerTests {
    private func path(_ change: (CGMutablePath) -> Void) -> CGPath {
        let path = CGMutablePath()
        change(path)
        return path
    }

    private var square: CGPath { CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil) }

    @Test func `a new shape layer fills in black and has no stroke`() {
        let layer = CAShapeLayer()
        layer.path = square

        let text = SpecialLayerStage(layer).text

        #expect(layer.strokeColor == nil && layer.lineWidth == 1 && layer.strokeEnd == 1 && layer.miterLimit == 10)
        #expect(layer.lineCap == .butt && layer.lineJoin == .miter && layer.fillRule == .nonZero)
        #expect(text == "    CAShapeLayer 0,0,0,0 drawn\n      | fill #000000 rect 0,0,10,10")
    }

    @Test func `a drawing without a change is kept`() {
        let layer = CAShapeLayer()
        layer.path = square
        let stage = SpecialLayerStage(layer)

        layer.position.x = 20
        let moved = stage.firstNode?.style.contents
        layer.bounds.size.width = 5
        let resized = stage.firstNode?.style.contents
        layer.fillColor = .white
        layer.removeAllAnimations()
        let filled = stage.firstNode?.style.contents

        #expect(moved != nil && moved == resized)
        #expect(filled != resized)
    }

    @Test func `a part of the stroke is measured along all subpaths`() {
        let layer = CAShapeLayer()
        layer.path = path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 30, y: 0))
            path.move(to: CGPoint(x: 0, y: 10))
            path.addLine(to: CGPoint(x: 10, y: 10))
        }
        (layer.fillColor, layer.strokeColor) = (nil, .black)

        (layer.strokeStart, layer.strokeEnd) = (0.25, 0.875)
        let text = SpecialLayerStage(layer).text

        // 40 points in all: from 10 to 35.
        #expect(text?.hasSuffix("| stroke 1 #000000 M 10,0 L 30,0 M 0,10 L 5,10") == true)
    }

    @Test func `a part of a closed path includes the closing line`() {
        let layer = CAShapeLayer()
        layer.path = square
        (layer.fillColor, layer.strokeColor) = (nil, .black)

        layer.strokeStart = 0.75
        let text = SpecialLayerStage(layer).text

        #expect(text?.hasSuffix("| stroke 1 #000000 M 0,10 L 0,0") == true)
    }

    @Test func `half a quarter circle ends at its middle`() throws {
        let layer = CAShapeLayer()
        layer.path = path {
            $0.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        }
        (layer.fillColor, layer.strokeColor) = (nil, .black)

        layer.strokeEnd = 0.5
        let stage = SpecialLayerStage(layer)
        let node = try #require(stage.firstNode)

        guard case .drawing(let drawing) = node.style.contents,
            case .stroke(let path, _, _)? = drawing.list.commands.last,
            let end = path.currentPoint
        else {
            Issue.record("Nothing was stroked.")
            return
        }
        #expect(abs(end.x - 10 * 0.5.squareRoot()) < 0.01 && abs(end.y - 10 * 0.5.squareRoot()) < 0.01)
    }

    @Test func `the end of the stroke moves with an animation and the path with one of its own`() {
        let layer = CAShapeLayer()
        layer.path = square
        let stage = SpecialLayerStage(layer)
        let grow = CABasicAnimation(keyPath: "path")
        (grow.toValue, grow.duration) = (CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil), 2)

        layer.path = square
        layer.strokeEnd = 0
        layer.add(grow, forKey: "grow")
        stage.step(to: 0)
        stage.step(to: 1)

        #expect(layer.presentation()?.path?.boundingBox.width == 20)
        #expect(layer.presentation()?.strokeEnd == 0)
        #expect(layer.path?.boundingBox.width == 10)
    }

    @Test func `key frames of paths pass through every path`() {
        let layer = CAShapeLayer()
        layer.path = square
        let stage = SpecialLayerStage(layer)
        let keys = CAKeyframeAnimation(keyPath: "path")
        keys.values = [10, 30, 20].map { CGPath(rect: CGRect(x: 0, y: 0, width: $0, height: 10), transform: nil) }
        keys.duration = 4

        layer.add(keys, forKey: "path")
        stage.step(to: 0)
        let widths = [1.0, 2, 3].map { time in
            stage.step(to: time)
            return layer.presentation()?.path?.boundingBox.width
        }

        #expect(widths == [20, 30, 25])
    }

    @Test func `a path with coordinates that are not finite is not drawn`() {
        let layer = CAShapeLayer()
        layer.path = path { path in
            path.move(to: CGPoint(x: CGFloat.nan, y: 0))
            path.addLine(to: CGPoint(x: CGFloat.infinity, y: 5))
        }

        let text = SpecialLayerStage(layer).text

        #expect(text == "    CAShapeLayer 0,0,0,0")
    }
}
