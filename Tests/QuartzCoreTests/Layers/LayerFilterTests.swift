import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct LayerFilterTests {
    private final class Drawer: CALayer {
        override func draw(in ctx: CGContext) {
            ctx.setFillColor(.white)
            ctx.fill(CGRect(x: 2, y: 2, width: 4, height: 3))
        }
    }

    private func drawer() -> Drawer {
        let drawer = Drawer()
        drawer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        drawer.setNeedsDisplay()
        return drawer
    }

    @Test func `the name of a blend mode as a filter blends a layer with the pixels below`() {
        let layer = CALayer()
        let stage = SpecialLayerStage(layer)

        layer.compositingFilter = "multiplyBlendMode"
        let blended = stage.firstNode?.style.rare?.blendMode
        layer.compositingFilter = nil

        #expect(blended == .multiply)
        #expect(stage.firstNode?.style.rare == nil)
    }

    @Test func `filters are kept and reported once as without effect`() {
        let layer = CALayer()
        let stage = SpecialLayerStage(layer)
        var said: [String] = []
        stage.environment.onMistake = { said.append($0) }

        layer.filters = ["blur"]
        layer.filters = ["blur", "glow"]
        layer.backgroundFilters = ["blur"]
        layer.compositingFilter = 5

        #expect(layer.filters?.count == 2 && layer.backgroundFilters as? [String] == ["blur"])
        #expect(
            layer.compositingFilter as? Int == 5 && layer.value(forKey: "filters") as? [String] == ["blur", "glow"])
        #expect(said.count == 3 && said[0].contains("filters, which has no effect"))
    }

    @Test func `a style gives values to properties that were not set`() {
        final class Counting: CAAction {
            var runs = 0
            func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { runs += 1 }
        }
        let (layer, action) = (CALayer(), Counting())
        layer.cornerRadius = 3
        let stage = SpecialLayerStage(layer)

        layer.style = [
            "tag": "from style", "cornerRadius": 8, "borderWidth": 2, "actions": ["opacity": action as any CAAction],
            "style": ["deep": 4],
        ]
        CATransaction.setDisableActions(false)
        layer.opacity = 0.5
        CATransaction.setDisableActions(true)

        #expect(layer.value(forKey: "tag") as? String == "from style" && layer.value(forKey: "deep") as? Int == 4)
        #expect(layer.cornerRadius == 3 && layer.borderWidth == 2)
        #expect(action.runs == 1 && layer.style?.count == 5)
        #expect(stage.firstNode?.style.borderWidth == 2)
    }

    @Test func `an opaque layer's drawing lies on black`() {
        let layer = drawer()

        layer.displayIfNeeded()
        let clear = layer.recordedDrawing?.inkBounds
        layer.isOpaque = true
        layer.displayIfNeeded()

        // Ink has a point of room around it.
        #expect(clear == CGRect(x: 1, y: 1, width: 6, height: 5))
        #expect(layer.recordedDrawing?.inkBounds == CGRect(x: -1, y: -1, width: 12, height: 12))
        #expect(layer.recordedDrawing?.commands.count == 2)
    }

    @Test func `formats, biases and hard edges reach the node`() {
        let layer = drawer()
        let stage = SpecialLayerStage(layer)

        (layer.contentsFormat, layer.minificationFilter, layer.minificationFilterBias) = (.gray8Uint, .trilinear, 1.5)
        layer.edgeAntialiasingMask = [.layerLeftEdge, .layerBottomEdge]
        layer.displayIfNeeded()
        let partly = stage.firstNode?.style
        layer.allowsEdgeAntialiasing = false
        let hard = stage.firstNode?.style.rare?.hardEdges
        layer.setValue(true, forKey: "allowsEdgeAntialiasing")
        layer.setValue(CAEdgeAntialiasingMask(rawValue: 15), forKey: "edgeAntialiasingMask")

        guard case .drawing(let drawing)? = partly?.contents else {
            Issue.record("no drawing")
            return
        }
        #expect(drawing.isGray && drawing.sampling.bias == 1.5)
        #expect(partly?.rare?.hardEdges == [.maxX, .maxY] && hard == .all)
        #expect(stage.firstNode?.style.rare == nil)
        #expect(layer.value(forKey: "contentsFormat") as? CALayerContentsFormat == .gray8Uint)
        #expect(CATextLayer().allowsFontSubpixelQuantization == false)
    }
}
