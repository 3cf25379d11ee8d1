import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct AnimationGroupTests {
    /// A layer with a group, sampled at seconds after the group's start.
    @MainActor private final class Rig {
        private let environment = LayerEnvironment()
        private let root = CALayer()
        let layer = CALayer()
        private var time = 0.0

        init(_ group: CAAnimationGroup) {
            environment.clock = { [unowned self] in time }
            LayerEnvironment.current = environment
            CATransaction.setDisableActions(true)
            root.isTreeRoot = true
            root.addSublayer(layer)
            layer.position.x = 1000
            CATransaction.flush()
            _ = LayerSnapshotter().frame(of: [root], on: .init(size: CGSize(width: 9, height: 9), scale: 1), at: 0)
            layer.add(group, forKey: "group")
            environment.timeline.step(to: 0)
        }

        func state(at seconds: Double) -> LayerState {
            time = seconds
            environment.timeline.step(to: time)
            return layer.presentationState
        }
    }

    private func x(from: CGFloat, to: CGFloat, duration: Double = 0) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
        return animation
    }

    private func group(_ animations: [CAAnimation], duration: Double) -> CAAnimationGroup {
        let group = CAAnimationGroup()
        (group.animations, group.duration) = (animations, duration)
        return group
    }

    @Test func `children are clipped, not scaled, at the group's end`() {
        let rig = Rig(group([x(from: 0, to: 100, duration: 10)], duration: 5))

        let (during, after) = (rig.state(at: 4).position.x, rig.state(at: 5).position.x)

        #expect(abs(during - 40) < 1e-9)
        #expect(after == 1000)
        #expect(rig.layer.animationKeys() == nil)
    }

    @Test func `a child's begin time counts from the group's start`() {
        let child = x(from: 0, to: 100, duration: 2)
        (child.beginTime, child.fillMode) = (1, .backwards)
        let rig = Rig(group([child], duration: 4))

        let samples = [0.5, 2, 3.5].map { rig.state(at: $0).position.x }

        #expect(samples == [0, 50, 1000])
    }

    @Test func `a child without a duration lasts as long as the group`() {
        let rig = Rig(group([x(from: 0, to: 100)], duration: 4))

        #expect(rig.state(at: 1).position.x == 25)
    }

    @Test func `a group at double speed that repeats runs its children again`() {
        let repeating = group([x(from: 0, to: 100)], duration: 4)
        (repeating.speed, repeating.repeatCount) = (2, 2)
        let rig = Rig(repeating)

        let samples = [1.0, 3].map { rig.state(at: $0).position.x }

        #expect(samples == [50, 50])
    }

    @Test func `cumulative and additive children keep their meaning`() {
        let child = x(from: 0, to: 10, duration: 1)
        (child.isCumulative, child.isAdditive, child.repeatCount) = (true, true, 3)
        let rig = Rig(group([child], duration: 3))

        #expect(abs(rig.state(at: 2.5).position.x - 1025) < 1e-9)
    }

    @Test func `a filling group holds the end of children that end with it`() {
        let held = group([x(from: 0, to: 100)], duration: 2)
        (held.fillMode, held.isRemovedOnCompletion) = (.forwards, false)
        let rig = Rig(held)

        #expect(rig.state(at: 9).position.x == 100)
    }

    @Test func `changing a child after the group was added has no effect`() {
        let child = x(from: 0, to: 100)
        let rig = Rig(group([child], duration: 2))

        child.toValue = CGFloat(500)

        #expect(rig.state(at: 1).position.x == 50)
    }
}
