import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct LayerAnimationTests {
    /// A shown layer, on a clock that the test sets.
    @MainActor private final class Stage {
        let environment = LayerEnvironment()
        let root = CALayer()
        let layer = CALayer()
        var time = 0.0

        init() {
            environment.clock = { [unowned self] in time }
            LayerEnvironment.current = environment
            root.isTreeRoot = true
            root.bounds.size = CGSize(width: 100, height: 100)
            CATransaction.setDisableActions(true)
            root.addSublayer(layer)
            CATransaction.flush()
            _ = LayerSnapshotter().frame(of: [root], on: .init(size: root.bounds.size, scale: 1), at: 0)
        }

        func step(to time: Double) {
            self.time = time
            environment.timeline.step(to: time)
        }
    }

    private func opacity(from: Float, to: Float, duration: Double) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
        return animation
    }

    @Test func `an animation begins with the frame after it was added`() {
        let stage = Stage()
        stage.time = 1
        stage.layer.add(opacity(from: 0, to: 1, duration: 2), forKey: "fade")

        stage.step(to: 1.5)
        let start = stage.layer.presentation()?.opacity
        stage.step(to: 2.5)

        #expect(start == 0)
        #expect(stage.layer.presentation()?.opacity == 0.5)
        #expect(stage.layer.opacity == 1)
    }

    @Test func `a finished animation is removed and its delegate notified`() {
        final class Listener: CAAnimationDelegate {
            var calls: [String] = []
            func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
        }
        let (stage, listener) = (Stage(), Listener())
        let animation = opacity(from: 0, to: 1, duration: 1)
        animation.delegate = listener
        stage.layer.add(animation, forKey: "fade")

        for time in [0.0, 0.5, 1.0] { stage.step(to: time) }

        #expect(listener.calls == ["start", "stop true"])
        #expect(stage.layer.animationKeys() == nil)
        #expect(stage.environment.timeline.nextTime(after: 0) == nil)
    }

    @Test func `a replaced animation stops unfinished`() {
        let stage = Stage()
        var stops: [Bool] = []
        let first = opacity(from: 0, to: 1, duration: 1)
        first.onStop = { stops.append($0) }
        stage.layer.add(first, forKey: "fade")

        stage.layer.add(opacity(from: 1, to: 0, duration: 1), forKey: "fade")

        #expect(stops == [false])
        #expect(stage.layer.animationKeys() == ["fade"])
    }

    @Test func `missing ends are filled in as the table says`() {
        let stage = Stage()
        stage.layer.position = CGPoint(x: 10, y: 0)
        func x(_ configure: (CABasicAnimation) -> Void) -> CGFloat? {
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.duration = 2
            configure(animation)
            stage.layer.removeAllAnimations()
            stage.layer.add(animation, forKey: nil)
            stage.step(to: stage.time)
            stage.step(to: stage.time + 1)
            return stage.layer.presentation()?.position.x
        }

        #expect(x { ($0.fromValue, $0.toValue) = (0, 20) } == 10)
        #expect(x { ($0.fromValue, $0.byValue) = (0, 10) } == 5)
        #expect(x { ($0.byValue, $0.toValue) = (10, 50) } == 45)
        #expect(x { $0.fromValue = 0 } == 5)
        #expect(x { $0.toValue = 20 } == 15)
        #expect(x { $0.byValue = 4 } == 12)
    }

    @Test func `additive animations add up`() {
        let stage = Stage()
        CATransaction.setDisableActions(true)
        stage.layer.position.x = 100
        CATransaction.flush()
        for distance in [10, 30] {
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.duration) = (distance, distance, 5)
            animation.isAdditive = true
            stage.layer.add(animation, forKey: nil)
        }

        stage.step(to: 0)

        #expect(stage.layer.presentation()?.position.x == 140)
    }

    @Test func `a stopped layer's animations do not advance`() {
        let stage = Stage()
        stage.layer.add(opacity(from: 0, to: 1, duration: 4), forKey: "fade")
        stage.step(to: 0)
        stage.step(to: 1)

        stage.layer.timeOffset = stage.layer.convertTime(1, from: nil)
        stage.layer.speed = 0
        stage.step(to: 3)
        let stopped = stage.layer.presentation()?.opacity
        stage.layer.speed = 1
        stage.layer.timeOffset = 0
        stage.layer.beginTime = 2
        stage.step(to: 4)

        #expect(stopped == 0.25)
        #expect(stage.layer.presentation()?.opacity == 0.5)
    }

    @Test func `a layer of no view animates its changes`() {
        let stage = Stage()

        stage.layer.opacity = 0
        stage.step(to: 0)
        stage.step(to: 0.125)
        let halfWay = stage.layer.presentation()?.opacity ?? -1
        stage.step(to: 0.25)

        let expected = Float(1 - CAMediaTimingFunction(name: .default).progress(at: 0.5))
        #expect(abs(halfWay - expected) < 1e-6)
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test func `a transaction without actions changes at once`() {
        let stage = Stage()

        CATransaction.begin()
        CATransaction.setDisableActions(true)
        stage.layer.opacity = 0
        CATransaction.commit()

        #expect(stage.layer.animationKeys() == nil)
    }

    @Test func `a transaction completes when its last animation has`() {
        let stage = Stage()
        var count = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { count += 1 }
        stage.layer.add(opacity(from: 0, to: 1, duration: 1), forKey: "a")
        stage.layer.add(opacity(from: 0, to: 1, duration: 2), forKey: "b")
        CATransaction.commit()

        stage.step(to: 0)
        stage.step(to: 1)
        let afterFirst = count
        stage.step(to: 2)

        #expect(afterFirst == 0)
        #expect(count == 1)
    }

    @Test func `an empty transaction completes when it is committed`() {
        var count = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { count += 1 }
        CATransaction.commit()

        #expect(count == 1)
    }

    @Test func `animations of a layer that is not shown are dropped at the end of the transaction`() {
        let layer = CALayer()
        var stops: [Bool] = []
        let animation = opacity(from: 0, to: 1, duration: 1)
        animation.onStop = { stops.append($0) }

        layer.add(animation, forKey: nil)
        let before = stops
        CATransaction.flush()

        #expect(before == [])
        #expect(stops == [false])
        #expect(layer.animationKeys() == nil)
    }

    @Test func `an animation from before the layer was shown begins when it is`() {
        let (layer, parent) = (CALayer(), CALayer())
        let stage = SpecialLayerStage(parent)
        var stops: [Bool] = []
        let animation = opacity(from: 0, to: 1, duration: 1)
        animation.onStop = { stops.append($0) }
        stage.time = 5

        layer.add(animation, forKey: "fade")
        parent.addSublayer(layer)
        CATransaction.flush()
        stage.step(to: 5)
        stage.step(to: 5.25)
        let shown = layer.presentationState.opacity
        stage.step(to: 6)

        #expect(shown == 0.25)
        #expect(stops == [true])
        #expect(stage.environment.timeline.nextTime(after: 0) == nil)
    }
}
