import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct MotionEffectTests {
    private func tilt(_ least: Any?, _ most: Any?) -> UIInterpolatingMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        (effect.minimumRelativeValue, effect.maximumRelativeValue) = (least, most)
        return effect
    }

    private func value(_ effect: UIMotionEffect, at tilt: CGFloat) -> Any? {
        effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: tilt, vertical: 0))?["center.x"]
    }

    @Test func `a value is between the two by the tilt along its axis`() {
        let effect = tilt(-10, 30)

        #expect(value(effect, at: -1) as? Double == -10)
        #expect(value(effect, at: 0) as? Double == 10)
        #expect(value(effect, at: 0.5) as? Double == 20)
        #expect(value(effect, at: 3) as? Double == 30)
        #expect(value(tilt(CGFloat(-10), CGFloat(10)), at: 0.5) as? Double == 5)
        #expect(value(tilt(nil, 8), at: 0) as? Double == 4)
    }

    @Test func `sizes, points and rectangles are between the two as well`() {
        let size = tilt(NSValue(cgSize: CGSize(width: -4, height: 0)), NSValue(cgSize: CGSize(width: 4, height: 8)))
        let rect = tilt(nil, NSValue(cgRect: CGRect(x: 0, y: 2, width: 4, height: 6)))

        #expect((value(size, at: 0) as? NSValue)?.cgSizeValue == CGSize(width: 0, height: 4))
        #expect((value(rect, at: 0) as? NSValue)?.cgRectValue == CGRect(x: 0, y: 1, width: 2, height: 3))
    }

    @Test func `a group has the values of all, and its copy has copies`() throws {
        let group = UIMotionEffectGroup()
        let vertical = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
        vertical.maximumRelativeValue = 2
        group.motionEffects = [tilt(-10, 10), vertical]

        let copy = try #require(group.copy() as? UIMotionEffectGroup)
        let values = copy.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 1))

        #expect(values?["center.x"] as? Double == 10 && values?["center.y"] as? Double == 2)
        #expect(copy.motionEffects?.count == 2 && copy.motionEffects?.first !== group.motionEffects?.first)
        #expect(UIMotionEffectGroup().keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
        #expect(UIMotionEffect().keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    }

    @Test func `a view keeps its effects once, in their order`() {
        let (view, one, other) = (UIView(), tilt(-1, 1), tilt(-2, 2))

        view.addMotionEffect(one)
        view.addMotionEffect(other)
        view.addMotionEffect(one)
        #expect(view.motionEffects == [one, other])
        view.removeMotionEffect(one)
        view.removeMotionEffect(one)

        #expect(view.motionEffects == [other])
        #expect(view.center == .zero)
    }
}
