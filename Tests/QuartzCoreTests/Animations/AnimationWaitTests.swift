import QuartzCore
import Testing

@Suite struct AnimationWaitTests {
    @Test func `while all animations wait no frame is asked for before the first begins`() {
        let layer = CALayer()
        let stage = SpecialLayerStage(layer)
        func add(after delay: Double) {
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.toValue) = (0.0, 1.0)
            (animation.duration, animation.delay, animation.fillMode) = (1, delay, .backwards)
            layer.add(animation, forKey: nil)
        }
        let timeline = stage.environment.timeline

        add(after: 2)
        add(after: 3)
        let unseen = timeline.nextTime(after: 0)
        stage.step(to: 0)
        let waiting = timeline.nextTime(after: 0)
        stage.step(to: 2)
        let moving = timeline.nextTime(after: 2)
        stage.step(to: 5)

        #expect(unseen == 0)
        #expect(waiting == 2)
        #expect(moving == 2)
        #expect(timeline.nextTime(after: 5) == nil)
    }

    @Test func `animations without a key never share one`() {
        let layer = CALayer()
        let stage = SpecialLayerStage(layer)
        defer { withExtendedLifetime(stage) {} }
        func add() { layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil) }

        add()
        add()
        let first = layer.animationKeys() ?? []
        layer.removeAnimation(forKey: first[0])
        add()
        let second = layer.animationKeys() ?? []

        #expect(Set(first).count == 2)
        #expect(Set(second).count == 2)
        layer.removeAllAnimations()
    }
}
