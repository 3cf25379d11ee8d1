import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct AdditiveAnimationTests {
    private func isSame(_ a: AnimatableValue?, _ b: CATransform3D) -> Bool {
        guard let a = a?.spaceTransform else { return false }
        return zip(
            [a.m11, a.m12, a.m13, a.m14, a.m33, a.m34, a.m41, a.m43],
            [b.m11, b.m12, b.m13, b.m14, b.m33, b.m34, b.m41, b.m43]
        )
        .allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test func `the distance between transforms in space leads back from one to the other`() {
        var viewed = CATransform3DIdentity
        viewed.m34 = -0.004
        let turned = CATransform3DRotate(viewed, 0.7, 0, 1, 0)
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 1, 3), 5, 0, -8)

        let distance = AnimatableValue(moved)?.subtracting(turned.animatable)
        let back = distance.flatMap { turned.animatable.adding($0) }

        #expect(isSame(back, moved))
    }

    @Test func `there is no distance from a transform that flattens space`() {
        let flat = CATransform3DMakeScale(1, 1, 0)

        #expect(CATransform3DIdentity.animatable.subtracting(flat.animatable) == nil)
        #expect(flat.animatable.subtracting(CATransform3DMakeScale(1, 2, 4).animatable) != nil)
    }

    @Test func `a sum may leave the range on its way, but not in the end`() {
        LayerEnvironment.current = LayerEnvironment()
        let layer = CALayer()
        layer.cornerRadius = 3
        layer.opacity = 0.5
        func add(_ path: String, _ number: CGFloat) {
            let animation = CABasicAnimation(keyPath: path)
            (animation.fromValue, animation.toValue, animation.isAdditive) = (number, number, true)
            animation.duration = 5
            layer.add(animation, forKey: nil)
        }

        for number in [-10, 12] as [CGFloat] { add("cornerRadius", number) }
        for number in [0.75, -0.5] as [CGFloat] { add("opacity", number) }
        let within = layer.presentationState
        add("cornerRadius", -20)
        add("opacity", 4)
        let outside = layer.presentationState
        layer.removeAllAnimations()

        #expect(within.cornerRadius == 5 && within.opacity == 0.75)
        #expect(outside.cornerRadius == 0 && outside.opacity == 1)
    }
}
