import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// Transitions that are ended early, with animators that report wrong results.
@Suite(.application) struct InterruptedTransitionTests {
    private func navigation(
        _ titles: String..., in tester: ViewTester, delegate: TransitionGiver
    ) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = titles.map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        tester.show(navigation)
        navigation.delegate = delegate
        return navigation
    }

    private func animator(_ answer: TestAnimator.Answer) -> TestAnimator {
        let animator = TestAnimator()
        animator.answer = answer
        return animator
    }

    @Test(arguments: TestAnimator.Answer.allCases)
    func `a push in the middle of which the window gets another size stays`(answer: TestAnimator.Answer) {
        let tester = ViewTester()
        let animator = animator(answer)
        let giver = TransitionGiver(animator)
        let navigation = navigation("A", in: tester, delegate: giver)
        let pushed = UIViewController()
        navigation.pushViewController(pushed, animated: true)
        tester.pump(by: 0.1)

        tester.resize(to: CGSize(width: 500, height: 600))
        tester.settle()

        #expect(navigation.viewControllers.count == 2)
        #expect(animator.ended == true)
        #expect(pushed.view.window === tester.window)
        #expect(pushed.view.frame == CGRect(x: 0, y: 0, width: 500, height: 600))
    }

    @Test(arguments: TestAnimator.Answer.allCases)
    func `a push stays that another one follows in its middle`(answer: TestAnimator.Answer) {
        let tester = ViewTester()
        let giver = TransitionGiver(animator(answer))
        let navigation = navigation("A", in: tester, delegate: giver)
        navigation.pushViewController(UIViewController(), animated: true)
        tester.pump(by: 0.1)

        navigation.pushViewController(UIViewController(), animated: true)
        tester.settle()

        #expect(navigation.viewControllers.count == 3)
        #expect(navigation.topViewController?.view.window === tester.window)
    }

    @Test(arguments: TestAnimator.Answer.allCases)
    func `a pop that is cancelled interactively restores both pages`(answer: TestAnimator.Answer) {
        let tester = ViewTester()
        let (animator, interactionController) = (animator(answer), UIPercentDrivenInteractiveTransition())
        let giver = TransitionGiver(animator, interaction: interactionController)
        let navigation = navigation("A", "B", in: tester, delegate: giver)
        let b = navigation.viewControllers[1]
        navigation.popViewController(animated: true)
        tester.pump()
        interactionController.update(0.4)

        interactionController.cancel()
        tester.settle()

        #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
        #expect(animator.ended == false)
        #expect(b.view.window === tester.window)
    }

    @Test(arguments: TestAnimator.Answer.allCases, [true, false])
    func `a switch of tabs ends at once when another size or another switch interrupts it`(
        answer: TestAnimator.Answer, isResized: Bool
    ) {
        let tester = ViewTester()
        let animator = animator(answer)
        let giver = TransitionGiver(animator)
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<3).map { _ in UIViewController() }
        tester.show(tabs)
        tabs.delegate = giver
        tabs.selectedIndex = 1
        tester.pump(by: 0.1)

        if isResized { tester.resize(to: CGSize(width: 500, height: 600)) } else { tabs.selectedIndex = 2 }
        tester.settle()

        let selected = isResized ? 1 : 2
        #expect(tabs.selectedIndex == selected)
        #expect(
            tabs.viewControllers?.map { $0.viewIfLoaded?.window === tester.window } == (0..<3).map { $0 == selected })
        #expect(tabs.viewControllers?[selected].view.frame == tabs.view.bounds)
        #expect(animator.ended == true)
    }

    @Test(arguments: TestAnimator.Answer.allCases)
    func `a presentation that is interrupted by a turn stays`(answer: TestAnimator.Answer) {
        let tester = ViewTester()
        let (root, presented) = (UIViewController(), UIViewController())
        let animator = animator(answer)
        let giver = PresentationGiver(animator)
        presented.modalPresentationStyle = .fullScreen
        presented.transitioningDelegate = giver
        tester.show(root)
        root.present(presented, animated: true)
        tester.pump(by: 0.1)

        tester.rotate(toTheLeft: true)
        tester.settle()

        #expect(root.presentedViewController === presented)
        #expect(animator.ended == true)
        #expect(presented.view.window === tester.window)
    }
}

private final class PresentationGiver: NSObject, UIViewControllerTransitioningDelegate {
    let animator: TestAnimator

    init(_ animator: TestAnimator) { self.animator = animator }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
