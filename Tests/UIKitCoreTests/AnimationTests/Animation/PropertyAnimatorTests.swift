import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct PropertyAnimatorTests {
    /// A shown view with its centre at x = 10, which an animator moves to 110.
    @MainActor private final class Rig {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let animator: UIViewPropertyAnimator
        var ends: [UIViewAnimatingPosition] = []

        init(_ parameters: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .linear)) {
            animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
            tester.show(view)
            tester.settle()
            animator.addAnimations { [view] in view.center.x = 110 }
            animator.addCompletion { [unowned self] in ends.append($0) }
        }

        var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }
    }

    private func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 0.01) -> Bool {
        abs(a - b) < tolerance
    }

    @Test func `a started animator runs to its end and completes there`() {
        let rig = Rig()
        let before = (rig.animator.state, rig.view.center.x)

        rig.animator.startAnimation()
        let during = (rig.animator.state, rig.animator.isRunning, rig.view.center.x)
        rig.tester.pump()
        rig.tester.pump(by: 0.5)
        let middle = (rig.shownX, rig.animator.fractionComplete)
        rig.tester.settle()

        #expect(before == (.inactive, 10))
        #expect(during == (.active, true, 110))
        #expect(isClose(middle.0, 60) && isClose(middle.1, 0.5))
        #expect(rig.ends == [.end])
        #expect(rig.animator.state == .inactive && !rig.animator.isRunning)
        #expect(rig.view.layer.animationKeys() == nil)
    }

    @Test func `a paused animator rests, requests no frames and continues from there`() {
        let rig = Rig()
        rig.animator.startAnimation()
        rig.tester.pump()
        rig.tester.pump(by: 0.25)

        rig.animator.pauseAnimation()
        let pendingActivity = ApplicationRuntime.current?.pendingActivity
        rig.tester.pump(by: 2)
        let paused = rig.shownX
        rig.animator.startAnimation()
        rig.tester.pump()
        rig.tester.pump(by: 0.5)
        let later = rig.shownX
        rig.tester.settle()

        #expect(pendingActivity == [])
        #expect(isClose(paused, 35))
        #expect(isClose(later, 85))
        #expect(rig.ends == [.end])
    }

    @Test func `scrubbing is linear with every curve, unless scrubsLinearly is off`() {
        let curve = UICubicTimingParameters(animationCurve: .easeIn)
        let (linear, shaped) = (Rig(curve), Rig(curve))
        shaped.animator.scrubsLinearly = false

        linear.animator.fractionComplete = 0.5
        shaped.animator.fractionComplete = 0.5
        let state = (linear.animator.state, linear.animator.isRunning)
        let (straight, bent) = (linear.view.layer.presentationState, shaped.view.layer.presentationState)
        linear.animator.stopAnimation(true)
        shaped.animator.stopAnimation(true)

        #expect(state == (.active, false))
        #expect(isClose(straight.position.x, 60))
        #expect(isClose(bent.position.x, 10 + 100 * CGFloat(CAMediaTimingFunction(name: .easeIn).progress(at: 0.5))))
    }

    @Test func `a reversed animator runs back and completes at the start`() {
        let rig = Rig()
        rig.animator.startAnimation()
        rig.tester.pump()
        rig.tester.pump(by: 0.75)

        rig.animator.isReversed = true
        let fraction = rig.animator.fractionComplete
        rig.tester.pump()
        rig.tester.pump(by: 0.5)
        let later = rig.shownX
        rig.tester.settle()

        #expect(isClose(fraction, 0.25))
        #expect(isClose(later, 35))
        #expect(rig.ends == [.start])
        #expect(rig.view.center.x == 10)
    }

    @Test func `a stopped animator keeps the values that show and finishes at the given position`() {
        for (position, expected) in [(UIViewAnimatingPosition.current, 35.0), (.start, 10), (.end, 110)] {
            let rig = Rig()
            rig.animator.fractionComplete = 0.25

            rig.animator.stopAnimation(false)
            let stopped = (rig.animator.state, rig.view.center.x)
            rig.animator.finishAnimation(at: position)

            #expect(stopped.0 == .stopped && isClose(stopped.1, 35))
            #expect(isClose(rig.view.center.x, CGFloat(expected)))
            #expect(rig.ends == [position])
            #expect(rig.animator.state == .inactive)
        }
    }

    @Test func `stopping without finishing calls no completion`() {
        let rig = Rig()
        rig.animator.fractionComplete = 0.25

        rig.animator.stopAnimation(true)

        #expect(rig.animator.state == .inactive)
        #expect(rig.ends.isEmpty)
        #expect(isClose(rig.view.center.x, 35))
    }

    @Test func `continuing takes the asked time and another pace from where it is`() {
        let rig = Rig()
        rig.animator.fractionComplete = 0.5

        rig.animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 2)
        rig.tester.pump()
        let start = rig.shownX
        rig.tester.pump(by: 1)
        let middle = rig.shownX
        rig.tester.settle()

        #expect(isClose(start, 60))
        #expect(isClose(middle, 60 + 50 * CGFloat(CAMediaTimingFunction(name: .easeOut).progress(at: 0.5))))
        #expect(rig.ends == [.end])
    }

    @Test func `continuing without a factor takes the time that was left`() {
        let rig = Rig()
        rig.animator.fractionComplete = 0.5
        let begin = rig.tester.now

        rig.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        rig.tester.settle()

        #expect(abs(rig.tester.now - begin - 31.0 / 60) < 1e-6)
    }

    @Test func `blocks with a delay factor and blocks that join late end with the others`() {
        let rig = Rig()
        rig.animator.addAnimations({ [view = rig.view] in view.alpha = 0 }, delayFactor: 0.5)
        rig.animator.fractionComplete = 0.25
        let early = rig.view.layer.presentationState.opacity

        rig.animator.fractionComplete = 0.75
        rig.animator.addAnimations { [view = rig.view] in view.center.y = 110 }
        let joined = rig.view.layer.presentationState
        rig.animator.fractionComplete = 0.875
        let late = rig.view.layer.presentationState
        rig.animator.stopAnimation(true)

        #expect(early == 1)
        #expect(abs(joined.opacity - 0.5) < 1e-5 && isClose(joined.position.y, 10))
        #expect(isClose(late.position.y, 60))
    }

    @Test func `springs take their duration from their physics and follow their formula`() {
        let rig = Rig(UISpringTimingParameters())
        let curve = SpringCurve.system

        rig.animator.startAnimation()
        rig.tester.pump()
        rig.tester.pump(by: 0.1)
        let shown = rig.shownX
        rig.tester.settle()

        #expect(abs(rig.animator.duration - curve.settlingDuration) < 1e-9)
        #expect(isClose(shown, 10 + 100 * CGFloat(curve.progress(at: 0.1))))
        #expect(rig.ends == [.end])
    }

    @Test func `an animator that pauses on completion stays active at its end`() {
        let rig = Rig()
        rig.animator.pausesOnCompletion = true

        rig.animator.startAnimation()
        rig.tester.settle()
        let (state, fraction) = (rig.animator.state, rig.animator.fractionComplete)
        rig.animator.stopAnimation(true)

        #expect(state == .active && fraction == 1)
        #expect(rig.ends.isEmpty)
    }

    @Test func `a delayed start shows the old values first`() {
        let rig = Rig()

        rig.animator.startAnimation(afterDelay: 0.5)
        rig.tester.pump()
        rig.tester.pump(by: 0.4)
        let waiting = rig.shownX
        rig.tester.pump(by: 0.6)
        let running = rig.shownX
        rig.tester.settle()

        #expect(isClose(waiting, 10))
        #expect(isClose(running, 60))
    }

    @Test func `one that is made without a duration ends at once`() {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let animator = UIViewPropertyAnimator()
        tester.show(view)

        animator.addAnimations { view.center.x = 110 }
        animator.startAnimation()
        tester.settle()

        #expect(animator.duration == 0)
        #expect(animator.state == .inactive)
        #expect(view.center.x == 110)
    }
}
