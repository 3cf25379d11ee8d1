import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct TintAdjustmentTests {
    @Test func `a dimmed tint is a grey of the same brightness, below too`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)

        outer.tintAdjustmentMode = .dimmed

        let (outside, inside) = (outer.tintColor.rgba, inner.tintColor.rgba)
        #expect(outside.red == outside.green && outside.green == outside.blue)
        #expect((inside.red - 0.299).magnitude < 0.005)
        #expect((inside.alpha - 0.5).magnitude < 0.005)
    }

    @Test func `automatic inherits the superview's mode, and normal shows the colour there`() {
        let (outer, middle, inner) = (UIView(), UIView(), UIView())
        outer.addSubview(middle)
        middle.addSubview(inner)
        outer.tintAdjustmentMode = .dimmed

        let followed = inner.tintAdjustmentMode
        middle.tintAdjustmentMode = .normal

        #expect(followed == .dimmed)
        #expect(inner.tintAdjustmentMode == .normal)
        #expect(inner.tintColor == .systemBlue)
    }

    @Test func `views hear of it that follow, also those with a tint of their own`() {
        let (outer, own, apart) = (TintView(), TintView(), TintView())
        outer.addSubview(own)
        outer.addSubview(apart)
        own.tintColor = .systemRed
        apart.tintAdjustmentMode = .normal
        for view in [outer, own, apart] { view.changes = 0 }

        outer.tintAdjustmentMode = .dimmed
        outer.tintAdjustmentMode = .dimmed

        let changes = [outer, own, apart].map(\.changes)
        #expect(changes == [1, 1, 0])
    }

    private final class TintView: UIView {
        var changes = 0
        override func tintColorDidChange() { changes += 1 }
    }
}
