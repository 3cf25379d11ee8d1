import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Layers whose classes draw by a value of their own.
@Suite struct OwnPropertyTests {
    /// Draws a bar whose width is its progress, as apps' layers with a property of their own do.
    private final class Bar: CALayer {
        let label: String
        nonisolated(unsafe) static var drawn: [CGFloat] = []

        init(label: String) {
            self.label = label
            super.init()
        }

        override init() {
            label = ""
            super.init()
        }

        override init(layer: Any) {
            label = (layer as? Bar)?.label ?? ""
            super.init(layer: layer)
        }

        required init?(coder: NSCoder) { nil }

        var progress: CGFloat {
            get { value(forKey: "progress") as? CGFloat ?? 0 }
            set { setValue(newValue, forKey: "progress") }
        }

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }

        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "progress" else { return super.action(forKey: event) }
            let animation = CABasicAnimation(keyPath: event)
            animation.fromValue = presentation()?.progress ?? progress
            animation.duration = 1
            return animation
        }

        override func draw(in ctx: CGContext) {
            Self.drawn.append(progress)
            ctx.fill(CGRect(x: 0, y: 0, width: progress, height: 10))
        }
    }

    /// A shown bar and the time.
    @MainActor private final class Rig {
        private let environment = LayerEnvironment()
        private let root = CALayer()
        private var time = 0.0
        let bar = Bar(label: "steps")

        init() {
            environment.clock = { [unowned self] in time }
            LayerEnvironment.current = environment
            root.isTreeRoot = true
            root.addSublayer(bar)
            bar.bounds = CGRect(x: 0, y: 0, width: 100, height: 10)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            bar.progress = 20
            CATransaction.commit()
            frame(at: 0)
        }

        func frame(at time: Double) {
            self.time = time
            CATransaction.flush()
            environment.timeline.step(to: time)
            root.displayMarkedSubtree()
            let canvas = CGSize(width: 100, height: 10)
            _ = LayerSnapshotter().frame(of: [root], on: .init(size: canvas, scale: 1), at: time)
        }
    }

    @Test func `a change of a value by which a class draws moves it from frame to frame`() {
        let rig = Rig()
        Bar.drawn = []

        rig.bar.progress = 60
        for time in [1, 1.25, 1.5, 2] { rig.frame(at: time) }
        let drawn = Bar.drawn
        rig.frame(at: 2.5)

        #expect(drawn == [20, 30, 40, 60])
        #expect(Bar.drawn.count == 4)
        #expect(rig.bar.animationKeys() == nil)
    }

    @Test func `the presentation layer has the present value and the properties that its class copied`() {
        let rig = Rig()
        rig.bar.progress = 60
        rig.frame(at: 1)
        rig.frame(at: 1.5)

        let shown = rig.bar.presentation()

        #expect(shown?.progress == 40)
        #expect(shown?.label == "steps")
        #expect(shown?.model() === rig.bar)
        #expect(rig.bar.progress == 60)
    }

    @Test func `an animation that is taken away leaves the model's value drawn`() {
        let rig = Rig()
        rig.bar.progress = 60
        rig.frame(at: 1)
        Bar.drawn = []

        rig.bar.removeAllAnimations()
        rig.frame(at: 1.25)

        #expect(Bar.drawn == [60])
    }

    @Test func `an animation of an unknown key is reported once`() {
        let rig = Rig()
        var told: [String] = []
        LayerEnvironment.current.onMistake = { told.append($0) }

        rig.bar.add(CABasicAnimation(keyPath: "roundness"), forKey: nil)
        rig.bar.add(CABasicAnimation(keyPath: "progress"), forKey: nil)

        #expect(told.count == 1)
        #expect(told.first?.contains("roundness") == true)
    }
}
