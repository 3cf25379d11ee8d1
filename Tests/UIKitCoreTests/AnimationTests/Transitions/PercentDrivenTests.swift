import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) struct PercentDrivenTests {
    /// The percentage of a pop of 0.4 seconds, a tenth of a second after it was released at a half.
    private func shownAfterLettingGo(_ prepare: (UIPercentDrivenInteractiveTransition) -> Void) -> CGFloat {
        let tester = ViewTester()
        let interactionController = UIPercentDrivenInteractiveTransition()
        let giver = TransitionGiver(TestAnimator(), interaction: interactionController)
        let navigation = UINavigationController()
        navigation.viewControllers = [UIViewController(), UIViewController()]
        tester.show(navigation)
        navigation.delegate = giver
        let a = navigation.viewControllers[0]
        navigation.popViewController(animated: true)
        tester.pump()
        interactionController.update(0.5)
        tester.pump()
        prepare(interactionController)
        interactionController.finish()
        tester.pump(by: 0.1)
        let shown = 1 - (a.view.layer.presentation()?.frame.minX ?? 0) / 375
        tester.settle()
        return shown
    }

    @Test func `the rest takes its part of the duration at the pace of the curve`() {
        let even = shownAfterLettingGo { $0.completionCurve = .linear }
        let slow = shownAfterLettingGo { $0.completionCurve = .easeIn }

        // Half of the rest's 0.2 seconds have passed.
        #expect(abs(even - 0.75) < 0.001)
        #expect(slow < even)
    }

    @Test func `twice the speed takes half the time`() {
        let shown = shownAfterLettingGo {
            $0.completionCurve = .linear
            $0.completionSpeed = 2
        }

        #expect(abs(shown - 1) < 0.001)
    }

    @Test func `a timing curve replaces the completion curve`() {
        let shown = shownAfterLettingGo {
            $0.completionCurve = .easeIn
            $0.timingCurve = UICubicTimingParameters(animationCurve: .linear)
        }

        #expect(abs(shown - 0.75) < 0.001)
    }

    @Test func `a hand that takes up another transition leaves the first to itself`() {
        for isInterruptible in [false, true] {
            let tester = ViewTester()
            let interactionController = UIPercentDrivenInteractiveTransition()
            // An animator of each transition's own.
            let givers = (0..<2).map { _ in
                TransitionGiver(
                    isInterruptible ? InterruptibleTestAnimator() : TestAnimator(), interaction: interactionController)
            }
            let (tabs, stack) = (UITabBarController(), UINavigationController(rootViewController: UIViewController()))
            tabs.viewControllers = [UIViewController(), stack]
            tester.show(tabs)
            (tabs.delegate, stack.delegate) = (givers[0], givers[1])

            tabs.selectedIndex = 1
            tester.pump()
            interactionController.update(0.3)
            stack.pushViewController(UIViewController(), animated: true)
            tester.pump()
            interactionController.update(0.5)
            tester.pump(by: 1)
            let (isTabOver, isPushOver) = (tabs.transitionCoordinator == nil, stack.transitionCoordinator == nil)
            interactionController.finish()
            tester.settle()
            var isOver = false
            UIView.animate(withDuration: 0.2) {
                stack.topViewController?.view.alpha = 0.5
            } completion: { _ in
                isOver = true
            }
            tester.settle()

            #expect(isTabOver && !isPushOver)
            #expect(stack.viewControllers.count == 2 && stack.transitionCoordinator == nil)
            // No layer's time is stopped.
            #expect(isOver)
        }
    }
}
