import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) struct NavigationPopTests {
    private let log = RecordingViewController.Log()

    private func navigation(_ names: String..., in tester: ViewTester) -> UINavigationController {
        tester.showStack(names, log)
    }

    @Test func `an animated pop calls both sides in the order of the table`() {
        let tester = ViewTester()
        let navigation = navigation("A", "B", in: tester)
        (navigation.viewControllers[0] as? RecordingViewController)?.notesLayout = true
        weak let b = navigation.topViewController

        let popped = navigation.popViewController(animated: true)
        let atOnce = log.drain()
        let isPopped = popped === b && navigation.viewControllers.count == 1
        tester.pump()
        let begun = log.drain()
        tester.pump(by: 0.3)
        let between = log.drain()
        tester.settle()

        #expect(atOnce == ["B.willMove(nil)"])
        #expect(isPopped)
        #expect(
            begun == [
                "A.loadView", "A.viewDidLoad", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
                "A.viewIsAppearing(true)", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews",
            ])
        #expect(between == [])
        #expect(log.drain() == ["B.viewDidDisappear(true)", "A.viewDidAppear(true)", "B.didMove(nil)"])
        #expect(popped?.parent == nil)
    }

    @Test func `a pop without animation makes the same calls within one turn`() {
        let tester = ViewTester()
        let navigation = navigation("A", "B", in: tester)

        navigation.popViewController(animated: false)
        tester.pump()

        #expect(
            log.drain() == [
                "B.willMove(nil)", "A.loadView", "A.viewDidLoad", "B.viewWillDisappear(false)",
                "A.viewWillAppear(false)", "A.viewIsAppearing(false)", "B.viewDidDisappear(false)",
                "A.viewDidAppear(false)", "B.didMove(nil)",
            ])
    }

    @Test func `a popped controller without owners is freed with the transition`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: UIViewController())
        tester.show(navigation)
        weak var pushed: UIViewController?
        do {
            let controller = UIViewController()
            pushed = controller
            navigation.pushViewController(controller, animated: true)
        }
        tester.settle()
        let isHeld = pushed != nil

        navigation.popViewController(animated: true)
        tester.settle()

        #expect(isHeld)
        #expect(pushed == nil)
    }

    @Test func `the root is not popped`() {
        let tester = ViewTester()
        let navigation = navigation("A", in: tester)

        let popped = navigation.popViewController(animated: true)
        let toRoot = navigation.popToRootViewController(animated: true)
        tester.settle()

        #expect(popped == nil)
        #expect(toRoot == nil)
        #expect(log.drain() == [])
    }

    @Test(arguments: [true, false])
    func `a pop to the root leaves the controllers in the middle out of it`(animated: Bool) {
        let tester = ViewTester()
        let navigation = navigation("A", "B", "C", "D", in: tester)
        let controllers = navigation.viewControllers

        let removed = navigation.popToRootViewController(animated: animated)
        tester.settle()

        #expect(removed?.elementsEqual(controllers[1...], by: { $0 === $1 }) == true)
        #expect(
            log.drain() == [
                "B.willMove(nil)", "C.willMove(nil)", "D.willMove(nil)", "A.loadView", "A.viewDidLoad",
                "D.viewWillDisappear(\(animated))", "A.viewWillAppear(\(animated))", "A.viewIsAppearing(\(animated))",
                "D.viewDidDisappear(\(animated))", "A.viewDidAppear(\(animated))", "B.didMove(nil)", "C.didMove(nil)",
                "D.didMove(nil)",
            ])
        #expect(!controllers[1].isViewLoaded)
    }

    @Test func `a pop to a controller of the stack returns those above it`() {
        let tester = ViewTester()
        let navigation = navigation("A", "B", "C", "D", in: tester)
        let controllers = navigation.viewControllers

        let removed = navigation.popToViewController(controllers[1], animated: false)
        tester.pump()

        #expect(removed?.elementsEqual(controllers[2...], by: { $0 === $1 }) == true)
        #expect(navigation.viewControllers.elementsEqual(controllers[...1], by: { $0 === $1 }))
        #expect(navigation.children.elementsEqual(controllers[...1], by: { $0 === $1 }))
    }

    @Test func `a pop during a push ends the push at once`() {
        let tester = ViewTester()
        let navigation = navigation("A", in: tester)
        navigation.pushViewController(log.controller("B"), animated: true)
        tester.pump(by: 0.1)
        _ = log.drain()

        navigation.popViewController(animated: true)
        tester.settle()

        #expect(
            log.drain() == [
                "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "B.didMove(parent)", "B.willMove(nil)",
                "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
                "B.viewDidDisappear(true)", "A.viewDidAppear(true)", "B.didMove(nil)",
            ])
    }

    @Test func `only the popped controller is moving from its parent`() {
        let tester = ViewTester()
        let (a, b) = (FlagViewController(), FlagViewController())
        let navigation = UINavigationController(rootViewController: a)
        navigation.pushViewController(b, animated: false)
        tester.show(navigation)
        b.flags = []

        navigation.popViewController(animated: true)
        tester.settle()

        #expect(b.flags == ["willDisappear: from", "didDisappear: from"])
        #expect(a.flags == ["willAppear: ", "didAppear: "])
    }

    @Test func `a pop while the container is off screen shows the new top when it returns`() {
        let tester = ViewTester()
        let navigation = navigation("A", "B", in: tester)
        tester.window.rootViewController = UIViewController()
        tester.settle()
        _ = log.drain()

        navigation.popViewController(animated: true)
        let away = log.drain()
        tester.window.rootViewController = navigation
        tester.settle()

        #expect(away == ["B.willMove(nil)", "B.didMove(nil)"])
        #expect(
            log.drain() == [
                "A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
                "A.viewDidAppear(false)",
            ])
    }

    @Test func `a controller that removes itself from its parent leaves the stack`() {
        let tester = ViewTester()
        let navigation = navigation("A", "B", in: tester)
        let b = navigation.viewControllers[1]

        b.willMove(toParent: nil)
        b.removeFromParent()
        tester.settle()

        #expect(navigation.viewControllers.count == 1)
        #expect(navigation.topViewController?.viewIfLoaded?.window === tester.window)
        #expect(b.view.superview == nil)
    }
}
