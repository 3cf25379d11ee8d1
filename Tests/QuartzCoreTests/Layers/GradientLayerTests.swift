import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct GradientLayerTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func layer() -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 10, y: 10, width: 50, height: 20)
        return layer
    }

    @Test func `a new gradient layer runs from top to bottom and has no colours`() {
        let layer = layer()

        let text = SpecialLayerStage(layer).text

        #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
        #expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
        #expect(text == "    CAGradientLayer 10,10,50,20")
    }

    @Test func `colours without locations are spread evenly`() {
        let layer = layer()
        layer.colors = [red, CGColor.white, blue]

        let text = SpecialLayerStage(layer).text

        #expect(
            text == "    CAGradientLayer 10,10,50,20 gradient linear 0.5,0 to 0.5,1 "
                + "[0 #FF0000, 0.5 #FFFFFF, 1 #0000FF] before after")
    }

    @Test func `locations that descend count as the largest one before`() {
        let layer = layer()
        (layer.colors, layer.type) = ([red, blue, red], .radial)
        layer.locations = [0.2, 0.8, 0.5]

        let text = SpecialLayerStage(layer).text

        #expect(text?.contains("gradient elliptical 0.5,0 0,1 [0.2 #FF0000, 0.8 #0000FF, 0.8 #FF0000]") == true)
    }

    @Test func `colours, locations and points change over time`() {
        let layer = layer()
        layer.colors = [red, blue]
        layer.locations = [0, 1]
        let stage = SpecialLayerStage(layer)

        layer.colors = [blue, blue]
        layer.locations = [0.5, 1]
        layer.startPoint.x = 0
        stage.step(to: 0)
        stage.step(to: 0.125)
        let shown = layer.presentation()

        let t = CAMediaTimingFunction(name: .default).progress(at: 0.5)
        #expect(layer.animationKeys() == ["colors", "locations", "startPoint"])
        #expect(abs((shown?.locations?.first?.doubleValue ?? 0) - 0.5 * t) < 1e-6)
        #expect(abs((shown?.startPoint.x ?? 0) - 0.5 * (1 - t)) < 1e-6)
        #expect(abs(((shown?.colors?.first as? CGColor)?.components?[2] ?? 0) - t) < 1e-6)
    }
}
