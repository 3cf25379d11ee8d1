import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct LayerTimingTests {
    /// A layer at x = 1000 whose animation leads from 0 to 100 in two seconds, begun at second 0.
    @MainActor private final class Rig {
        let layer = CALayer()
        let stage: SpecialLayerStage
        var stops: [Bool] = []

        init(_ change: (CABasicAnimation) -> Void = { _ in }) {
            stage = SpecialLayerStage(layer)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.position.x = 1000
            CATransaction.commit()
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 2)
            animation.onStop = { [unowned self] in stops.append($0) }
            change(animation)
            layer.add(animation, forKey: "moves")
            stage.step(to: 0)
        }

        func x(_ time: Double) -> CGFloat {
            stage.step(to: time)
            return layer.presentationState.position.x
        }
    }

    private func areClose(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-6 }
    }

    @Test func `an autoreversed animation returns and takes twice as long`() {
        let rig = Rig { $0.autoreverses = true }

        let shown = [0.5, 2, 3, 3.5].map(rig.x)
        let wasRunning = rig.stops.isEmpty
        let after = rig.x(4)

        #expect(areClose(shown, [25, 100, 50, 25]))
        #expect(wasRunning && rig.stops == [true] && after == 1000)
    }

    @Test func `a count of repeats may end in the middle`() {
        let rig = Rig { $0.repeatCount = 2.5 }

        let shown = [1.5, 2, 3, 4.5].map(rig.x)
        let after = rig.x(5)

        #expect(areClose(shown, [75, 0, 50, 25]))
        #expect(after == 1000 && rig.stops == [true])
    }

    @Test func `a repeat duration counts in seconds of the animation's own time`() {
        let rig = Rig { ($0.repeatDuration, $0.autoreverses, $0.speed) = (7, true, 2) }

        // Own times 1, 3, 5 and 6.5: forth, back, forth again, and back again until 7.
        let shown = [0.5, 1.5, 2.5, 3.25].map(rig.x)
        let after = rig.x(3.5)

        #expect(areClose(shown, [50, 50, 50, 75]))
        #expect(after == 1000 && rig.stops == [true])
    }

    @Test func `cumulative repeats continue from the last one's end`() {
        let rig = Rig { ($0.repeatCount, $0.isCumulative) = (3, true) }

        let shown = [1, 3, 5.5].map(rig.x)

        #expect(areClose(shown, [50, 150, 275]))
    }

    @Test func `an additive animation is put on the model`() {
        let rig = Rig { $0.isAdditive = true }

        #expect(areClose([0.5, 1].map(rig.x), [1025, 1050]))
    }

    @Test(arguments: [
        (CAMediaTimingFillMode.removed, [CGFloat(1000), 50, 1000]), (.backwards, [0, 50, 1000]),
        (.forwards, [1000, 50, 100]), (.both, [0, 50, 100]),
    ])
    func `a fill mode extends an animation beyond its time`(mode: CAMediaTimingFillMode, expected: [CGFloat]) {
        let rig = Rig { ($0.beginTime, $0.fillMode, $0.isRemovedOnCompletion) = (1, mode, false) }

        let shown = [0.5, 2, 4].map(rig.x)

        #expect(areClose(shown, expected))
        #expect(rig.layer.animationKeys() == ["moves"] && rig.stops == [true])
        #expect(rig.stage.environment.timeline.nextTime(after: 0) == nil)
    }

    @Test func `a fill mode has no effect on an animation that is removed at its end`() {
        let rig = Rig { $0.fillMode = .forwards }

        #expect(rig.x(2) == 1000 && rig.layer.animationKeys() == nil)
    }

    @Test func `a time offset begins in the middle`() {
        let rig = Rig { $0.timeOffset = 1.5 }

        #expect(areClose([0, 0.25].map(rig.x), [75, 87.5]))
        #expect(rig.x(0.5) == 1000 && rig.stops == [true])
    }

    @Test func `double speed takes half the time`() {
        let rig = Rig { $0.speed = 2 }

        #expect(areClose([0.25, 0.75].map(rig.x), [25, 75]))
        #expect(rig.x(1) == 1000 && rig.stops == [true])
    }

    @Test func `an animation without speed shows the moment of its offset and wants no frames`() {
        let rig = Rig { ($0.speed, $0.timeOffset) = (0, 0.5) }

        let shown = [0, 1, 100].map(rig.x)

        #expect(areClose(shown, [25, 25, 25]))
        #expect(rig.stops.isEmpty && rig.stage.environment.timeline.nextTime(after: 0) == nil)
    }

    @Test func `a negative speed runs from the offset back to the start`() {
        let rig = Rig { ($0.speed, $0.timeOffset) = (-1, 2) }

        let shown = [0, 0.5, 1.5].map(rig.x)
        let wasRunning = rig.stops.isEmpty
        let after = rig.x(2)

        #expect(areClose(shown, [100, 75, 25]))
        #expect(wasRunning && rig.stops == [true] && after == 1000)
    }

    @Test func `speeds of nested layers multiply`() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        (outer.speed, inner.speed) = (2, 0.25)
        let stage = SpecialLayerStage(outer)
        let fade = CABasicAnimation(keyPath: "position.x")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 100, 2)
        inner.add(fade, forKey: nil)
        stage.step(to: 1)

        stage.step(to: 3)

        // Half the speed in all, two seconds after the beginning.
        #expect(abs(inner.presentationState.position.x - 50) < 1e-9)
        #expect(inner.convertTime(3, from: nil) == 1.5 && inner.convertTime(1.5, to: nil) == 3)
    }

    @Test func `a stopped layer requests no frames until it continues`() {
        let rig = Rig()
        _ = rig.x(0.5)
        var requests = 0

        rig.layer.timeOffset = rig.layer.convertTime(0.5, from: nil)
        rig.layer.speed = 0
        let stopped = (rig.x(10), rig.stage.environment.timeline.nextTime(after: 0) != nil)
        rig.stage.environment.onNeedsFrame = { requests += 1 }
        rig.layer.speed = 1
        rig.layer.timeOffset = 0
        rig.layer.beginTime = 9.5

        #expect(stopped == (25, false))
        #expect(requests > 0 && rig.stage.environment.timeline.nextTime(after: 0) != nil)
        #expect(areClose([10.5, 11].map(rig.x), [50, 75]))
        #expect(rig.x(11.5) == 1000 && rig.stops == [true])
    }

    @Test func `no animation ends while the layer's time is stopped, and set back, past ones are shown again`() {
        for isKept in [false, true] {
            let rig = Rig { if isKept { ($0.fillMode, $0.isRemovedOnCompletion) = (.both, false) } }
            let outer = rig.layer.superlayer ?? rig.layer

            outer.speed = 0
            let shown = [2.5, 1, 2, 0, 0.5].map { offset in
                outer.timeOffset = offset
                return rig.x(10 + offset)
            }
            let stops = rig.stops
            outer.timeOffset = 2.5
            (outer.speed, outer.beginTime) = (1, 20)
            let atLast = rig.x(20)

            let beyond: CGFloat = isKept ? 100 : 1000
            #expect(areClose(shown, [beyond, 50, beyond, 0, 25]))
            #expect(stops == [] && rig.stops == [true])
            #expect(atLast == beyond && (rig.layer.animationKeys() == nil) == !isKept)
        }
    }

    @Test func `copies of a stopped layer request no frames`() {
        let (replicator, layer) = (CAReplicatorLayer(), CALayer())
        (replicator.instanceCount, replicator.instanceDelay) = (3, 0.2)
        replicator.addSublayer(layer)
        let stage = SpecialLayerStage(replicator)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 2)
        layer.add(fade, forKey: nil)
        stage.step(to: 0)

        (layer.speed, layer.timeOffset) = (0, 0.5)
        for frame in 1...60 {
            stage.step(to: Double(frame) / 60)
            _ = stage.frame()
        }

        #expect(stage.environment.timeline.nextTime(after: 1) == nil)
    }

    @Test func `a layer whose time runs backwards shows its animations backwards`() {
        let rig = Rig()
        _ = rig.x(1.5)

        // From second 1.5 on its time is 1.5 − (t − 1.5).
        (rig.layer.speed, rig.layer.beginTime, rig.layer.timeOffset) = (-1, 1.5, 1.5)

        #expect(areClose([1.5, 2, 2.5].map(rig.x), [75, 50, 25]))
    }
}
