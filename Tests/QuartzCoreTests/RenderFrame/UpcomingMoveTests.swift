import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite @MainActor struct UpcomingMoveTests {
    /// A page of eight cards right of the visible part, on a clock that the test sets.
    @MainActor private final class Stage {
        let root = CALayer()
        let container = CALayer()
        let page = CALayer()
        let cards = (0..<8).map { _ in CALayer() }
        let environment = LayerEnvironment()
        private let snapshotter = LayerSnapshotter()
        private var time = 0.0

        init() {
            environment.clock = { [unowned self] in time }
            LayerEnvironment.current = environment
            CATransaction.setDisableActions(true)
            root.isTreeRoot = true
            for layer in [root, container, page] { layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100) }
            root.addSublayer(container)
            container.addSublayer(page)
            for card in cards {
                card.backgroundColor = .black
                card.frame = CGRect(x: 10, y: 10, width: 5, height: 5)
                page.addSublayer(card)
            }
            container.position.x = 250
            CATransaction.flush()
            _ = frame()
        }

        func frame() -> RenderFrame? {
            time += 0.1
            environment.timeline.step(to: time)
            return snapshotter.frame(
                of: [root], on: .init(size: root.bounds.size, scale: 1), at: time, timeline: environment.timeline)
        }
    }

    private func animation(_ keyPath: String, from: Any, to: Any) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        return animation
    }

    @Test func `a layer that begins to move is named once, where it will be seen, even when it is not visible yet`() {
        let stage = Stage()
        stage.container.position.x = 50
        stage.container.add(animation("position.x", from: CGFloat(250), to: CGFloat(50)), forKey: "move")

        let (first, second) = (stage.frame(), stage.frame())

        #expect(first?.damage == [])
        #expect(first?.upcomingMoves.map(\.node.layerID) == [stage.container.layerID])
        #expect(first?.upcomingMoves.first?.placement == CGAffineTransform(translationX: 200, y: 0))
        #expect(second == nil)
    }

    @Test func `of a layer with another animation inside only the rest is named`() {
        let stage = Stage()
        let veil = CALayer()
        veil.backgroundColor = .black
        stage.container.addSublayer(veil)
        stage.container.position.x = 50
        stage.container.add(animation("position.x", from: CGFloat(250), to: CGFloat(50)), forKey: "move")
        veil.add(animation("opacity", from: Float(0), to: Float(1)), forKey: "fade")

        let frame = stage.frame()

        #expect(frame?.upcomingMoves.map(\.node.layerID) == [stage.page.layerID])
    }

    @Test func `layers that fade or grow on their way, and small ones, are not named`() {
        let (fading, growing, small) = (Stage(), Stage(), Stage())
        for stage in [fading, growing] {
            stage.container.position.x = 50
            stage.container.add(animation("position.x", from: CGFloat(250), to: CGFloat(50)), forKey: "move")
        }
        fading.container.add(animation("opacity", from: Float(0.5), to: Float(1)), forKey: "fade")
        growing.root.add(
            animation("bounds.size", from: CGSize(width: 50, height: 50), to: CGSize(width: 100, height: 100)),
            forKey: "g")
        for card in small.cards.prefix(3) { card.removeFromSuperlayer() }
        small.container.position.x = 50
        small.container.add(animation("position.x", from: CGFloat(250), to: CGFloat(50)), forKey: "move")

        func moves(in stage: Stage) -> [UpcomingMove] {
            LayerEnvironment.current = stage.environment
            return stage.frame()?.upcomingMoves ?? []
        }

        #expect(moves(in: fading).isEmpty)
        #expect(moves(in: growing).isEmpty)
        // The holder, the page and five cards: seven nodes are painted as fast as copied.
        #expect(moves(in: small).isEmpty)
    }

    @Test func `a frame names the layers that were shown and are no more`() {
        let stage = Stage()
        var gone: CALayer? = CALayer()
        gone?.backgroundColor = .black
        gone?.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        if let gone { stage.root.addSublayer(gone) }
        _ = stage.frame()
        let id = gone?.layerID
        gone?.removeFromSuperlayer()
        gone = nil
        stage.root.backgroundColor = .white

        // The first frame releases the node, and the layer may have been kept for the transaction until then.
        let departed = [
            stage.frame(),
            {
                stage.root.backgroundColor = .black; return stage.frame()
            }(),
        ]
        .compactMap { $0 }.flatMap(\.removedLayers)

        #expect(departed.filter { $0 == id }.count == 1)
    }
}
