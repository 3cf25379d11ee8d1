import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct WindowRootTests {
    private let log = RecordingViewController.Log()

    private func controller(_ name: String) -> RecordingViewController {
        let controller = RecordingViewController(name, log: log)
        controller.notesLayout = true
        return controller
    }

    @Test func `the root of a hidden window is not loaded`() {
        let tester = ViewTester()

        tester.window.rootViewController = controller("A")

        #expect(log.drain() == [])
    }

    @Test func `showing the window brings its root in within one turn`() {
        let tester = ViewTester()
        let a = controller("A")
        tester.window.rootViewController = a

        tester.window.makeKeyAndVisible()
        let atOnce = log.drain()
        tester.pump()

        #expect(atOnce == ["A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)", "A.viewIsAppearing(false)"])
        #expect(log.drain() == ["A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewDidAppear(false)"])
        #expect(a.view.frame == tester.window.bounds)
        #expect(tester.window.subviews.first === a.view)
    }

    @Test(arguments: Surroundings.allCases)
    func `replacing the root disappears the old one while the new one appears`(surroundings: Surroundings) {
        let tester = surroundings.makeTester()
        let a = controller("A")
        tester.show(a)
        _ = log.drain()

        tester.window.rootViewController = controller("B")
        let atOnce = log.drain()
        tester.pump()

        #expect(
            atOnce == [
                "A.viewWillDisappear(false)", "B.loadView", "B.viewDidLoad", "B.viewWillAppear(false)",
                "B.viewIsAppearing(false)", "A.viewDidDisappear(false)",
            ])
        #expect(log.drain() == ["B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewDidAppear(false)"])
        #expect(a.view.window == nil)
    }

    @Test func `a replaced root without owners is freed`() {
        let tester = ViewTester()
        weak var root: UIViewController?
        do {
            let controller = UITabBarController()
            controller.viewControllers = [UINavigationController(rootViewController: UIViewController())]
            root = controller
            tester.show(controller)
        }
        let wasHeld = root != nil

        tester.window.rootViewController = UIViewController()
        tester.settle()

        #expect(wasHeld)
        #expect(root == nil)
    }

    @Test func `hiding a window sends no callbacks`() {
        let tester = ViewTester()
        tester.show(controller("A"))
        _ = log.drain()

        tester.window.isHidden = true
        tester.pump()

        #expect(log.drain() == [])
    }
}
