import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Animations that are not removed when they are over, on layers that are removed and added again.
@Suite struct KeptAnimationTests {
    private final class Listener: CAAnimationDelegate {
        var calls: [String] = []
        func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
    }

    /// A shown layer in another one, on a clock that the test sets.
    @MainActor private final class Stage {
        let environment = LayerEnvironment()
        let (root, page, layer) = (CALayer(), CALayer(), CALayer())
        let listener = Listener()
        var time = 0.0

        init(isShown: Bool = true) {
            environment.clock = { [unowned self] in time }
            LayerEnvironment.current = environment
            root.isTreeRoot = true
            CATransaction.setDisableActions(true)
            page.addSublayer(layer)
            if isShown { root.addSublayer(page) }
            CATransaction.flush()
        }

        func add(_ path: String, lasting duration: Double, rounds: Float = 1, kept: Bool) {
            let animation = CABasicAnimation(keyPath: path)
            (animation.fromValue, animation.toValue, animation.duration) = (100, 200, duration)
            (animation.repeatCount, animation.fillMode) = (rounds, .both)
            (animation.isRemovedOnCompletion, animation.delegate) = (!kept, listener)
            layer.add(animation, forKey: path)
        }

        func step(to time: Double) {
            self.time = time
            CATransaction.flush()
            environment.timeline.step(to: time)
            let surface = RenderFrame.Surface(size: CGSize(width: 100, height: 100), scale: 1)
            _ = LayerSnapshotter().frame(of: [root], on: surface, at: time, timeline: environment.timeline)
        }

        var isAtRest: Bool { environment.timeline.nextTime(after: time) == nil }
    }

    @Test func `an endless one waits while its layer is away and is where it would have been when it is back`() {
        let stage = Stage()
        stage.add("position.x", lasting: 2, rounds: .infinity, kept: true)
        stage.add("zPosition", lasting: 9, kept: false)
        stage.step(to: 0)
        stage.step(to: 0.5)

        stage.page.removeFromSuperlayer()
        stage.step(to: 1)
        let (keys, isAtRest, calls) = (stage.layer.animationKeys(), stage.isAtRest, stage.listener.calls)
        stage.time = 5
        stage.root.addSublayer(stage.page)
        stage.step(to: 5)
        let back = stage.layer.presentationState.position.x

        #expect(keys == ["position.x"])
        #expect(isAtRest && calls == ["start", "start", "stop false"])
        #expect(abs(back - 150) < 0.01)
        #expect(!stage.isAtRest && stage.listener.calls == calls)
        stage.layer.removeAllAnimations()
    }

    @Test func `one whose time passes meanwhile ends when its layer is back, and still fills`() {
        let stage = Stage()
        stage.add("cornerRadius", lasting: 3, kept: true)
        stage.step(to: 0)

        stage.layer.removeFromSuperlayer()
        stage.step(to: 4)
        let away = stage.listener.calls
        stage.page.addSublayer(stage.layer)
        stage.step(to: 6)
        stage.step(to: 7)

        #expect(away == ["start"] && stage.listener.calls == ["start", "stop true"])
        #expect(stage.layer.presentationState.cornerRadius == 200)
        #expect(stage.isAtRest)
    }

    @Test(arguments: [true, false]) func `one that is added to a layer before it is shown`(isKept: Bool) {
        let stage = Stage(isShown: false)
        stage.add("borderWidth", lasting: 4, kept: isKept)
        stage.step(to: 1)
        let early = stage.listener.calls

        stage.root.addSublayer(stage.page)
        stage.step(to: 2)
        stage.step(to: 3)

        #expect(early == (isKept ? [] : ["stop false"]))
        #expect(stage.layer.presentationState.borderWidth == (isKept ? 125 : 0))
        stage.layer.removeAllAnimations()
    }

    @Test func `a mask that is taken away and given back keeps it`() {
        let stage = Stage()
        let mask = CALayer()
        stage.page.mask = mask
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.duration, animation.isRemovedOnCompletion) = (0, 1, false)
        mask.add(animation, forKey: "glow")
        stage.step(to: 0)

        stage.page.mask = nil
        stage.step(to: 0.5)
        stage.page.mask = mask
        stage.step(to: 0.75)

        #expect(mask.animationKeys() == ["glow"])
        #expect(abs(mask.presentationState.opacity - 0.75) < 0.01)
    }

    @Test func `a layer that is not added again is released`() {
        let stage = Stage()
        stage.add("position.y", lasting: 1, rounds: .infinity, kept: true)
        stage.step(to: 0)
        weak var other: CALayer?
        do {
            let layer = CALayer()
            other = layer
            stage.root.addSublayer(layer)
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.repeatCount, animation.isRemovedOnCompletion) = (0, .infinity, false)
            layer.add(animation, forKey: nil)
            stage.step(to: 0.5)
            layer.removeFromSuperlayer()
        }
        stage.page.removeFromSuperlayer()
        stage.layer.removeAllAnimations()
        stage.root.addSublayer(stage.page)
        stage.step(to: 1)

        #expect(other == nil)
        #expect(stage.isAtRest && stage.layer.animationKeys() == nil)
    }

    @Test func `a change that jumps to its end has it at its end`() {
        let stage = Stage()
        stage.add("shadowRadius", lasting: 8, kept: true)
        stage.add("zPosition", lasting: 8, kept: false)
        stage.step(to: 1)

        stage.root.endAnimationsInTree(since: 1)
        let shown = stage.layer.presentationState.shadowRadius
        stage.step(to: 2)

        #expect(shown == 200 && stage.layer.animationKeys() == ["shadowRadius"])
        #expect(stage.listener.calls.filter { $0 == "stop false" }.count == 2)
        #expect(stage.isAtRest)
    }
}
