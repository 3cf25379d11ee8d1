import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// Interactive pops in which others take part: the bar's delegate, a subclass, the delegate's animators, and controllers that are
/// removed meanwhile.
@Suite(.application) struct InteractivePopChangeTests: EdgePopSuite {
    let log = RecordingViewController.Log()

    @Test func `the bar's delegate is asked once before a pop begins, and may refuse`() {
        let tester = ViewTester()
        let navigation = PoppingNavigationController()
        navigation.viewControllers = ["A", "B"].map(controller)
        tester.show(navigation)
        _ = log.drain()
        navigation.allowsPop = false

        finger(by: 0.7, in: tester).lift()
        tester.settle()
        let (refused, calls) = (navigation.questions, log.drain())
        navigation.allowsPop = true
        finger(by: 0.7, in: tester).lift()
        tester.settle()

        #expect(refused == 1)
        #expect(calls == [])
        #expect(navigation.questions == 2)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `a pop by hand is one that a subclass hears of`() {
        let tester = ViewTester()
        let navigation = PoppingNavigationController()
        navigation.viewControllers = ["A", "B"].map(controller)
        tester.show(navigation)

        let touch = finger(by: 0.7, in: tester)
        let isInteractive = navigation.transitionCoordinator?.isInteractive
        touch.lift()
        tester.settle()

        #expect(navigation.pops == [true])
        #expect(isInteractive == true)
    }

    @Test func `a subclass's pop to the root follows the finger too`() {
        let tester = ViewTester()
        let navigation = PoppingNavigationController()
        navigation.viewControllers = ["A", "B", "C"].map(controller)
        tester.show(navigation)
        navigation.popsToRoot = true

        let touch = finger(by: 0.4, in: tester)
        let (count, percent) = (navigation.viewControllers.count, navigation.transitionCoordinator?.percentComplete)
        touch.lift()
        tester.settle()

        #expect(count == 1)
        #expect(abs((percent ?? 0) - 0.4) < 0.001)
        #expect(navigation.viewControllers.count == 3)
    }

    @Test func `the swipe does not begin where the delegate animates pops without an interaction controller`() {
        for isLed in [false, true] {
            let tester = ViewTester()
            let giver = TransitionGiver(
                TestAnimator(), interaction: isLed ? UIPercentDrivenInteractiveTransition() : nil)
            let navigation = navigation(in: tester, delegate: giver)

            let touch = finger(by: 0.7, in: tester)
            let begun = navigation.viewControllers.count == 1
            touch.lift()
            (giver.interaction as? UIPercentDrivenInteractiveTransition)?.cancel()
            tester.settle()

            #expect(begun == isLed)
            #expect(navigation.viewControllers.count == 2)
        }
    }

    @Test func `a controller that removes itself during the swipe is removed, the popped and the revealed one`() {
        for index in [0, 1] {
            let tester = ViewTester()
            let navigation = navigation(in: tester)
            let controllers = navigation.viewControllers
            let touch = finger(by: 0.4, in: tester)
            _ = log.drain()

            controllers[index].removeFromParent()
            touch.move(by: CGVector(dx: 30, dy: 0))
            touch.lift()
            tester.settle()

            #expect(navigation.viewControllers == [controllers[1 - index]])
            #expect(controllers[index].parent == nil)
            #expect(controllers[index].viewIfLoaded?.window == nil)
            #expect(controllers[1 - index].view.window === tester.window)
            #expect(log.drain().filter { $0 == "\(["A", "B"][index]).didMove(nil)" }.count == 1)
            #expect(navigation.navigationBar.items?.count == 1)
        }
    }

    @Test func `a controller that removes itself in a callback of the pop does not return`() {
        let tester = ViewTester()
        let navigation = UINavigationController()
        let (a, b) = (controller("A"), LeavingController())
        navigation.viewControllers = [a, b]
        tester.show(navigation)

        finger(by: 0.3, in: tester).lift()
        tester.settle()

        #expect(navigation.viewControllers == [a])
        #expect(b.parent == nil)
        #expect(a.view.window === tester.window)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test func `a stack set without the popped controller replaces the swipe's result`() {
        let tester = ViewTester()
        let navigation = navigation(in: tester)
        let (a, b) = (navigation.viewControllers[0], navigation.viewControllers[1])
        let touch = finger(by: 0.4, in: tester)

        navigation.setViewControllers([a], animated: false)
        touch.lift()
        tester.settle()

        #expect(navigation.viewControllers == [a])
        #expect(b.parent == nil)
        #expect(a.view.window === tester.window)
    }
}

private final class PoppingNavigationController: UINavigationController, UINavigationBarDelegate {
    var allowsPop = true
    var popsToRoot = false
    var questions = 0
    var pops: [Bool] = []

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        questions += 1
        return allowsPop
    }

    override func popViewController(animated: Bool) -> UIViewController? {
        pops.append(animated)
        return popsToRoot
            ? popToRootViewController(animated: animated)?.last : super.popViewController(animated: animated)
    }
}

private final class LeavingController: UIViewController {
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if parent != nil { removeFromParent() }
    }
}
