import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct LayerHierarchyTests {
    private let parent = CALayer()
    private let layers = (0..<3).map { _ in CALayer() }

    private func fill() { for layer in layers { parent.addSublayer(layer) } }

    @Test func `a layer replaces another`() {
        fill()
        let new = CALayer()

        parent.replaceSublayer(layers[1], with: new)

        #expect(parent.sublayers == [layers[0], new, layers[2]])
        #expect(layers[1].superlayer == nil && new.superlayer === parent)
    }

    @Test func `a sibling may be the replacement too`() {
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

    @Test func `a layer that changes its order among its siblings keeps its animations`() {
        fill()
        let root = CALayer()
        root.isTreeRoot = true
        root.addSublayer(parent)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
        layers[1].add(fade, forKey: "fade")
        var orders: [[CALayer]?] = []

        parent.addSublayer(layers[1])
        orders.append(parent.sublayers)
        parent.insertSublayer(layers[1], at: 0)
        orders.append(parent.sublayers)
        parent.insertSublayer(layers[1], above: layers[0])
        orders.append(parent.sublayers)
        parent.insertSublayer(layers[1], below: layers[0])
        orders.append(parent.sublayers)
        parent.insertSublayer(layers[1], at: 1)
        parent.insertSublayer(layers[1], above: layers[1])
        orders.append(parent.sublayers)

        let (first, second, third) = (layers[0], layers[1], layers[2])
        #expect(
            orders == [
                [first, third, second], [second, first, third], [first, second, third], [second, first, third],
                [first, second, third],
            ])
        #expect(layers[1].animationKeys() == ["fade"])
    }

    @Test(arguments: [true, false])
    func `a layer's mask that is added to it becomes a sublayer and masks no more`(isAlone: Bool) {
        if !isAlone { parent.addSublayer(layers[0]) }
        parent.mask = layers[1]

        parent.addSublayer(layers[1])

        #expect(parent.mask == nil && parent.sublayers?.last === layers[1] && layers[1].superlayer === parent)
    }
}
