import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

/// Key frames in the blocks of property animators.
@Suite(.application) struct AnimatorKeyframeTests {
    private func shownView(_ tester: ViewTester) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
        tester.show(view)
        tester.settle()
        return view
    }

    /// An animator whose block changes a view in two key frames: at once until 1/4, and from 1/2 to the end.
    private func animator(_ first: @escaping () -> Void, _ second: @escaping () -> Void) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 2, curve: .linear) {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25, animations: first)
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: second)
            }
        }
    }

    /// Values shown at an eighth, three eighths and three quarters of the whole.
    private func samples<Value>(
        _ animator: UIViewPropertyAnimator, in tester: ViewTester, _ value: () -> Value
    ) -> [Value] {
        let found = [0.125, 0.375, 0.75].map { part in
            animator.fractionComplete = part
            return value()
        }
        animator.stopAnimation(true)
        tester.settle()
        return found
    }

    private func rounded(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x * 1e6).rounded() / 1e6, y: (point.y * 1e6).rounded() / 1e6)
    }

    private func rounded(_ rect: CGRect) -> CGRect {
        let size = rounded(CGPoint(x: rect.width, y: rect.height))
        return CGRect(origin: rounded(rect.origin), size: CGSize(width: size.x, height: size.y))
    }

    @Test func `the centre follows its key frames, each coordinate by itself`() {
        let tester = ViewTester()
        let view = shownView(tester)
        let animator = animator {
            view.center = CGPoint(x: 90, y: 20)
        } _: {
            view.center.y = 220
        }

        let places = samples(animator, in: tester) { view.layer.presentationState.position }.map(rounded)

        #expect(places == [CGPoint(x: 50, y: 20), CGPoint(x: 90, y: 20), CGPoint(x: 90, y: 120)])
    }

    @Test func `the bounds follow their key frames`() {
        let tester = ViewTester()
        let view = shownView(tester)
        let animator = animator {
            view.bounds.size.width = 60
        } _: {
            view.bounds = CGRect(x: 8, y: -16, width: 100, height: 80)
        }

        let shown = samples(animator, in: tester) { view.layer.presentationState.bounds }

        #expect(
            shown == [
                CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 0, y: 0, width: 60, height: 40),
                CGRect(x: 4, y: -8, width: 80, height: 60),
            ])
    }

    @Test func `the frame follows its key frames forwards and backwards`() {
        let tester = ViewTester()
        let view = shownView(tester)
        let animator = animator {
            view.frame = CGRect(x: 40, y: 0, width: 20, height: 80)
        } _: {
            view.frame = CGRect(x: 40, y: 100, width: 60, height: 80)
        }
        func shown() -> CGRect { rounded(view.layer.presentationState.frame) }

        animator.startAnimation()
        tester.pump()
        tester.pump(by: 0.25)
        let early = shown()
        tester.pump(by: 1.25)
        let late = shown()
        animator.isReversed = true
        tester.pump()
        tester.pump(by: 1.25)
        let back = shown()
        tester.settle()

        #expect(early == CGRect(x: 20, y: 0, width: 20, height: 60))
        #expect(late == CGRect(x: 40, y: 50, width: 40, height: 80))
        #expect(back == early)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 40))
    }

    @Test func `properties of an animator that is stopped midway keep the values that show`() {
        let tester = ViewTester()
        let view = shownView(tester)
        let animator = animator {
            view.center.x = 90
            view.alpha = 0.5
        } _: {
            view.bounds.size.height = 140
        }

        animator.fractionComplete = 0.75
        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
        tester.settle()

        #expect(view.center == CGPoint(x: 90, y: 20))
        #expect(view.bounds.size == CGSize(width: 20, height: 90))
        #expect(view.alpha == 0.5)
    }

    @Test func `an animator that is finished at its start leaves another animator's axis unchanged`() {
        let tester = ViewTester()
        let view = shownView(tester)
        let across = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
        let down = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.y = 220 }
        across.fractionComplete = 0.5
        down.fractionComplete = 0.5

        across.stopAnimation(false)
        let stopped = view.center
        across.finishAnimation(at: .start)
        let back = view.center
        down.stopAnimation(true)

        #expect(stopped == CGPoint(x: 60, y: 220))
        #expect(back == CGPoint(x: 10, y: 220))
        #expect(view.center == CGPoint(x: 10, y: 120))
    }
}
