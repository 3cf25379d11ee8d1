import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Bars of containers that the app takes out of the picture itself.
@Suite(.application) struct HiddenBarTests {
    @Test func `a tab bar stays hidden, and its room is the content's, until the app shows it again`() {
        let tester = ViewTester()
        let (tabs, navigation) = tester.showTabs()
        let content = navigation.viewControllers[0]

        content.tabBarController?.tabBar.isHidden = true
        tester.pump()
        let hidden = (tabs.tabBar.isHidden, content.view.safeAreaInsets.bottom)
        tester.resize(to: CGSize(width: 400, height: 600))
        tester.settle()
        let later = tabs.tabBar.isHidden
        tabs.tabBar.isHidden = false
        tester.pump()

        #expect(hidden == (true, 0))
        #expect(later)
        #expect(!tabs.tabBar.isHidden)
        #expect(content.view.safeAreaInsets.bottom == 49)
    }

    @Test func `above an opaque hidden tab bar the content reaches down to the edge`() {
        let tester = ViewTester()
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.tabBar.isTranslucent = false
        tester.show(tabs)

        tabs.tabBar.isHidden = true
        tester.pump()

        #expect(tabs.selectedViewController?.view.frame.height == 667)
    }

    @Test func `a tab bar that the app hid stays hidden after a pop of a page that hid it too`() {
        let tester = ViewTester()
        let (tabs, navigation) = tester.showTabs()
        tabs.tabBar.isHidden = true
        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = true

        navigation.pushViewController(pushed, animated: true)
        tester.settle()
        navigation.popViewController(animated: true)
        tester.settle()

        #expect(tabs.tabBar.isHidden)
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 0)
    }

    @Test func `a navigation bar stays hidden over pushes, gives its room away, and is not switched off`() {
        let tester = ViewTester()
        let (_, navigation) = tester.showTabs()

        navigation.navigationBar.isHidden = true
        tester.pump()
        let inset = navigation.topViewController?.view.safeAreaInsets.top
        navigation.pushViewController(UIViewController(), animated: true)
        tester.settle()

        #expect(inset == 20)
        #expect(navigation.navigationBar.isHidden)
        #expect(navigation.topViewController?.view.safeAreaInsets.top == 20)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func `pages are popped by a swipe below a hidden navigation bar`() {
        let tester = ViewTester()
        let navigation = UINavigationController()
        navigation.viewControllers = [UIViewController(), UIViewController()]
        tester.show(navigation)
        navigation.navigationBar.isHidden = true
        tester.pump()

        let touch = tester.touch(at: CGPoint(x: 5, y: 400))
        tester.move(touch, by: CGVector(dx: 300, dy: 0), over: 0.2)
        touch.lift()
        tester.settle()

        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `a toolbar stays hidden and gives its room away`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.isToolbarHidden = false
        tester.show(navigation)

        navigation.toolbar.isHidden = true
        tester.pump()
        let inset = navigation.topViewController?.view.safeAreaInsets.bottom
        navigation.pushViewController(UIViewController(), animated: true)
        tester.settle()

        #expect(inset == 0)
        #expect(navigation.toolbar.isHidden)
        #expect(!navigation.isToolbarHidden)
    }

    @Test(arguments: [true, false])
    func `a tab bar that is switched off slides down, and the content has its room`(animated: Bool) {
        let tester = ViewTester()
        let (tabs, navigation) = tester.showTabs()
        let content = navigation.viewControllers[0]

        tabs.setTabBarHidden(true, animated: animated)
        tester.pump(by: 0.05)
        let isHiddenMeanwhile = tabs.tabBar.isHidden
        tester.settle()
        let (isHidden, inset) = (tabs.tabBar.isHidden, content.view.safeAreaInsets.bottom)
        tabs.setTabBarHidden(false, animated: animated)
        tester.settle()

        #expect(isHiddenMeanwhile == !animated)
        #expect(isHidden)
        #expect(inset == 0)
        #expect(!tabs.isTabBarHidden && !tabs.tabBar.isHidden)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
        #expect(content.view.safeAreaInsets.bottom == 49)
    }
}
