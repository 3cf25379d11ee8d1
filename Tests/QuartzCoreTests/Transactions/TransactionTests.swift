import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct TransactionTests {
    private func fade(_ duration: Double = 0) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, duration)
        return animation
    }

    @Test func `an inner transaction inherits unset values, and the outer one keeps its own`() {
        // Settings of another test for the implicit transaction end here.
        CATransaction.flush()
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        let inherited = (CATransaction.animationDuration(), CATransaction.disableActions())
        CATransaction.setAnimationDuration(1)
        CATransaction.setDisableActions(false)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))

        let inner = (CATransaction.animationDuration(), CATransaction.disableActions())
        CATransaction.commit()
        let outer = (CATransaction.animationDuration(), CATransaction.disableActions())
        let pace = CATransaction.animationTimingFunction()
        CATransaction.commit()

        #expect(inherited == (3, true) && inner == (1, false) && outer == (3, true))
        #expect(pace == nil)
        #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    }

    @Test func `an implicit animation takes the duration and pace of its transaction`() {
        let layer = CALayer()
        let stage = SpecialLayerStage(layer)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.opacity = 0
        CATransaction.commit()

        stage.step(to: 0)
        stage.step(to: 1.5)

        #expect(layer.presentationState.opacity == 0.25)
    }

    @Test func `an animation without a duration lasts a quarter of a second`() {
        let layer = CALayer()
        let stage = SpecialLayerStage(layer)
        layer.add(fade(), forKey: "fade")
        stage.step(to: 0)

        stage.step(to: 0.2)
        let running = layer.animationKeys()
        stage.step(to: 0.25)

        #expect(running == ["fade"] && layer.animationKeys() == nil)
    }

    @Test func `a transaction completes only after those inside it`() {
        let layer = CALayer()
        let stage = SpecialLayerStage(layer)
        var order: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { order.append("outer") }
        layer.add(fade(1), forKey: "a")
        CATransaction.begin()
        CATransaction.setCompletionBlock { order.append("inner") }
        layer.add(fade(2), forKey: "b")
        CATransaction.commit()
        CATransaction.begin()
        layer.add(fade(3), forKey: "c")
        CATransaction.commit()
        CATransaction.commit()

        stage.step(to: 0)
        var seen: [[String]] = []
        for time in [1.0, 2, 3] {
            stage.step(to: time)
            seen.append(order)
        }

        #expect(seen == [[], ["inner"], ["inner", "outer"]])
    }

    @Test func `only animations added after the block was set count`() {
        let layer = CALayer()
        let stage = SpecialLayerStage(layer)
        var count = 0
        CATransaction.begin()
        layer.add(fade(5), forKey: "before")
        CATransaction.setCompletionBlock { count += 1 }
        layer.add(fade(1), forKey: "after")
        CATransaction.commit()

        stage.step(to: 0)
        stage.step(to: 1)

        #expect(count == 1)
    }

    @Test func `a second block leaves the first one its animations`() {
        let layer = CALayer()
        let stage = SpecialLayerStage(layer)
        var order: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { order.append("first") }
        layer.add(fade(2), forKey: "a")
        CATransaction.setCompletionBlock { order.append("second") }
        layer.add(fade(1), forKey: "b")
        CATransaction.commit()

        stage.step(to: 0)
        stage.step(to: 1)
        stage.step(to: 2)

        #expect(order == ["second", "first"])
    }

    @Test func `a removed animation counts as ended`() {
        let layer = CALayer()
        let stage = SpecialLayerStage(layer)
        var count = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { count += 1 }
        layer.add(fade(2), forKey: "a")
        CATransaction.commit()
        stage.step(to: 0)

        layer.removeAnimation(forKey: "a")

        #expect(count == 1)
    }

    @Test func `flushing ends the implicit transaction`() {
        let layer = CALayer()
        let stage = SpecialLayerStage(layer)
        var count = 0
        CATransaction.setAnimationDuration(9)
        CATransaction.setCompletionBlock { count += 1 }
        layer.add(fade(1), forKey: "a")

        CATransaction.flush()
        let duration = CATransaction.animationDuration()
        let early = count
        stage.step(to: 0)
        stage.step(to: 1)

        #expect(duration == 0.25 && early == 0 && count == 1)
    }

    @Test func `a commit without a transaction has no effect`() {
        CATransaction.commit()

        #expect(CATransaction.animationDuration() == 0.25)
    }
}
