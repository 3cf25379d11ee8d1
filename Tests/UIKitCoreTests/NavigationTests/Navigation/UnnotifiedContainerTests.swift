import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

/// Containers whose views an app adds to its own without making them children: no appearance callbacks are made, but all
/// is shown.
@Suite(.application) struct UnnotifiedContainerTests {
    private let log = RecordingViewController.Log()
    private let (a, b): (RecordingViewController, RecordingViewController)

    init() { (a, b) = (RecordingViewController("A", log: log), RecordingViewController("B", log: log)) }

    /// Shows a view with a container's inside that was put there before.
    private func show(_ container: UIViewController, in tester: ViewTester) {
        let root = UIViewController()
        root.view.addSubview(container.view)
        container.view.frame = root.view.bounds
        tester.show(root)
        tester.settle()
    }

    private var appearances: [String] { log.drain().filter { $0.contains("ppear") } }

    @Test func `a stack shows its top, also after a push and a pop`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: a)

        show(navigation, in: tester)
        let first = a.view.window != nil
        navigation.pushViewController(b, animated: true)
        tester.settle()
        let second = (a.view.window != nil, b.view.window != nil)
        navigation.popViewController(animated: true)
        tester.settle()

        #expect(first)
        #expect(second == (false, true))
        #expect(a.view.window != nil)
        #expect(appearances == [])
        #expect(navigation.navigationBar.items?.count == 1)
    }

    @Test func `tabs show the one that is selected`() {
        let tester = ViewTester()
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]

        show(tabs, in: tester)
        let first = a.view.window != nil
        tabs.selectedIndex = 1
        tester.settle()

        #expect(first)
        #expect(a.view.window == nil && b.view.window != nil)
        #expect(appearances == [])
    }
}
