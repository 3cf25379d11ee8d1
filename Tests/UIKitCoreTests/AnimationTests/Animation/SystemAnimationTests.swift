import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct SystemAnimationTests {
    @Test func `deleted views shrink and fade, leave, and look as before`() {
        let tester = ViewTester()
        let (view, other) = (UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), UIView())
        tester.show(view)
        tester.window.addSubview(other)
        view.alpha = 0.8
        tester.pump()
        var results: [Bool] = []

        UIView.perform(.delete, on: [view]) {
            other.center.x = 100
        } completion: {
            results.append($0 && view.superview == nil)
        }
        tester.pump()
        tester.pump(by: 0.125)
        let shown = view.layer.presentation()
        let (alpha, width, beside) = (
            shown?.opacity ?? 1, shown?.frame.width ?? 40, other.layer.presentation()?.position.x
        )
        tester.settle()

        #expect(alpha > 0.1 && alpha < 0.7)
        #expect(width > 5 && width < 35)
        #expect((beside ?? 0) > 5 && (beside ?? 100) < 95)
        #expect(results == [true])
        #expect(abs(view.alpha - 0.8) < 1e-6)
        #expect(view.transform == .identity)
    }

    @Test func `wishes for frame rates have bits of their own`() {
        let options: UIView.AnimationOptions = [.preferredFramesPerSecond30, .curveLinear, .repeat]

        let without = options.subtracting(.preferredFramesPerSecond30)

        #expect(without == [.curveLinear, .repeat])
        #expect(UIView.AnimationOptions.preferredFramesPerSecond60.rawValue == 3 << 24)
        #expect(UIView.AnimationOptions.preferredFramesPerSecondDefault.isEmpty)
    }
}
