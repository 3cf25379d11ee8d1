import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct TransitionTests {
    /// A shown layer of 100 × 50 points whose only sublayer fills it, black at first.
    @MainActor private final class Stage {
        static let surface = RenderFrame.Surface(size: CGSize(width: 200, height: 100), scale: 1)
        let environment = LayerEnvironment()
        let root = CALayer()
        let layer = CALayer()
        let content = CALayer()
        let snapshotter = LayerSnapshotter()
        var time = 0.0

        init() {
            environment.clock = { [unowned self] in time }
            LayerEnvironment.current = environment
            root.isTreeRoot = true
            root.bounds.size = Self.surface.size
            root.name = "root"
            layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
            layer.name = "layer"
            content.frame = layer.bounds
            content.name = "content"
            content.backgroundColor = .black
            layer.addSublayer(content)
            root.addSublayer(layer)
            CATransaction.flush()
            CATransaction.setDisableActions(true)
            _ = text
        }

        /// Begins a transition of a second to white.
        func begin(_ transition: CATransition, forKey key: String? = nil) {
            transition.duration = 1
            content.backgroundColor = .white
            layer.add(transition, forKey: key)
            step(to: time)
        }

        func step(to time: Double) {
            self.time = time
            environment.timeline.step(to: time)
        }

        private var last: RenderFrame?

        /// The nodes of the layer and below in the frame of now.
        var text: [String] {
            last = snapshotter.frame(of: [root], on: Self.surface, at: time) ?? last
            return last?.text.split(separator: "\n").dropFirst(2).map { $0.trimmingCharacters(in: .whitespaces) } ?? []
        }
    }

    @Test func `a fade shows both looks by their parts`() {
        let stage = Stage()
        stage.begin(CATransition())

        stage.step(to: 0.25)

        #expect(
            stage.text == [
                "transition 10,20,100,50 dissolving 0.25",
                "former 0,0,0,0 kept", "layer 0,0,100,50", "content 0,0,100,50 fill #000000",
                "layer 0,0,100,50", "content 0,0,100,50 fill #FFFFFF",
            ])
    }

    @Test func `after its end no node is left of a transition`() {
        let stage = Stage()
        stage.begin(CATransition())

        stage.step(to: 1)

        #expect(stage.text == ["layer 10,20,100,50", "content 0,0,100,50 fill #FFFFFF"])
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test(arguments: [
        (CATransitionSubtype.fromRight, "75,0,100,50", "-25,0,100,50"),
        (.fromLeft, "-75,0,100,50", "25,0,100,50"),
        (.fromTop, "0,37.5,100,50", "0,-12.5,100,50"),
        (.fromBottom, "0,-37.5,100,50", "0,12.5,100,50"),
    ])
    func `a push moves both looks by the same way`(_ subtype: CATransitionSubtype, _ present: String, _ former: String)
    {
        let stage = Stage()
        let transition = CATransition()
        (transition.type, transition.subtype) = (.push, subtype)
        stage.begin(transition)

        stage.step(to: 0.25)

        #expect(stage.text[0] == "transition 10,20,100,50 clips")
        #expect(stage.text[2] == "layer \(former)")
        #expect(stage.text[4] == "layer \(present)")
    }

    @Test func `moving in covers the former look and revealing uncovers the present one`() {
        let stage = Stage()
        let moveIn = CATransition()
        moveIn.type = .moveIn
        stage.begin(moveIn)
        stage.step(to: 0.25)
        #expect(
            stage.text.map { $0.components(separatedBy: " ").prefix(2).joined(separator: " ") } == [
                "transition 10,20,100,50", "former 0,0,0,0", "layer 0,0,100,50", "content 0,0,100,50",
                "layer 75,0,100,50",
                "content 0,0,100,50",
            ])

        let reveal = CATransition()
        reveal.type = .reveal
        let other = Stage()
        other.begin(reveal)
        other.step(to: 0.25)

        #expect(other.text[1] == "layer 0,0,100,50")
        #expect(other.text[3] == "former 0,0,0,0 kept")
        #expect(other.text[4] == "layer -25,0,100,50")
    }

    @Test func `start and end progress cut the way`() {
        let stage = Stage()
        let transition = CATransition()
        (transition.startProgress, transition.endProgress) = (0.5, 0.75)
        stage.begin(transition)

        let start = stage.text[0]
        stage.step(to: 0.5)

        #expect(start == "transition 10,20,100,50 dissolving 0.5")
        #expect(stage.text[0] == "transition 10,20,100,50 dissolving 0.625")
    }

    @Test func `a transition always has the same key`() {
        let stage = Stage()
        stage.begin(CATransition(), forKey: "fade")
        stage.begin(CATransition(), forKey: "other")

        #expect(stage.layer.animationKeys() == [kCATransition])
    }

    @Test func `a transition during another one begins with the visible picture`() {
        let stage = Stage()
        stage.begin(CATransition())
        stage.step(to: 0.5)
        _ = stage.text
        stage.begin(CATransition())

        let text = stage.text

        #expect(text[0] == "transition 10,20,100,50 dissolving 0")
        #expect(text[1...2] == ["former 0,0,0,0 kept", "transition 0,0,100,50 dissolving 0.5"])
    }

    @Test func `pictures fade into each other unless actions are off`() {
        let stage = Stage()
        CATransaction.setDisableActions(false)
        stage.layer.contents = CGImage(width: 1, height: 1, pixels: PixelStorage(count: 1) { $0[0] = 0xFFFF_FFFF })
        CATransaction.setDisableActions(true)
        stage.step(to: 0)
        stage.step(to: 0.125)

        #expect(stage.layer.animationKeys() == [kCATransition])
        #expect(stage.text[0].hasPrefix("transition 10,20,100,50 dissolving"))
    }

    @Test func `a transition among the actions runs when the sublayers change`() {
        let stage = Stage()
        let push = CATransition()
        push.type = .push
        stage.layer.actions = ["sublayers": push]
        CATransaction.setDisableActions(false)
        stage.content.removeFromSuperlayer()
        CATransaction.setDisableActions(true)

        #expect(stage.layer.animationKeys() == [kCATransition])
    }

    @Test func `a rasterised layer keeps its bitmap while it moves`() throws {
        let stage = Stage()
        stage.layer.shouldRasterize = true
        stage.layer.rasterizationScale = 2
        #expect(stage.text[0] == "rasterized 10,20,0,0 kept @2")
        stage.layer.position.x += 5

        let moved = stage.text

        #expect(moved[0] == "rasterized 15,20,0,0 kept @2")
        #expect(moved[1] == "layer 0,0,100,50")
        stage.layer.shouldRasterize = false
        #expect(stage.text[0] == "layer 15,20,100,50")
    }
}
