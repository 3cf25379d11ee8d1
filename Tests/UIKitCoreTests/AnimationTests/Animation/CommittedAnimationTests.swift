import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct CommittedAnimationTests {
    @Test func `changes between begin and commit are animated as was said`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        tester.show(view)

        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        view.center.x = 105
        UIView.commitAnimations()
        view.center.y = 205
        tester.pump()
        tester.pump(by: 0.5)

        let shown = view.layer.presentation()?.position
        tester.settle()
        #expect(abs((shown?.x ?? 0) - 55) < 0.001)
        #expect(shown?.y == 205)
    }

    @Test func `begun animations nest, and end with their commits`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        tester.show(view)

        UIView.beginAnimations("outer", context: nil)
        UIView.beginAnimations("inner", context: nil)
        UIView.commitAnimations()
        view.alpha = 0
        UIView.commitAnimations()
        let keys = view.layer.animationKeys()
        tester.settle()

        #expect(keys?.count == 1)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func `modified animations run as often as was asked, and back in between`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        tester.show(view)

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
            }
        }
        let attached = view.layer.animationKeys()?.first.flatMap { view.layer.animation(forKey: $0) }
        tester.settle()

        #expect(attached?.repeatCount == 2)
        #expect(attached?.autoreverses == true)
    }
}
