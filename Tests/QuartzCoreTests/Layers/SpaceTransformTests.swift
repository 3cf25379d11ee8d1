import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct SpaceTransformTests {
    private static let perspective: CATransform3D = {
        var t = CATransform3DIdentity
        t.m34 = -1 / 500
        return t
    }()

    private func entries(_ t: CATransform3D) -> [CGFloat] {
        [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
            t.m44,
        ]
    }

    private func distance(_ a: CATransform3D, _ b: CATransform3D) -> CGFloat {
        zip(entries(a), entries(b)).map { abs($0 - $1) }.max() ?? 0
    }

    @Test func `a transform and its inverse undo each other`() {
        var transform = CATransform3DRotate(Self.perspective, 1.1, 0.3, 1, -0.4)
        transform = CATransform3DTranslate(CATransform3DScale(transform, 2, 3, 0.5), 10, -20, 30)

        let both = CATransform3DConcat(transform, CATransform3DInvert(transform))

        #expect(distance(both, CATransform3DIdentity) < 1e-12)
    }

    @Test func `a transform that flattens space is its own inverse`() {
        let flat = CATransform3DMakeScale(1, 1, 0)

        #expect(CATransform3DInvert(flat) == flat)
    }

    @Test func `halfway to a turned transform lies half the turn under the same perspective`() throws {
        let from = AnimatableValue(Self.perspective)
        let to = try #require(AnimatableValue(CATransform3DRotate(Self.perspective, .pi / 2, 0, 1, 0)))

        let middle = try #require(from?.interpolated(to: to, at: 0.5).spaceTransform)

        #expect(distance(middle, CATransform3DRotate(Self.perspective, .pi / 4, 0, 1, 0)) < 1e-12)
    }

    @Test func `between the plane and space every part interpolates by itself`() throws {
        let from = AnimatableValue(CGAffineTransform(scaleX: 2, y: 2))
        let turned = CATransform3DRotate(CATransform3DMakeTranslation(10, 20, 40), 1, 1, 0, 0)
        let to = try #require(AnimatableValue(CATransform3DScale(turned, 4, 4, 1)))

        let middle = try #require(from?.interpolated(to: to, at: 0.5).spaceTransform)

        // Halfway: scale 3, a turn by a half, and half of the way.
        let expected = CATransform3DScale(
            CATransform3DRotate(CATransform3DMakeTranslation(5, 10, 20), 0.5, 1, 0, 0), 3, 3, 1)
        #expect(distance(middle, expected) < 1e-12)
    }

    @Test func `a mirrored transform is composed of its parts again`() throws {
        let mirrored = CATransform3DScale(CATransform3DRotate(Self.perspective, 0.4, 1, 2, 3), -1.5, 2, 3)
        let value = try #require(AnimatableValue(mirrored))

        let near = try #require(value.interpolated(to: value, at: 0.25).spaceTransform)

        #expect(distance(near, mirrored) < 1e-12)
    }

    @Test(arguments: [-2.5, -0.7, 0.3, 1.2, 2.9])
    @MainActor func `the rotation about an axis is read and set alone`(_ angle: Double) {
        var state = CALayer().state
        state.spaceTransform = CATransform3DRotate(Self.perspective, 3, 0, 1, 0)

        LayerKeyPath(.transform, .rotationY).set(.number(angle), in: &state)

        #expect(distance(state.spaceTransform, CATransform3DRotate(Self.perspective, angle, 0, 1, 0)) < 1e-12)
        guard case .number(let read) = LayerKeyPath(.transform, .rotationY).value(in: state) else {
            return #expect(Bool(false))
        }
        #expect(abs(read - angle) < 1e-12)
    }

    @MainActor @Test func `a transform back in the plane removes the projection`() {
        var state = CALayer().state
        state.spaceTransform = CATransform3DMakeRotation(1, 0, 1, 0)

        LayerKeyPath(.transform, .rotationY).set(.number(0), in: &state)

        #expect(!state.isSpatial)
        #expect(state.transform.isIdentity)
    }

    @Test func `key frames turn the same way all along`() throws {
        let animation = CAKeyframeAnimation(keyPath: "transform")
        animation.values = [0, 2, 4].map { CATransform3DMakeRotation($0, 1, 0, 0) }
        animation.duration = 1
        let root = CALayer()
        LayerEnvironment.current = LayerEnvironment()
        root.isTreeRoot = true
        root.add(animation, forKey: nil)
        LayerEnvironment.current.timeline.step(to: 0)
        LayerEnvironment.current.clock = { 0.75 }

        let shown = root.presentationState.spaceTransform

        // Three quarters are the middle of the second half: 3 radians, which no shorter way leads to.
        #expect(distance(shown, CATransform3DMakeRotation(3, 1, 0, 0)) < 1e-12)
    }
}
