import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct KeyedValueTests {
    @Test func `a layer's property is read and set by its key path`() {
        let layer = CALayer()

        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        layer.setValue(7, forKey: "cornerRadius")
        layer.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKey: "position")
        layer.setValue(true, forKey: "hidden")

        #expect(abs((layer.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0) - .pi / 2) < 1e-9)
        #expect(layer.cornerRadius == 7)
        #expect(layer.value(forKeyPath: "position.y") as? Double == 4)
        #expect(layer.value(forKey: "position") as? CGPoint == CGPoint(x: 3, y: 4))
        #expect(layer.isHidden)
    }

    @Test func `a key of the app's own keeps its value`() {
        let (layer, animation, tag) = (CALayer(), CABasicAnimation(keyPath: "opacity"), NSObject())

        layer.setValue(tag, forKey: "tag")
        layer.setValue(CGFloat(2.5), forKey: "phase")
        animation.setValue("first", forKey: "step")
        let copy = animation.copy() as? CABasicAnimation

        #expect(layer.value(forKey: "tag") as? NSObject === tag)
        #expect(layer.value(forKey: "phase") as? CGFloat == 2.5)
        #expect(layer.value(forKey: "nothing") == nil)
        #expect(copy?.value(forKey: "step") as? String == "first")
        layer.setValue(nil, forKey: "tag")
        #expect(layer.value(forKey: "tag") == nil)
    }

    @Test func `an animation's properties are read and set by their keys`() {
        let animation = CABasicAnimation()

        animation.setValue("opacity", forKey: "keyPath")
        animation.setValue(3, forKey: "duration")
        animation.setValue(0.25, forKey: "toValue")

        #expect(animation.keyPath == "opacity")
        #expect(animation.duration == 3)
        #expect(animation.value(forKey: "toValue") as? Double == 0.25)
        #expect(animation.value(forKey: "fromValue") == nil)
    }

    @Test func `a class's default is the value of a key that was not set`() {
        final class Ring: CALayer {
            override class func defaultValue(forKey key: String) -> Any? {
                key == "ratio" ? 0.75 : super.defaultValue(forKey: key)
            }
        }
        let ring = Ring()

        let before = ring.value(forKey: "ratio") as? Double
        ring.setValue(0.5, forKey: "ratio")

        #expect(before == 0.75)
        #expect(ring.value(forKey: "ratio") as? Double == 0.5)
    }

    @Test func `a value of another type than the property's is ignored`() {
        let layer = CALayer()
        layer.cornerRadius = 4

        layer.setValue("round", forKey: "cornerRadius")
        layer.setValue(CGPoint(x: 1, y: 1), forKey: "opacity")

        #expect(layer.cornerRadius == 4)
        #expect(layer.opacity == 1)
    }

    @Test func `names and masks are set by the texts and numbers that they are in files`() {
        let layer = CALayer()

        layer.setValue("resizeAspect", forKey: "contentsGravity")
        layer.setValue("nearest", forKey: "magnificationFilter")
        layer.setValue(12, forKey: "maskedCorners")
        layer.setValue("both", forKey: "fillMode")

        #expect(layer.contentsGravity == .resizeAspect)
        #expect(layer.magnificationFilter == .nearest)
        #expect(layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(layer.fillMode == .both)
    }

    @Test func `a gradient's colours and a layer's mask accept nil, and no value of another type`() {
        let (gradient, mask) = (CAGradientLayer(), CALayer())
        gradient.colors = [CGColor.black]
        gradient.locations = [0.5]
        gradient.mask = mask

        gradient.setValue(nil, forKey: "colors")
        gradient.setValue(nil, forKey: "locations")
        gradient.setValue("mask", forKey: "mask")

        #expect(gradient.colors == nil && gradient.locations == nil)
        #expect(gradient.mask === mask)
        gradient.setValue(nil, forKey: "mask")
        #expect(gradient.mask == nil)
    }

    @Test func `whoever asks hears of the first value that a layer ignores, with its type`() {
        let layer = CALayer()

        let refusal = RefusedKeys.first {
            layer.setValue(1, forKey: "opacity")
            layer.setValue("two", forKeyPath: "bounds.size.width")
            layer.setValue("three", forKey: "hidden")
        }
        let none = RefusedKeys.first { layer.setValue("four", forKey: "mine") }

        #expect(refusal?.key == "bounds.size.width" && refusal?.owner === layer)
        #expect(refusal?.valueType == CGFloat.self)
        #expect(none == nil)
        #expect(!RefusedKeys.isCollecting)
    }

    @Test func `a transaction's settings are set by key`() {
        CATransaction.begin()
        CATransaction.setValue(2.0, forKey: kCATransactionAnimationDuration)
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        CATransaction.setValue("blue", forKey: "mood")

        let mood = CATransaction.value(forKey: "mood") as? String
        let (duration, disabled) = (CATransaction.animationDuration(), CATransaction.disableActions())
        CATransaction.commit()

        #expect(mood == "blue")
        #expect(duration == 2)
        #expect(disabled)
        #expect(CATransaction.value(forKey: "mood") == nil)
    }
}
