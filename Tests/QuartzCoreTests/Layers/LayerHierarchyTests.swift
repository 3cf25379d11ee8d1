import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct LayerHierarchyTests {
    private let parent = CALayer()
    private let layers = (0..<3).map { _ in CALayer() }

    private func fill() { for layer in layers { parent.addSublayer(layer) } }

    @Test func `a layer takes the place of another`() {
        fill()
        let new = CALayer()

        parent.replaceSublayer(layers[1], with: new)

        #expect(parent.sublayers == [layers[0], new, layers[2]])
        #expect(layers[1].superlayer == nil && new.superlayer === parent)
    }

    @Test func `a sibling may take the place too`() {
        fill()

        parent.replaceSublayer(layers[2], with: layers[0])

        #expect(parent.sublayers == [layers[1], layers[0]])
    }

    @Test func `a layer that is not inside is not replaced`() {
        fill()

        parent.replaceSublayer(CALayer(), with: CALayer())
        parent.replaceSublayer(layers[0], with: layers[0])

        #expect(parent.sublayers == layers)
    }
}
