import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct TabSelectionTests {
    private let log = RecordingViewController.Log()

    private func controller(_ name: String) -> RecordingViewController { log.titledController(name) }

    private func tabs(_ names: String..., in tester: ViewTester) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = names.map(controller)
        tester.show(tabs)
        _ = log.drain()
        return tabs
    }

    @Test func `children are linked when they are set, and only the selected one is loaded`() {
        let tester = ViewTester()
        let tabs = UITabBarController()

        tabs.viewControllers = [controller("A"), controller("B")]
        let early = log.drain()
        tester.show(tabs)

        #expect(early == ["A.willMove(parent)", "B.willMove(parent)", "A.didMove(parent)", "B.didMove(parent)"])
        #expect(
            log.drain() == [
                "A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
                "A.viewDidAppear(false)",
            ])
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.viewControllers?[1].isViewLoaded == false)
    }

    @Test func `a switch by the app calls both sides in the order of the table`() {
        let tester = ViewTester()
        let tabs = tabs("A", "B", in: tester)
        let delegate = TabRecorder(log)
        tabs.delegate = delegate
        (tabs.viewControllers?[1] as? RecordingViewController)?.notesLayout = true

        tabs.selectedIndex = 1

        #expect(
            log.drain() == [
                "B.loadView", "B.viewDidLoad", "B.viewWillAppear(false)", "A.viewWillDisappear(false)",
                "B.viewIsAppearing(false)", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
                "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
            ])
        #expect(tabs.selectedViewController === tabs.viewControllers?[1])
        #expect(tabs.viewControllers?[0].view.superview == nil)
        tester.settle()
    }

    @Test(arguments: Surroundings.allCases)
    func `a tap asks the delegate, switches, and reports to the delegate`(surroundings: Surroundings) throws {
        let tester = surroundings.makeTester()
        let tabs = tabs("A", "B", in: tester)
        tester.settle()
        let delegate = TabRecorder(log)
        tabs.delegate = delegate

        try tester.tap(.text("B"))

        #expect(
            log.drain() == [
                "shouldSelect", "B.loadView", "B.viewDidLoad", "B.viewWillAppear(false)", "A.viewWillDisappear(false)",
                "B.viewIsAppearing(false)", "A.viewDidDisappear(false)", "B.viewDidAppear(false)", "didSelect",
            ])
        tester.settle()
    }

    @Test func `a delegate that refuses a tap stops the switch`() throws {
        let tester = ViewTester()
        let tabs = tabs("A", "B", in: tester)
        let delegate = TabRecorder(log)
        delegate.allows = false
        tabs.delegate = delegate

        try tester.tap(.text("B"))

        #expect(log.drain() == ["shouldSelect"])
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.tabBar.selectedItem === tabs.viewControllers?[0].tabBarItem)
    }

    @Test func `a tap on the selected tab calls the delegate and no controller`() throws {
        let tester = ViewTester()
        let tabs = tabs("A", "B", in: tester)
        let delegate = TabRecorder(log)
        tabs.delegate = delegate

        try tester.tap(.text("A"))

        #expect(log.drain() == ["shouldSelect", "didSelect"])
    }

    @Test func `a tap on the selected tab pops a stack inside to its root`() throws {
        let tester = ViewTester()
        let navigation = UINavigationController()
        navigation.viewControllers = ["A", "B", "C"].map(controller)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, controller("D")]
        tester.show(tabs)

        try tester.tap(.view(tabs.tabBar.subviews[1]))
        tester.settle()

        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `a tab that was shown before is not loaded again`() {
        let tester = ViewTester()
        let tabs = tabs("A", "B", in: tester)
        tabs.selectedIndex = 1
        _ = log.drain()

        tabs.selectedIndex = 0

        #expect(
            log.drain() == [
                "A.viewWillAppear(false)", "B.viewWillDisappear(false)", "A.viewIsAppearing(false)",
                "B.viewDidDisappear(false)", "A.viewDidAppear(false)",
            ])
        tester.settle()
    }

    @Test func `a selection before the container is shown loads no view`() {
        let tester = ViewTester()
        let tabs = UITabBarController()
        tabs.viewControllers = [controller("A"), controller("B")]
        _ = log.drain()

        tabs.selectedIndex = 1
        let early = log.drain()
        tester.show(tabs)

        #expect(early == [])
        #expect(
            log.drain() == [
                "B.loadView", "B.viewDidLoad", "B.viewWillAppear(false)", "B.viewIsAppearing(false)",
                "B.viewDidAppear(false)",
            ])
    }

    @Test func `a switch from a callback of a switch follows it`() {
        let tester = ViewTester()
        let tabs = UITabBarController()
        let b = SwitchingViewController("B", log: log)
        tabs.viewControllers = [controller("A"), b, controller("C")]
        tester.show(tabs)
        _ = log.drain()

        tabs.selectedIndex = 1

        #expect(
            log.drain() == [
                "B.loadView", "B.viewDidLoad", "B.viewWillAppear(false)", "A.viewWillDisappear(false)",
                "B.viewIsAppearing(false)", "A.viewDidDisappear(false)", "B.viewDidAppear(false)", "C.loadView",
                "C.viewDidLoad", "C.viewWillAppear(false)", "B.viewWillDisappear(false)", "C.viewIsAppearing(false)",
                "B.viewDidDisappear(false)", "C.viewDidAppear(false)",
            ])
        #expect(tabs.selectedIndex == 2)
        tester.settle()
    }

    @Test func `a stack in another tab changes without appearances and shows its top when it is selected`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: controller("A"))
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, controller("B")]
        tester.show(tabs)
        tabs.selectedIndex = 1
        _ = log.drain()

        navigation.pushViewController(controller("C"), animated: true)
        tester.settle()
        let away = log.drain()
        tabs.selectedIndex = 0
        tester.settle()

        #expect(away == ["C.willMove(parent)", "C.didMove(parent)"])
        #expect(
            log.drain() == [
                "C.loadView", "C.viewDidLoad", "C.viewWillAppear(false)", "B.viewWillDisappear(false)",
                "C.viewIsAppearing(false)", "B.viewDidDisappear(false)", "C.viewDidAppear(false)",
            ])
    }

    @Test func `an index without a tab is logged and ignored`() {
        let tester = ViewTester()
        let tabs = tabs("A", in: tester)

        tabs.selectedIndex = 3

        #expect(tabs.selectedIndex == 0)
        #expect(tester.diagnostics.count == 1)
    }
}

private final class TabRecorder: UITabBarControllerDelegate {
    private let log: RecordingViewController.Log
    var allows = true

    init(_ log: RecordingViewController.Log) { self.log = log }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        log.calls.append("shouldSelect")
        return allows
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.calls.append("didSelect")
    }
}

/// Selects the tab after it when it has appeared.
private final class SwitchingViewController: RecordingViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tabBarController?.selectedIndex += 1
    }
}
