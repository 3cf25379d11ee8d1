import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// The effects of a tap on a tab, in their order.
@Suite(.application) struct TabTapTests {
    private final class NotingTabs: UITabBarController, UITabBarControllerDelegate {
        var calls: [String] = []
        var allows = true

        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            calls.append("tap \(item.title ?? "") at \(selectedIndex)")
        }

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            calls.append("should \(viewController.title ?? "")")
            return allows
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            calls.append("did \(viewController.title ?? "") at \(selectedIndex)")
        }
    }

    private func controller(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    @Test func `the bar's call precedes the delegate's question and the change of tab`() throws {
        let tester = ViewTester()
        let tabs = NotingTabs()
        tabs.viewControllers = [controller("One"), controller("Two")]
        tabs.delegate = tabs
        tester.show(tabs)

        try tester.tap(.text("Two"))

        #expect(tabs.calls == ["tap Two at 0", "should Two", "did Two at 1"])
    }

    @Test func `the bar's call is made even if the delegate refuses, and the old tab stays selected`() throws {
        let tester = ViewTester()
        let tabs = NotingTabs()
        tabs.viewControllers = [controller("One"), controller("Two")]
        tabs.delegate = tabs
        tabs.allows = false
        tester.show(tabs)

        try tester.tap(.text("Two"))

        #expect(tabs.calls == ["tap Two at 0", "should Two"])
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.tabBar.selectedItem === tabs.viewControllers?[0].tabBarItem)
    }

    @Test(arguments: [true, false])
    func `a second tap scrolls content to its top, in a stack or without one`(isInStack: Bool) throws {
        let tester = ViewTester()
        let content = controller("One")
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        scrollView.contentSize = CGSize(width: 375, height: 3000)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.view.addSubview(scrollView)
        let tabs = UITabBarController()
        let first = isInStack ? UINavigationController(rootViewController: content) : content
        first.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
        tabs.viewControllers = [first, controller("Two")]
        tester.show(tabs)
        scrollView.contentOffset.y = 500

        try tester.tap(.text("Tab"))
        tester.settle()

        #expect(scrollView.contentOffset.y == -scrollView.adjustedContentInset.top)
    }

    @Test func `a second tap that pops does not scroll, nor does one on content with scrollsToTop off`() throws {
        let tester = ViewTester()
        let content = controller("One")
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        scrollView.contentSize = CGSize(width: 375, height: 3000)
        content.view.addSubview(scrollView)
        let (tabs, stack) = (UITabBarController(), UINavigationController(rootViewController: content))
        stack.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
        tabs.viewControllers = [stack]
        tester.show(tabs)
        scrollView.contentOffset.y = 500
        stack.pushViewController(controller("Above"), animated: false)
        tester.settle()

        try tester.tap(.text("Tab"))
        tester.settle()
        let (count, afterPop) = (stack.viewControllers.count, scrollView.contentOffset.y)
        scrollView.scrollsToTop = false
        try tester.tap(.text("Tab"))
        tester.settle()

        #expect(count == 1)
        #expect(afterPop == 500)
        #expect(scrollView.contentOffset.y == 500)
    }
}
