import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// The finger that moves in from the edge, in a window 375 points wide; its first 10 points are the slop.
@Suite(.application) struct InteractivePopTests: EdgePopSuite {
    let log = RecordingViewController.Log()

    @Test func `pages follow the finger, the lower one at three tenths of its way`() {
        let tester = ViewTester()
        let navigation = navigation(in: tester)
        let (a, b) = (navigation.viewControllers[0], navigation.viewControllers[1])

        let touch = finger(by: 0.4, in: tester)
        let coordinator = navigation.transitionCoordinator
        let shown = (a.view.shownX, b.view.shownX)
        let (isInteractive, percent) = (coordinator?.isInteractive, coordinator?.percentComplete)
        touch.lift()
        tester.settle()

        #expect(coordinator?.initiallyInteractive == true)
        #expect(isInteractive == true)
        #expect(abs((percent ?? 0) - 0.4) < 0.001)
        #expect(abs(shown.1 - 150) < 0.01)
        #expect(abs(shown.0 + 0.3 * (375 - 150)) < 0.01)
    }

    @Test func `the bar's titles follow the finger too`() throws {
        let tester = ViewTester()
        let navigation = navigation(in: tester)
        let bar = navigation.navigationBar

        let touch = finger(by: 0.5, in: tester)
        let titles = bar.subviews.dropFirst().compactMap { $0.subviews.first?.layer.presentation()?.opacity }
        touch.lift()
        tester.settle()

        // The arriving title is at half opacity; the leaving one has faded after two fifths.
        #expect(titles.count == 2)
        #expect(titles.contains { abs($0 - 0.5) < 0.01 })
        #expect(titles.contains { $0 < 0.01 })
    }

    @Test func `a faded title returns with the finger`() {
        let tester = ViewTester()
        let navigation = navigation(in: tester)

        let touch = finger(by: 0.5, in: tester)
        tester.move(touch, by: CGVector(dx: -0.4 * 375, dy: 0), over: 0.2)
        tester.pump(by: 0.2)
        let titles = navigation.navigationBar.subviews.dropFirst().compactMap {
            $0.subviews.first?.layer.presentation()?.opacity
        }
        touch.lift()
        tester.settle()

        // A tenth of the distance back: the leaving title has lost a quarter of its opacity, the arriving one is hardly visible.
        #expect(titles.contains { abs($0 - 0.75) < 0.01 })
        #expect(titles.contains { abs($0 - 0.1) < 0.01 })
    }

    @Test(arguments: Surroundings.allCases)
    func `a finger that crossed the far edge and returns leaves the page`(surroundings: Surroundings) {
        let tester = surroundings.makeTester()
        let navigation = navigation(in: tester)
        let before = tester.frameText

        let touch = finger(by: 1.2, in: tester)
        let during = (navigation.viewControllers.count, navigation.transitionCoordinator?.isInteractive)
        tester.move(touch, by: CGVector(dx: -0.9 * tester.window.bounds.width, dy: 0), over: 0.3)
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        #expect(during == (1, true))
        #expect(navigation.viewControllers.count == 2)
        #expect(tester.frameText == before)
    }

    @Test(arguments: Surroundings.allCases)
    func `a finger that led the page beyond the middle completes the pop`(surroundings: Surroundings) {
        let tester = surroundings.makeTester()
        let giver = TransitionGiver(log: log)
        let navigation = navigation(in: tester, delegate: giver)

        let touch = finger(by: 0.55, in: tester)
        let begun = log.drain()
        let top = navigation.topViewController?.title
        touch.lift()
        tester.settle()

        #expect(
            begun == [
                "B.willMove(nil)", "A.loadView", "A.viewDidLoad", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
                "A.viewIsAppearing(true)",
            ])
        #expect(top == "A")
        #expect(log.drain() == ["B.viewDidDisappear(true)", "A.viewDidAppear(true)", "B.didMove(nil)", "didShow(A)"])
        #expect(navigation.viewControllers.count == 1)
    }

    @Test(arguments: Surroundings.allCases)
    func `a finger that stayed short of the middle restores the former state exactly`(surroundings: Surroundings) {
        let tester = surroundings.makeTester()
        let giver = TransitionGiver(log: log)
        let navigation = navigation(in: tester, delegate: giver)
        let (a, b) = (navigation.viewControllers[0], navigation.viewControllers[1])
        let before = tester.frameText
        var changes: [(Bool, Bool)] = []
        var completions: [Bool] = []

        let touch = finger(by: 0.45, in: tester)
        navigation.transitionCoordinator?.notifyWhenInteractionChanges {
            changes.append(($0.isInteractive, $0.isCancelled))
        }
        navigation.transitionCoordinator?.animate(
            alongsideTransition: nil, completion: { completions.append($0.isCancelled) })
        touch.lift()
        tester.settle()

        #expect(
            log.drain() == [
                "B.willMove(nil)", "A.loadView", "A.viewDidLoad", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
                "A.viewIsAppearing(true)", "A.viewWillDisappear(true)", "A.viewDidDisappear(true)",
                "B.viewWillAppear(true)", "B.viewDidAppear(true)", "B.didMove(parent)",
            ])
        #expect(changes.count == 1 && changes[0] == (false, true))
        #expect(completions == [true])
        #expect(navigation.viewControllers == [a, b])
        #expect(navigation.navigationBar.items?.count == 2)
        #expect(tester.frameText == before)
    }

    @Test func `a fast finger decides by its direction`() {
        for isForth in [true, false] {
            let tester = ViewTester()
            let navigation = navigation(in: tester)
            let touch = finger(by: isForth ? 0.1 : 0.8, in: tester)

            // 375 × 0.15 points in 0.1 s are 560 points per second.
            tester.move(touch, by: CGVector(dx: 375 * (isForth ? 0.15 : -0.15), dy: 0), over: 0.1)
            touch.lift()
            tester.settle()

            #expect(navigation.viewControllers.count == (isForth ? 1 : 2))
        }
    }

    @Test func `a finger that is taken away by the system cancels`() {
        let tester = ViewTester()
        let navigation = navigation(in: tester)
        let touch = finger(by: 0.9, in: tester)

        touch.cancel()
        tester.settle()

        #expect(navigation.viewControllers.count == 2)
    }

    @Test func `a pop that was cancelled can be begun again`() {
        let tester = ViewTester()
        let navigation = navigation(in: tester)
        finger(by: 0.2, in: tester).lift()
        tester.settle()

        finger(by: 0.7, in: tester).lift()
        tester.settle()

        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `it begins only with a way back in the bar, unless the app asks for more`() {
        let changes: [(UINavigationController) -> Void] = [
            { $0.isNavigationBarHidden = true },
            { $0.topViewController?.navigationItem.hidesBackButton = true },
            { $0.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close") },
            { $0.interactivePopGestureRecognizer?.isEnabled = false },
        ]
        for (index, change) in changes.enumerated() {
            let tester = ViewTester()
            let navigation = navigation(in: tester)
            change(navigation)
            tester.pump()

            finger(by: 0.7, in: tester).lift()
            tester.settle()
            let byDefault = navigation.viewControllers.count
            navigation.interactivePopGestureRecognizer?.delegate = nil
            finger(by: 0.7, in: tester).lift()
            tester.settle()

            #expect(byDefault == 2)
            #expect(navigation.viewControllers.count == (index == 3 ? 2 : 1))
        }
    }

    @Test func `at the root and during a transition no swipe begins, with any delegate`() {
        let tester = ViewTester()
        let navigation = navigation(in: tester)
        navigation.interactivePopGestureRecognizer?.delegate = nil
        navigation.popViewController(animated: true)
        tester.pump(by: 0.05)

        finger(by: 0.7, in: tester).lift()
        tester.settle()
        finger(by: 0.7, in: tester).lift()
        tester.settle()

        #expect(navigation.viewControllers.count == 1)
        #expect(tester.diagnostics.isEmpty)
    }

    @Test func `a scroll view leaves the edge to the pop and keeps vertical drags`() {
        let tester = ViewTester()
        let navigation = navigation(in: tester)
        let scrollView = UIScrollView(frame: navigation.view.bounds)
        scrollView.contentSize = CGSize(width: 1000, height: 2000)
        scrollView.contentOffset = CGPoint(x: 200, y: 100)
        navigation.topViewController?.view.addSubview(scrollView)
        tester.pump()

        let upward = tester.touch(at: CGPoint(x: 5, y: 400))
        tester.move(upward, by: CGVector(dx: 0, dy: -60), over: 0.2)
        tester.pump(by: 0.2)
        upward.lift()
        tester.settle()
        let scrolled = scrollView.contentOffset
        finger(by: 0.7, in: tester).lift()
        tester.settle()

        #expect(scrolled == CGPoint(x: 200, y: 150))
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `a change of the stack in the middle sends the page back first`() {
        let tester = ViewTester()
        let navigation = navigation(in: tester)
        let touch = finger(by: 0.6, in: tester)

        navigation.pushViewController(controller("C"), animated: true)
        tester.pump()
        touch.move(by: CGVector(dx: 30, dy: 0))
        touch.lift()
        tester.settle()

        #expect(navigation.viewControllers.map(\.title) == ["A", "B", "C"])
        #expect(navigation.topViewController?.view.window === tester.window)
    }

    @Test func `in right-to-left layouts the swipe begins at the right edge`() {
        let tester = ViewTester()
        let navigation = navigation(in: tester)
        navigation.view.semanticContentAttribute = .forceRightToLeft
        navigation.view.setNeedsLayout()
        tester.pump()
        let edges = (navigation.interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer)?.edges

        finger(by: 0.7, in: tester).lift()
        tester.settle()
        let fromTheLeft = navigation.viewControllers.count
        let touch = tester.touch(at: CGPoint(x: 370, y: 400))
        tester.move(touch, by: CGVector(dx: -10 - 375 * 0.7, dy: 0), over: 0.2)
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        #expect(edges == .right)
        #expect(fromTheLeft == 2)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `in right-to-left layouts the back button is at the right edge of the bar`() throws {
        let tester = ViewTester()
        let navigation = navigation(in: tester)
        navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
        navigation.navigationBar.setNeedsLayout()
        tester.pump()

        tester.tap(at: CGPoint(x: 365, y: 42))
        tester.settle()

        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `a turn sends the page back that a finger leads`() {
        let tester = ViewTester()
        let navigation = navigation(in: tester)
        let b = navigation.viewControllers[1]
        let touch = finger(by: 0.6, in: tester)

        tester.rotate(toTheLeft: true)
        touch.lift()
        tester.settle()

        #expect(navigation.viewControllers.count == 2)
        #expect(b.view.window === tester.window)
        #expect(b.view.frame == navigation.view.bounds)
        let ends = ["B.viewWillAppear(true)", "B.viewDidAppear(true)", "B.didMove(parent)"]
        #expect(log.drain().filter(ends.contains) == ends)
    }

    @Test func `a container that is removed during a swipe is at rest`() {
        let tester = ViewTester()
        let navigation = navigation(in: tester)
        let touch = finger(by: 0.6, in: tester)

        tester.window.rootViewController = UIViewController()
        touch.lift()
        tester.settle()

        #expect(navigation.viewControllers.count == 2)
        #expect(log.drain().suffix(2) == ["B.viewWillDisappear(false)", "B.viewDidDisappear(false)"])
    }

    @Test func `the tab bar moves with the page that shows it, and is hidden again when the pop is cancelled`() {
        let tester = ViewTester()
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: controller("A"))
        tabs.viewControllers = [navigation]
        tester.show(tabs)
        let b = controller("B")
        b.hidesBottomBarWhenPushed = true
        navigation.pushViewController(b, animated: false)
        tester.pump()

        let touch = finger(by: 0.3, in: tester)
        let during = (tabs.tabBar.isHidden, tabs.tabBar.superview === tabs.view)
        touch.lift()
        tester.settle()

        #expect(during == (false, false))
        #expect(tabs.tabBar.isHidden)
        #expect(tabs.tabBar.superview === tabs.view)
    }
}
