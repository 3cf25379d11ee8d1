import QuartzCore
import Testing

@Suite(.serialized) struct LayoutRoundTests {
    /// Marks another layer whenever it is laid out.
    private final class Marker: CALayer {
        var layouts = 0
        weak var other: CALayer?

        override func layoutSublayers() {
            layouts += 1
            other?.setNeedsLayout()
        }
    }

    @Test func `layers that mark one another without end are laid out a hundred times, and reported`() {
        let environment = LayerEnvironment()
        var sentences: [String] = []
        environment.onMistake = { sentences.append($0) }
        LayerEnvironment.current = environment
        defer { LayerEnvironment.current = LayerEnvironment() }
        let (root, first, second) = (CALayer(), Marker(), Marker())
        (first.other, second.other) = (second, first)
        root.addSublayer(first)
        root.addSublayer(second)
        first.setNeedsLayout()

        root.layoutIfNeeded()

        #expect(first.layouts >= 100 && first.layouts <= 101)
        #expect(sentences.count == 1)
        #expect(sentences.first?.hasPrefix("The layout of a CALayer did not come to rest in 100 rounds.") == true)
    }

    @Test func `a layout that ends after a few rounds is not reported`() {
        let environment = LayerEnvironment()
        var sentences: [String] = []
        environment.onMistake = { sentences.append($0) }
        LayerEnvironment.current = environment
        defer { LayerEnvironment.current = LayerEnvironment() }
        let (root, first) = (CALayer(), Marker())
        let plain = Marker()
        first.other = plain
        for layer in [plain, first] {
            root.addSublayer(layer)
            layer.setNeedsLayout()
        }

        root.layoutIfNeeded()

        #expect(plain.layouts == 2)
        #expect(sentences.isEmpty)
    }
}
