import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) struct NavigationPushTests {
    private let log = RecordingViewController.Log()

    @Test func `a container that becomes the root brings its root controller in`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: log.controller("A"))
        let early = log.drain()

        tester.show(navigation)

        #expect(early == ["A.willMove(parent)", "A.didMove(parent)"])
        #expect(
            log.drain() == [
                "A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
                "A.viewDidAppear(false)",
            ])
    }

    @Test func `an animated push calls both sides in the order of the table`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: log.controller("A"))
        tester.show(navigation)
        _ = log.drain()
        let b = log.controller("B")
        b.notesLayout = true

        navigation.pushViewController(b, animated: true)
        let atOnce = log.drain()
        let isOnTop = navigation.topViewController === b && navigation.viewControllers.count == 2
        tester.pump()
        let begun = log.drain()
        tester.pump(by: 0.3)
        let between = log.drain()
        tester.settle()

        #expect(atOnce == ["B.willMove(parent)"])
        #expect(isOnTop)
        #expect(b.parent === navigation)
        #expect(
            begun == [
                "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
                "B.viewIsAppearing(true)", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
            ])
        #expect(between == [])
        #expect(log.drain() == ["A.viewDidDisappear(true)", "B.viewDidAppear(true)", "B.didMove(parent)"])
        #expect(navigation.viewControllers[0].view.superview == nil)
    }

    @Test func `a push without animation makes the same calls within one turn`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: log.controller("A"))
        tester.show(navigation)
        _ = log.drain()
        let b = log.controller("B")
        b.notesLayout = true

        navigation.pushViewController(b, animated: false)
        tester.pump()

        #expect(
            log.drain() == [
                "B.willMove(parent)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(false)",
                "B.viewWillAppear(false)", "B.viewIsAppearing(false)", "B.viewWillLayoutSubviews",
                "B.viewDidLayoutSubviews", "A.viewDidDisappear(false)", "B.viewDidAppear(false)", "B.didMove(parent)",
            ])
    }

    @Test func `a push before the container is shown changes links only`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: log.controller("A"))
        navigation.loadViewIfNeeded()
        _ = log.drain()

        navigation.pushViewController(log.controller("B"), animated: true)
        let early = log.drain()
        tester.show(navigation)

        #expect(early == ["B.willMove(parent)", "B.didMove(parent)"])
        #expect(
            log.drain() == [
                "B.loadView", "B.viewDidLoad", "B.viewWillAppear(false)", "B.viewIsAppearing(false)",
                "B.viewDidAppear(false)",
            ])
        #expect(!navigation.viewControllers[0].isViewLoaded)
    }

    @Test func `a push during a push ends the first one at once`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: log.controller("A"))
        tester.show(navigation)
        navigation.pushViewController(log.controller("B"), animated: true)
        tester.pump(by: 0.1)
        _ = log.drain()

        navigation.pushViewController(log.controller("C"), animated: true)
        let atOnce = log.drain()
        tester.pump()
        let begun = log.drain()
        tester.settle()

        #expect(
            atOnce == ["A.viewDidDisappear(true)", "B.viewDidAppear(true)", "B.didMove(parent)", "C.willMove(parent)"])
        #expect(
            begun == [
                "C.loadView", "C.viewDidLoad", "B.viewWillDisappear(true)", "C.viewWillAppear(true)",
                "C.viewIsAppearing(true)",
            ])
        #expect(log.drain() == ["B.viewDidDisappear(true)", "C.viewDidAppear(true)", "C.didMove(parent)"])
        #expect(tester.diagnostics.filter { $0.contains("nested push") }.count == 1)
    }

    @Test func `two pushes in one turn are two whole transitions`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: log.controller("A"))
        tester.show(navigation)
        _ = log.drain()

        navigation.pushViewController(log.controller("B"), animated: false)
        navigation.pushViewController(log.controller("C"), animated: false)
        tester.pump()

        #expect(
            log.drain() == [
                "B.willMove(parent)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(false)",
                "B.viewWillAppear(false)", "B.viewIsAppearing(false)", "A.viewDidDisappear(false)",
                "B.viewDidAppear(false)", "B.didMove(parent)", "C.willMove(parent)", "C.loadView", "C.viewDidLoad",
                "B.viewWillDisappear(false)", "C.viewWillAppear(false)", "C.viewIsAppearing(false)",
                "B.viewDidDisappear(false)", "C.viewDidAppear(false)", "C.didMove(parent)",
            ])
    }

    @Test func `a push from a callback of a push starts when the first one is over`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: log.controller("A"))
        tester.show(navigation)
        _ = log.drain()
        let b = PushingViewController("B", log: log)
        b.follower = log.controller("C")

        navigation.pushViewController(b, animated: true)
        tester.pump()
        let begun = log.drain()
        tester.settle()

        #expect(
            begun == [
                "B.willMove(parent)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(true)",
                "B.viewWillAppear(true)", "C.willMove(parent)", "B.viewIsAppearing(true)", "A.viewDidDisappear(true)",
                "B.viewDidAppear(true)", "B.didMove(parent)", "C.loadView", "C.viewDidLoad",
                "B.viewWillDisappear(true)", "C.viewWillAppear(true)", "C.viewIsAppearing(true)",
            ])
        #expect(log.drain() == ["B.viewDidDisappear(true)", "C.viewDidAppear(true)", "C.didMove(parent)"])
    }

    @Test func `only the pushed controller is moving to its parent, and only until it has appeared`() {
        let tester = ViewTester()
        let (a, b) = (FlagViewController(), FlagViewController())
        let navigation = UINavigationController(rootViewController: a)
        tester.show(navigation)
        a.flags = []

        navigation.pushViewController(b, animated: true)
        tester.settle()

        #expect(b.flags == ["willAppear: to", "didAppear: to"])
        #expect(a.flags == ["willDisappear: ", "didDisappear: "])
        #expect(!b.isMovingToParent)
    }

    @Test func `a container that leaves in the middle of a push brings it to its end first`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: log.controller("A"))
        tester.show(navigation)
        navigation.pushViewController(log.controller("B"), animated: true)
        tester.pump(by: 0.1)
        _ = log.drain()

        tester.window.rootViewController = UIViewController()
        tester.settle()

        #expect(
            log.drain() == [
                "A.viewDidDisappear(true)", "B.viewDidAppear(true)", "B.didMove(parent)", "B.viewWillDisappear(false)",
                "B.viewDidDisappear(false)",
            ])
    }

    @Test func `a resize in the middle of a push brings it to its end first`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: log.controller("A"))
        tester.show(navigation)
        navigation.pushViewController(log.controller("B"), animated: true)
        tester.pump(by: 0.1)
        _ = log.drain()

        tester.resize(to: CGSize(width: 400, height: 667))

        #expect(log.drain().prefix(3) == ["A.viewDidDisappear(true)", "B.viewDidAppear(true)", "B.didMove(parent)"])
        #expect(navigation.topViewController?.view.frame == CGRect(x: 0, y: 0, width: 400, height: 667))
        tester.settle()
    }

    @Test func `showing a controller inside a container pushes it`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: log.controller("A"))
        tester.show(navigation)
        let b = log.controller("B")

        navigation.viewControllers[0].show(b, sender: nil)
        tester.settle()

        #expect(navigation.topViewController === b)
        #expect(b.navigationController === navigation)
    }
    @Test func `a push by a callback in a container that was just removed is shown when the container returns`() {
        let tester = ViewTester()
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        tester.show(navigation)
        let (first, second) = (LinkedViewController(), LinkedViewController())
        first.onLinked = { [unowned navigation] in
            if navigation.topViewController === first { navigation.pushViewController(second, animated: false) }
        }
        navigation.pushViewController(first, animated: false)
        tester.window.rootViewController = UIViewController()

        tester.window.rootViewController = navigation
        tester.settle()

        #expect(navigation.topViewController === second)
        #expect(second.wasMovingToParent)
    }
}

/// Pushes another controller when it is about to appear.
private final class PushingViewController: RecordingViewController {
    var follower: UIViewController?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let follower { navigationController?.pushViewController(follower, animated: animated) }
        follower = nil
    }
}

/// Runs a closure when it has become a child, and notes whether it arrives as one.
private final class LinkedViewController: UIViewController {
    var onLinked: () -> Void = {}
    private(set) var wasMovingToParent = false

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        onLinked()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        wasMovingToParent = isMovingToParent
    }
}
