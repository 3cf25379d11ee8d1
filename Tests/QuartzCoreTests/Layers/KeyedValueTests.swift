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

    @Test func `a key of the app's own keeps what was given`() {
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

    @Test func `a class's default stands for a value that was not given`() {
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

    @Test func `a transaction is told its settings by key`() {
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
