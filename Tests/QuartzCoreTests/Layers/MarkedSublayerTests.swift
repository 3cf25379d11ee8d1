import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct MarkedSublayerTests {
    /// Counts the calls of its methods, in a list that all of them share.
    @MainActor private final class Ledger {
        var laidOut: [String] = []
        var drawn: [String] = []
    }

    private final class CountedLayer: CALayer {
        private var ledger: Ledger?

        convenience init(_ name: Int, _ ledger: Ledger) {
            self.init()
            self.ledger = ledger
            self.name = "\(name)"
            frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        }

        override func layoutSublayers() { ledger?.laidOut.append(name ?? "") }
        override func display() { ledger?.drawn.append(name ?? "") }
    }

    /// A shown tree without pending layout or drawing.
    @MainActor private final class Stage {
        let ledger = Ledger()
        let root = CALayer()
        let layers: [CALayer]
        private let snapshotter = LayerSnapshotter()

        init(count: Int) {
            LayerEnvironment.current = LayerEnvironment()
            CATransaction.setDisableActions(true)
            root.isTreeRoot = true
            root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            let ledger = ledger
            layers = (0..<count).map { CountedLayer($0, ledger) }
            for layer in layers { root.addSublayer(layer) }
            serve()
            (ledger.laidOut, ledger.drawn) = ([], [])
        }

        func layOutAndDraw() {
            root.layoutMarkedSubtree()
            root.displayMarkedSubtree()
        }

        func capturePicture() {
            _ = snapshotter.frame(of: [root], on: .init(size: root.bounds.size, scale: 1), at: 0)
        }

        func serve() {
            layOutAndDraw()
            capturePicture()
        }
    }

    @Test(arguments: [100, 10_000])
    func `only the marked ones among many are visited`(count: Int) {
        let stage = Stage(count: count)
        stage.layers[50].bounds.size.width = 20
        stage.layers[7].setNeedsLayout()
        stage.layers[7].setNeedsDisplay()

        let visited = (stage.root.sublayersToLayOut(), stage.root.sublayersToDisplay())

        #expect(visited.0.map(\.name) == ["7", "50"])
        #expect(visited.1.map(\.name) == ["7"])
        #expect(stage.root.sublayersToLayOut().isEmpty && stage.root.sublayersToDisplay().isEmpty)
    }

    @Test(arguments: [4, 64, 65, 1000])
    func `marked ones are served once each and from back to front`(count: Int) {
        let stage = Stage(count: count)
        for index in [count - 1, 0, 2, 0] {
            stage.layers[index].setNeedsLayout()
            stage.layers[index].setNeedsDisplay()
        }

        stage.serve()
        stage.serve()

        #expect(stage.ledger.laidOut == ["0", "2", "\(count - 1)"])
        #expect(stage.ledger.drawn == ["0", "2", "\(count - 1)"])
    }

    @Test func `marks from before a picture, and below a layer, are served after it`() {
        let stage = Stage(count: 100)
        let inner = CountedLayer(1000, stage.ledger)
        stage.layers[30].addSublayer(inner)
        stage.layers[40].setNeedsLayout()
        stage.root.addSublayer(CALayer())
        stage.capturePicture()

        stage.layOutAndDraw()

        #expect(stage.ledger.laidOut == ["1000", "40"])
    }

    @Test func `a layer without an area is drawn when it gets one`() {
        let stage = Stage(count: 100)
        stage.layers[20].bounds.size = .zero
        stage.layers[20].setNeedsDisplay()
        stage.serve()
        let before = stage.ledger.drawn

        stage.layers[20].bounds.size = CGSize(width: 5, height: 5)
        stage.serve()

        #expect(before.isEmpty)
        #expect(stage.ledger.drawn == ["20"])
    }

    @Test func `a marked layer that leaves is neither served nor kept`() {
        let stage = Stage(count: 100)
        var layer: CALayer? = CountedLayer(1000, stage.ledger)
        weak let left = layer
        if let layer { stage.root.addSublayer(layer) }
        stage.serve()
        stage.ledger.laidOut = []
        layer?.setNeedsLayout()

        layer?.removeFromSuperlayer()
        layer = nil
        stage.layers[3].setNeedsLayout()
        stage.serve()

        #expect(left == nil)
        #expect(stage.ledger.laidOut == ["3"])
    }

    @Test func `one marked by another's layout is served in the next round`() {
        final class Marking: CALayer {
            var other: CALayer?
            override func layoutSublayers() { other?.setNeedsLayout() }
        }
        let stage = Stage(count: 100)
        let marking = Marking()
        stage.root.addSublayer(marking)
        stage.serve()
        marking.other = stage.layers[10]
        marking.setNeedsLayout()

        stage.root.layoutMarkedSubtree()
        let first = stage.ledger.laidOut
        stage.root.layoutMarkedSubtree()

        #expect(first.isEmpty)
        #expect(stage.ledger.laidOut == ["10"])
        #expect(!stage.root.subtreeNeedsLayout)
    }

    @Test func `a mask among many sublayers is served too`() {
        let stage = Stage(count: 100)
        let mask = CountedLayer(1000, stage.ledger)
        stage.root.mask = mask
        stage.serve()
        stage.ledger.laidOut = []

        mask.setNeedsLayout()
        mask.setNeedsDisplay()
        stage.serve()

        #expect(stage.ledger.laidOut == ["1000"] && stage.ledger.drawn == ["1000"])
    }
}
