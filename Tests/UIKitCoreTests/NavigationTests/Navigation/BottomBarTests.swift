import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct BottomBarTests {
    private func barHider() -> UIViewController {
        let controller = UIViewController()
        controller.hidesBottomBarWhenPushed = true
        return controller
    }

    @Test(arguments: [true, false])
    func `a pushed controller that hides the tab bar gets its room`(animated: Bool) {
        let tester = ViewTester()
        let (tabs, navigation) = tester.showTabs()
        let pushed = barHider()

        navigation.pushViewController(pushed, animated: animated)
        tester.settle()

        #expect(tabs.tabBar.isHidden)
        #expect(pushed.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    }

    @Test(arguments: [true, false])
    func `popping it brings the tab bar back`(animated: Bool) {
        let tester = ViewTester()
        let (tabs, navigation) = tester.showTabs()
        let root = navigation.viewControllers[0]
        navigation.pushViewController(barHider(), animated: false)
        tester.settle()

        navigation.popViewController(animated: animated)
        tester.settle()

        #expect(!tabs.tabBar.isHidden)
        #expect(tabs.tabBar.superview === tabs.view)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
        #expect(root.view.safeAreaInsets.bottom == 49)
    }

    @Test func `the tab bar moves with the content that has it`() {
        let tester = ViewTester()
        let (tabs, navigation) = tester.showTabs()

        navigation.pushViewController(barHider(), animated: true)
        tester.pump(by: 0.1)
        let page = navigation.viewControllers[0].view.superview
        let isOnPage = tabs.tabBar.superview === page
        let pushedInsets = navigation.topViewController?.view.safeAreaInsets.bottom
        let isHidden = tabs.tabBar.isHidden
        tester.settle()

        #expect(isOnPage)
        #expect(!isHidden)
        #expect(pushedInsets == 0)
    }

    @Test func `controllers above one that hides the tab bar do not have it either`() {
        let tester = ViewTester()
        let (tabs, navigation) = tester.showTabs()
        navigation.pushViewController(barHider(), animated: false)
        tester.pump()

        navigation.pushViewController(UIViewController(), animated: true)
        tester.settle()

        #expect(tabs.tabBar.isHidden)
    }

    @Test func `the wish counts when the controller is pushed and not later`() {
        let tester = ViewTester()
        let (tabs, navigation) = tester.showTabs()
        let pushed = UIViewController()
        navigation.pushViewController(pushed, animated: false)
        pushed.hidesBottomBarWhenPushed = true

        tester.settle()

        #expect(!tabs.tabBar.isHidden)
    }

    @Test func `a wish of the one that pushes counts too, and ends with the pop`() {
        let tester = ViewTester()
        let (tabs, navigation) = tester.showTabs()
        let root = navigation.viewControllers[0]

        root.hidesBottomBarWhenPushed = true
        navigation.pushViewController(UIViewController(), animated: true)
        root.hidesBottomBarWhenPushed = false
        tester.settle()
        let isHidden = tabs.tabBar.isHidden
        navigation.popViewController(animated: true)
        tester.settle()

        #expect(isHidden)
        #expect(!tabs.tabBar.isHidden)
    }

    @Test(arguments: [true, false])
    func `the tab bar returns when the page that hides it is removed below the top`(animated: Bool) {
        let tester = ViewTester()
        let (tabs, navigation) = tester.showTabs()
        let (root, hider, top) = (navigation.viewControllers[0], barHider(), UIViewController())
        navigation.pushViewController(hider, animated: false)
        navigation.pushViewController(top, animated: false)
        tester.settle()
        let before = (tabs.tabBar.isHidden, top.view.safeAreaInsets.bottom)

        navigation.setViewControllers([root, top], animated: animated)
        tester.settle()

        #expect(before == (true, 0))
        #expect(!tabs.tabBar.isHidden)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
        #expect(top.view.safeAreaInsets.bottom == 49)
    }

    @Test func `of two pages that hide the tab bar the other one still does`() {
        let tester = ViewTester()
        let (tabs, navigation) = tester.showTabs()
        let (root, first, second, top) = (navigation.viewControllers[0], barHider(), barHider(), UIViewController())
        for page in [first, second, top] { navigation.pushViewController(page, animated: false) }
        tester.settle()

        navigation.setViewControllers([root, second, top], animated: false)
        tester.settle()
        let withSecond = tabs.tabBar.isHidden
        navigation.setViewControllers([root, top], animated: false)
        tester.settle()

        #expect(withSecond)
        #expect(!tabs.tabBar.isHidden)
    }

    @Test func `a page that hides the tab bar and is put under the top hides it`() {
        let tester = ViewTester()
        let (tabs, navigation) = tester.showTabs()
        let (root, top) = (navigation.viewControllers[0], UIViewController())
        navigation.pushViewController(top, animated: false)
        tester.settle()

        navigation.setViewControllers([root, barHider(), top], animated: false)
        tester.settle()
        let isHidden = tabs.tabBar.isHidden
        navigation.popToRootViewController(animated: false)
        tester.settle()

        #expect(isHidden)
        #expect(!tabs.tabBar.isHidden)
    }

    @Test func `the stack of a tab that is not shown has its bar when the page that hides it is taken out meanwhile`() {
        let tester = ViewTester()
        let (tabs, navigation) = tester.showTabs()
        let (root, top) = (navigation.viewControllers[0], UIViewController())
        navigation.pushViewController(barHider(), animated: false)
        navigation.pushViewController(top, animated: false)
        tester.settle()
        tabs.selectedIndex = 1
        tester.settle()

        navigation.setViewControllers([root, top], animated: false)
        tabs.selectedIndex = 0
        tester.settle()

        #expect(!tabs.tabBar.isHidden)
        #expect(top.view.safeAreaInsets.bottom == 49)
    }

    @Test func `another tab has its bar`() {
        let tester = ViewTester()
        let (tabs, navigation) = tester.showTabs()
        navigation.pushViewController(barHider(), animated: false)
        tester.settle()

        tabs.selectedIndex = 1
        tester.settle()

        #expect(!tabs.tabBar.isHidden)
        #expect(tabs.viewControllers?[1].view.safeAreaInsets.bottom == 49)
    }
}
