import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct ValueFunctionTests {
    /// The transform of a layer after a quarter of an animation of `transform` through a function.
    private func transform(
        _ name: CAValueFunctionName, from: Any? = nil, to: Any?, isAdditive: Bool = false,
        model: CATransform3D = CATransform3DIdentity
    ) throws -> CATransform3D {
        let layer = CALayer()
        layer.transform = model
        let stage = SpecialLayerStage(layer)
        let animation = CABasicAnimation(keyPath: "transform")
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 8)
        (animation.valueFunction, animation.isAdditive) = (CAValueFunction(name: name), isAdditive)
        layer.add(animation, forKey: nil)
        stage.step(to: 0)
        stage.step(to: 2)
        return try #require(layer.presentation()).transform
    }

    private func isClose(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
        let (first, second) = (
            [a.m11, a.m12, a.m13, a.m21, a.m22, a.m23, a.m31, a.m32, a.m33, a.m41, a.m42, a.m43],
            [b.m11, b.m12, b.m13, b.m21, b.m22, b.m23, b.m31, b.m32, b.m33, b.m41, b.m42, b.m43]
        )
        return zip(first, second).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test func `a rotation by a whole turn passes all angles`() throws {
        let turned = try transform(.rotateZ, from: 0, to: 2 * Double.pi)

        #expect(isClose(turned, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)))
    }

    @Test(arguments: [CAValueFunctionName.rotateX, .rotateY])
    func `a turn leaves the plane`(name: CAValueFunctionName) throws {
        let turned = try transform(name, from: 0, to: Double.pi)

        let isX = name == .rotateX
        #expect(isClose(turned, CATransform3DMakeRotation(.pi / 4, isX ? 1 : 0, isX ? 0 : 1, 0)))
    }

    @Test func `three numbers move along the axes`() throws {
        let moved = try transform(.translate, from: [0, 0, 0], to: [4, 8, 12])

        #expect(isClose(moved, CATransform3DMakeTranslation(1, 2, 3)))
    }

    @Test func `a value that is not named is the one without effect`() throws {
        let scaled = try transform(.scaleY, to: 5)

        #expect(isClose(scaled, CATransform3DMakeScale(1, 2, 1)))
    }

    @Test func `an additive value is applied before the layer's own transform`() throws {
        let moved = try transform(
            .translateX, from: 0, to: 40, isAdditive: true, model: CATransform3DMakeTranslation(5, 6, 0))

        #expect(isClose(moved, CATransform3DMakeTranslation(15, 6, 0)))
    }

    @Test func `values of another kind have no effect`() throws {
        let kept = try transform(
            .scale, from: 1, to: 2, model: CATransform3DMakeTranslation(5, 6, 0))

        #expect(isClose(kept, CATransform3DMakeTranslation(5, 6, 0)))
    }

    @Test func `an unknown name has no function`() {
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "bend")) == nil)
        #expect(CAValueFunction(name: .translateZ)?.name == .translateZ)
    }
}
