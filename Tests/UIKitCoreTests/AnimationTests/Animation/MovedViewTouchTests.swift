import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

/// Where touches find views that a property animator moves.
@Suite(.application) struct MovedViewTouchTests {
    private final class Box: UIView {
        var touchCount = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchCount += 1 }
    }

    private struct Rig {
        let tester = ViewTester()
        let box = Box(frame: CGRect(x: 0, y: 100, width: 20, height: 20))
        let animator: UIViewPropertyAnimator

        init(isManual: Bool) {
            tester.show(UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)))
            tester.window.addSubview(box)
            animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.isManualHitTestingEnabled = isManual
            animator.addAnimations { [box] in box.center.x = 210 }
            animator.startAnimation()
            tester.pump()
            tester.pump(by: 0.5)
        }
    }

    @Test func `they find it where it is seen, and at its end once it is there`() {
        let rig = Rig(isManual: false)

        rig.tester.tap(at: CGPoint(x: 110, y: 110))
        let underway = rig.box.touchCount
        rig.tester.tap(at: CGPoint(x: 210, y: 110))
        let ahead = rig.box.touchCount
        rig.tester.settle()
        rig.tester.tap(at: CGPoint(x: 210, y: 110))

        #expect((underway, ahead, rig.box.touchCount) == (1, 1, 2))
    }

    @Test func `with manual hit testing they find it where it will be`() {
        let rig = Rig(isManual: true)

        rig.tester.tap(at: CGPoint(x: 110, y: 110))
        let underway = rig.box.touchCount
        rig.tester.tap(at: CGPoint(x: 210, y: 110))
        rig.tester.settle()

        #expect((underway, rig.box.touchCount) == (0, 1))
    }

    @Test func `two animators of one view count until both are over`() {
        let rig = Rig(isManual: false)
        let second = UIViewPropertyAnimator(duration: 3, curve: .linear) { rig.box.center.y = 610 }
        second.startAnimation()
        rig.tester.pump()
        rig.tester.pump(by: 1.5)
        let seen = rig.box.layer.presentation()?.position ?? .zero

        rig.tester.tap(at: seen)
        rig.tester.settle()

        #expect(seen.y < 500 && seen.x == 210)
        #expect(rig.box.touchCount == 1)
    }
}
