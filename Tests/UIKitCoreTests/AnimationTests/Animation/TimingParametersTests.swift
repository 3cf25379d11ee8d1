import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) struct TimingParametersTests {
    /// The distance that a view has moved after each of some times, in seconds, with an animator of a second.
    private func shown(at times: [Double], _ parameters: any UITimingCurveProvider) -> [CGFloat] {
        let (tester, view) = (ViewTester(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        tester.show(view)
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
        animator.addAnimations { view.center.x = 1005 }
        animator.startAnimation()
        return watch(view, at: times, in: tester)
    }

    private func watch(_ view: UIView, at times: [Double], in tester: ViewTester) -> [CGFloat] {
        tester.pump()
        let begin = tester.now
        let shown = times.map { time in
            tester.pump(by: begin + time - tester.now)
            return (view.layer.presentation()?.position.x ?? 1005) / 1000 - 0.005
        }
        tester.settle()
        return shown
    }

    @Test func `the pace without arguments is Core Animation's default`() {
        let parameters = UICubicTimingParameters()

        let half = shown(at: [0.5], parameters)

        #expect(parameters.timingCurveType == .builtin)
        #expect(parameters.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
        #expect(parameters.controlPoint2 == CGPoint(x: 0.25, y: 1))
        // Half the time is at 0.6993 of the curve, whose y is 0.8024 there.
        #expect(abs(half[0] - 0.8024) < 0.001)
    }

    @Test(arguments: [0, 0.3, -0.4])
    func `a spring of a bounce moves as that of a block does, and takes its own time`(bounce: CGFloat) {
        let parameters = UISpringTimingParameters(
            duration: 0.6, bounce: bounce, initialVelocity: CGVector(dx: 2, dy: 0))
        let times = [0.1, 0.3, 0.5, 0.8]

        let shown = shown(at: times, parameters)
        let (tester, view) = (ViewTester(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        tester.show(view)
        UIView.animate(springDuration: 0.6, bounce: bounce, initialSpringVelocity: 2) { view.center.x = 1005 }
        let expected = watch(view, at: times, in: tester)
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)

        #expect(zip(shown, expected).allSatisfy { abs($0 - $1) < 0.001 })
        #expect(shown.contains { $0 > 1 } == (bounce > 0))
        #expect(parameters.timingCurveType == .spring)
        #expect(animator.duration != 1 && animator.duration > 0.6)
    }

    @Test func `a spring without arguments does not bounce and has a perceptual duration of half a second`() {
        let (said, unsaid) = (
            UISpringTimingParameters(duration: 0.5, bounce: 0), UISpringTimingParameters(bounce: 0)
        )

        #expect(shown(at: [0.2, 0.4], said) == shown(at: [0.2, 0.4], unsaid))
        #expect(unsaid.initialVelocity == .zero)
    }

    @Test func `the older call hears only that the finger leaves`() {
        let tester = ViewTester()
        let interactionController = UIPercentDrivenInteractiveTransition()
        let giver = TransitionGiver(TestAnimator(), interaction: interactionController)
        let navigation = UINavigationController()
        navigation.viewControllers = [UIViewController(), UIViewController()]
        tester.show(navigation)
        navigation.delegate = giver
        var heard: [Bool] = []
        let listener: any Listening = DeprecatedListener()

        navigation.popViewController(animated: true)
        if let coordinator = navigation.transitionCoordinator {
            listener.listen(to: coordinator) { heard.append($0.isCancelled) }
        }
        tester.pump()
        interactionController.update(0.5)
        interactionController.finish()
        tester.pump(by: 0.05)
        interactionController.pause()
        interactionController.cancel()
        tester.settle()

        #expect(heard == [false, true])
    }
}

/// Lets a deprecated call be made.
private protocol Listening {
    func listen(
        to coordinator: any UIViewControllerTransitionCoordinator,
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

private struct DeprecatedListener: Listening {
    @available(*, deprecated)
    func listen(
        to coordinator: any UIViewControllerTransitionCoordinator,
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { coordinator.notifyWhenInteractionEnds(handler) }
}
