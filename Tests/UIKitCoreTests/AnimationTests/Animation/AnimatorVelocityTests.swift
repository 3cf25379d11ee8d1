import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct AnimatorVelocityTests {
    /// A shown view with its centre at 10, 10, which an animator of a second moves to 110, 210.
    @MainActor private final class Rig {
        let tester = ViewTester()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let animator: UIViewPropertyAnimator
        var ends: [UIViewAnimatingPosition] = []

        init(_ parameters: any UITimingCurveProvider) {
            animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
            tester.show(view)
            tester.settle()
            animator.addAnimations { [view] in view.center = CGPoint(x: 110, y: 210) }
            animator.addCompletion { [unowned self] in ends.append($0) }
        }

        var shown: CGPoint { view.layer.presentationState.position }

        /// The speed of x over the next frame, in points per second.
        var speed: CGFloat {
            let before = shown.x
            tester.pump()
            return (shown.x - before) * 60
        }
    }

    @Test func `each axis begins with its own velocity`() {
        let rig = Rig(UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: CGVector(dx: 4, dy: -2)))
        let horizontal = SpringCurve(dampingRatio: 0.6, initialVelocity: 4, settlingIn: 1)
        let vertical = SpringCurve(dampingRatio: 0.6, initialVelocity: -2, settlingIn: 1)

        rig.animator.startAnimation()
        rig.tester.pump()
        rig.tester.pump(by: 0.2)
        let shown = rig.shown
        rig.tester.settle()

        #expect(abs(shown.x - (10 + 100 * CGFloat(horizontal.progress(at: 0.2)))) < 1e-4)
        #expect(abs(shown.y - (10 + 200 * CGFloat(vertical.progress(at: 0.2)))) < 1e-4)
        #expect(rig.ends == [.end] && rig.view.center == CGPoint(x: 110, y: 210))
    }

    @Test func `sizes follow the axes too and other properties the horizontal one`() {
        let rig = Rig(
            UISpringTimingParameters(mass: 1, stiffness: 100, damping: 12, initialVelocity: CGVector(dx: 3, dy: 0)))
        rig.animator.addAnimations { [view = rig.view] in
            view.bounds.size = CGSize(width: 40, height: 60)
            view.alpha = 0
        }
        let horizontal = SpringCurve(mass: 1, stiffness: 100, damping: 12, initialVelocity: 3)
        let vertical = SpringCurve(mass: 1, stiffness: 100, damping: 12)

        rig.animator.startAnimation()
        rig.tester.pump()
        rig.tester.pump(by: 0.1)
        let state = rig.view.layer.presentationState
        rig.tester.settle()

        #expect(abs(state.bounds.width - (20 + 20 * CGFloat(horizontal.progress(at: 0.1)))) < 1e-4)
        #expect(abs(state.bounds.height - (20 + 40 * CGFloat(vertical.progress(at: 0.1)))) < 1e-4)
        #expect(abs(state.opacity - Float(1 - horizontal.progress(at: 0.1))) < 1e-5)
    }

    @Test func `a curve given to an animator that was running begins as fast as it was`() {
        let rig = Rig(UICubicTimingParameters(animationCurve: .linear))
        rig.animator.startAnimation()
        rig.tester.pump()
        rig.tester.pump(by: 0.5)

        rig.animator.pauseAnimation()
        rig.animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeInOut), durationFactor: 1)
        rig.tester.pump()
        let (speed, place) = (rig.speed, rig.shown.x)
        rig.tester.settle()

        // 100 points in a second, which slow start would have begun from zero.
        #expect(abs(speed - 100) < 3)
        #expect(place > 60 && rig.ends == [.end] && rig.view.center.x == 110)
    }

    @Test func `a spring given to an animator that was running takes its velocity over`() {
        let rig = Rig(UICubicTimingParameters(animationCurve: .linear))
        rig.animator.startAnimation()
        rig.tester.pump()
        rig.tester.pump(by: 0.5)

        rig.animator.pauseAnimation()
        rig.animator.continueAnimation(
            withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 1)
        rig.tester.pump()
        rig.tester.pump(by: 0.25)
        let shown = rig.shown.x
        rig.tester.settle()

        // The 50 points that are left, at 100 points a second: twice the way per second.
        let curve = SpringCurve(dampingRatio: 1, initialVelocity: 2, settlingIn: 1)
        #expect(abs(shown - (60 + 50 * CGFloat(curve.progress(at: 0.25)))) < 1e-3)
        #expect(rig.ends == [.end])
    }

    @Test func `a spring with a velocity of its own begins with that`() {
        let rig = Rig(UICubicTimingParameters(animationCurve: .linear))
        rig.animator.startAnimation()
        rig.tester.pump()
        rig.tester.pump(by: 0.5)

        rig.animator.pauseAnimation()
        rig.animator.continueAnimation(
            withTimingParameters: UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 6, dy: 6)),
            durationFactor: 1)
        rig.tester.pump()
        rig.tester.pump(by: 0.25)
        let shown = rig.shown.x
        rig.tester.settle()

        let curve = SpringCurve(dampingRatio: 1, initialVelocity: 6, settlingIn: 1)
        #expect(abs(shown - (60 + 50 * CGFloat(curve.progress(at: 0.25)))) < 1e-3)
    }

    @Test func `after scrubbing there is no velocity`() {
        let rig = Rig(UICubicTimingParameters(animationCurve: .linear))
        rig.animator.startAnimation()
        rig.tester.pump()
        rig.tester.pump(by: 0.5)

        rig.animator.fractionComplete = 0.5
        rig.animator.continueAnimation(
            withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 1)
        rig.tester.pump()
        rig.tester.pump(by: 0.25)
        let shown = rig.shown.x
        rig.tester.settle()

        let curve = SpringCurve(dampingRatio: 1, initialVelocity: 0, settlingIn: 1)
        #expect(abs(shown - (60 + 50 * CGFloat(curve.progress(at: 0.25)))) < 1e-3)
    }

    @Test func `turning back with a new pace swings on a little first`() {
        let rig = Rig(UICubicTimingParameters(animationCurve: .linear))
        rig.animator.startAnimation()
        rig.tester.pump()
        rig.tester.pump(by: 0.5)

        rig.animator.pauseAnimation()
        rig.animator.isReversed = true
        rig.animator.continueAnimation(
            withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 1)
        rig.tester.pump()
        let speed = rig.speed
        rig.tester.settle()

        // 100 points a second away from the goal, less the spring's deceleration within a frame.
        #expect(speed > 50 && speed < 100)
        #expect(rig.ends == [.start] && rig.view.center.x == 10)
    }
}
