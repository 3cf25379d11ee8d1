import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) struct TabTransitionTests {
    private let log = RecordingViewController.Log()

    private func controller(_ name: String) -> RecordingViewController { log.titledController(name) }

    private func tabs(in tester: ViewTester, delegate: TransitionGiver) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = ["A", "B", "C"].map(controller)
        tester.show(tabs)
        tabs.delegate = delegate
        _ = log.drain()
        return tabs
    }

    private func shownX(_ view: UIView?) -> CGFloat {
        view.map { ($0.layer.presentation() ?? $0.layer).frame.minX } ?? 0
    }

    @Test func `an animator of the delegate moves a switch, with the calls of the table`() {
        let tester = ViewTester()
        let animator = TestAnimator()
        let giver = TransitionGiver(animator)
        let tabs = tabs(in: tester, delegate: giver)
        let b = tabs.viewControllers?[1]

        tabs.selectedIndex = 1
        let begun = log.drain()
        tester.pump()
        tester.pump(by: 0.1)
        let (middle, isRunning) = (shownX(b?.view), b?.transitionCoordinator != nil)
        tester.settle()

        #expect(giver.asked == ["A B"])
        #expect(
            begun == [
                "B.loadView", "B.viewDidLoad", "B.viewWillAppear(true)", "A.viewWillDisappear(true)",
                "B.viewIsAppearing(true)",
            ])
        #expect(isRunning)
        #expect(abs(middle - 375 * 0.75) < 0.001)
        #expect(log.drain() == ["A.viewDidDisappear(true)", "B.viewDidAppear(true)"])
        #expect(animator.ended == true)
        #expect(b?.view.frame == tabs.view.bounds)
        #expect(b?.view.safeAreaInsets.bottom == 49)
        #expect(tabs.viewControllers?[0].view.superview == nil)
    }

    @Test func `moving pages stay below the bar`() {
        let tester = ViewTester()
        let giver = TransitionGiver(TestAnimator())
        let tabs = tabs(in: tester, delegate: giver)

        tabs.selectedIndex = 1
        tester.pump(by: 0.1)
        let isBelow = tabs.view.subviews.last === tabs.tabBar
        tester.settle()

        #expect(isBelow)
    }

    @Test
    func `a page replaced in its stack during an interactive switch of tabs disappears with the next switch`() {
        let tester = ViewTester()
        let (tabs, interactionController) = (UITabBarController(), UIPercentDrivenInteractiveTransition())
        let (old, new) = (controller("old"), controller("new"))
        let stack = UINavigationController(rootViewController: old)
        tabs.viewControllers = [stack, controller("B"), controller("C")]
        tester.show(tabs)
        let giver = TransitionGiver(TestAnimator(), interaction: interactionController)
        tabs.delegate = giver

        tabs.selectedIndex = 1
        tester.pump(by: 0.1)
        interactionController.update(0.3)
        stack.pushViewController(new, animated: false)
        _ = log.drain()
        tabs.delegate = nil
        tabs.selectedIndex = 2
        tester.settle()

        #expect(log.drain().filter { $0.hasPrefix("old.") } == ["old.viewDidDisappear(true)"])
        #expect(stack.viewControllers.allSatisfy { $0.viewIfLoaded?.window == nil })
    }

    @Test(arguments: Surroundings.allCases)
    func `a switch that is cancelled interactively restores the former state exactly`(surroundings: Surroundings) {
        let tester = surroundings.makeTester()
        let (animator, interactionController) = (TestAnimator(), UIPercentDrivenInteractiveTransition())
        let giver = TransitionGiver(animator, interaction: interactionController)
        let tabs = tabs(in: tester, delegate: giver)
        let before = tester.frameText

        tabs.selectedIndex = 1
        tester.pump()
        interactionController.update(0.3)
        tester.pump(by: 0.2)
        let (shown, selected) = (shownX(tabs.viewControllers?[1].view), tabs.selectedIndex)
        _ = log.drain()
        interactionController.cancel()
        tester.settle()

        #expect(abs(shown - tester.window.bounds.width * 0.7) < 0.001)
        #expect(selected == 1)
        #expect(
            log.drain() == [
                "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "A.viewWillAppear(true)",
                "A.viewDidAppear(true)",
            ])
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.tabBar.selectedItem === tabs.viewControllers?[0].tabBarItem)
        #expect(tabs.transitionCoordinator == nil)
        #expect(animator.ended == false)
        #expect(tester.frameText == before)
    }

    @Test func `a switch led by hand to its end stays`() {
        let tester = ViewTester()
        let interactionController = UIPercentDrivenInteractiveTransition()
        let giver = TransitionGiver(TestAnimator(), interaction: interactionController)
        let tabs = tabs(in: tester, delegate: giver)

        tabs.selectedIndex = 2
        tester.pump()
        interactionController.update(0.6)
        interactionController.finish()
        tester.settle()

        #expect(tabs.selectedIndex == 2)
        #expect(log.drain().suffix(2) == ["A.viewDidDisappear(true)", "C.viewDidAppear(true)"])
    }

    @Test func `the animator is asked once how long it takes, with the context`() {
        let tester = ViewTester()
        let animator = TestAnimator()
        let giver = TransitionGiver(animator)
        let tabs = tabs(in: tester, delegate: giver)

        tabs.selectedIndex = 1
        tester.settle()

        #expect(animator.durationContexts == [true])
    }

    @Test func `another selection ends a running switch at once`() {
        let tester = ViewTester()
        let giver = TransitionGiver(TestAnimator())
        let tabs = tabs(in: tester, delegate: giver)

        tabs.selectedIndex = 1
        tester.pump(by: 0.1)
        _ = log.drain()
        tabs.selectedIndex = 2
        let calls = log.drain()
        tester.settle()

        #expect(calls.prefix(2) == ["A.viewDidDisappear(true)", "B.viewDidAppear(true)"])
        #expect(tabs.selectedIndex == 2)
        #expect(tabs.viewControllers?[2].view.window === tester.window)
        #expect(tabs.viewControllers?[1].view.window == nil)
    }

    @Test func `a change of size ends a running switch`() {
        let tester = ViewTester()
        let giver = TransitionGiver(TestAnimator())
        let tabs = tabs(in: tester, delegate: giver)
        tabs.selectedIndex = 1
        tester.pump(by: 0.1)

        tester.resize(to: CGSize(width: 500, height: 600))
        let isRunning = tabs.viewControllers?[1].transitionCoordinator?.transitionDuration == 0.4
        tester.settle()

        #expect(!isRunning)
        #expect(tabs.viewControllers?[1].view.frame == tabs.view.bounds)
    }

    @Test func `an animator's delegate is not asked when the children are replaced or the container is away`() {
        let tester = ViewTester()
        let giver = TransitionGiver(TestAnimator())
        let tabs = tabs(in: tester, delegate: giver)

        tabs.viewControllers = [controller("D"), controller("E")]
        tester.window.rootViewController = UIViewController()
        tabs.selectedIndex = 1
        tester.settle()

        #expect(giver.asked == [])
        #expect(tabs.selectedIndex == 1)
    }
}
