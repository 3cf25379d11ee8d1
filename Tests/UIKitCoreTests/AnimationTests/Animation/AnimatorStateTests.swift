import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct AnimatorStateTests {
    /// A shown view with its centre at x = 10, which a linear animator of a second moves to 110.
    @MainActor private final class Rig {
        let tester = ViewTester()
        let view = ScriptedView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        var ends: [UIViewAnimatingPosition] = []

        init() {
            tester.show(view)
            tester.settle()
            animator.addAnimations { [view] in view.center.x = 110 }
            animator.addCompletion { [unowned self] in ends.append($0) }
        }

        func run(for seconds: Double) {
            animator.startAnimation()
            tester.pump()
            tester.pump(by: seconds)
        }

        var x: CGFloat { view.layer.presentationState.position.x }
    }

    @Test func `blocks run when the animator becomes active, not before`() {
        let rig = Rig()
        let before = rig.view.center.x

        rig.animator.pauseAnimation()
        let after = (rig.view.center.x, rig.animator.state, rig.animator.isRunning, rig.animator.fractionComplete)
        rig.animator.stopAnimation(true)

        #expect(before == 10)
        #expect(after == (110, .active, false, 0))
        #expect(rig.view.center.x == 10)
    }

    @Test func `scrubbing a running animator pauses it at the fraction that was set`() {
        let rig = Rig()
        rig.run(for: 0.25)

        rig.animator.fractionComplete = 0.75
        let scrubbed = (rig.x, rig.animator.isRunning, rig.animator.state)
        rig.tester.pump(by: 1)
        let later = rig.x
        rig.animator.startAnimation()
        rig.tester.settle()

        #expect(abs(scrubbed.0 - 85) < 0.01 && !scrubbed.1 && scrubbed.2 == .active)
        #expect(later == scrubbed.0)
        #expect(rig.ends == [.end])
    }

    @Test func `fractions beyond the ends, and none at all, are cut`() {
        let rig = Rig()

        let fractions = [-1, 2, CGFloat.nan, .infinity].map { asked in
            rig.animator.fractionComplete = asked
            return rig.animator.fractionComplete
        }
        rig.animator.stopAnimation(true)

        #expect(fractions == [0, 1, 0, 1])
    }

    @Test func `a reversed animator counts its fraction from the end`() {
        let rig = Rig()
        rig.animator.fractionComplete = 0.25

        rig.animator.isReversed = true
        let turned = rig.animator.fractionComplete
        rig.animator.fractionComplete = 0.9
        let shown = rig.x
        rig.animator.startAnimation()
        rig.tester.settle()

        #expect(abs(turned - 0.75) < 1e-9)
        #expect(abs(shown - 20) < 0.01)
        #expect(rig.ends == [.start] && rig.view.center.x == 10)
    }

    @Test func `reversing twice runs to the end`() {
        let rig = Rig()
        rig.run(for: 0.5)

        rig.animator.isReversed = true
        rig.tester.pump()
        rig.tester.pump(by: 0.25)
        let back = rig.x
        rig.animator.isReversed = false
        rig.tester.settle()

        #expect(abs(back - 35) < 0.01)
        #expect(rig.ends == [.end] && rig.view.center.x == 110)
    }

    @Test func `an animator paused on completion can be reversed to its start`() {
        let rig = Rig()
        rig.animator.pausesOnCompletion = true
        rig.run(for: 2)
        let atEnd = (rig.animator.state, rig.animator.isRunning, rig.ends.isEmpty)

        rig.animator.isReversed = true
        rig.animator.pausesOnCompletion = false
        rig.animator.startAnimation()
        rig.tester.settle()

        #expect(atEnd == (.active, false, true))
        #expect(rig.ends == [.start] && rig.view.center.x == 10)
    }

    @Test func `the same animator runs again with new blocks`() {
        let rig = Rig()
        rig.run(for: 2)

        rig.animator.addAnimations { [view = rig.view] in view.center.x = 10 }
        rig.run(for: 0.5)
        let middle = rig.x
        rig.tester.settle()

        #expect(rig.ends == [.end])
        #expect(abs(middle - 60) < 0.01 && rig.view.center.x == 10)
        #expect(rig.animator.state == .inactive)
    }

    @Test func `a running animator lives without other references`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        tester.show(view)
        var ends: [UIViewAnimatingPosition] = []

        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.5, delay: 0) {
            view.alpha = 0
        } completion: {
            ends.append($0)
        }
        tester.settle()

        #expect(ends == [.end] && view.alpha == 0)
    }

    @Test(arguments: [true, false])
    func `views that an animator moves take touches only when it says so`(isEnabled: Bool) {
        let rig = Rig()
        var count = 0
        rig.view.onTouches = { _, phase in count += phase == .began ? 1 : 0 }
        rig.animator.isUserInteractionEnabled = isEnabled
        rig.run(for: 0.25)

        // After a quarter of the way it is seen there.
        rig.tester.touch(at: CGPoint(x: 35, y: 10)).lift()
        rig.tester.settle()

        #expect(count == (isEnabled ? 1 : 0))
        #expect(rig.ends == [.end])
    }

    @Test func `every completion is called once, in order`() {
        let rig = Rig()
        var order: [Int] = []
        for number in 1...3 { rig.animator.addCompletion { _ in order.append(number) } }

        rig.run(for: 2)
        rig.run(for: 2)

        #expect(order == [1, 2, 3] && rig.ends == [.end])
    }
}
