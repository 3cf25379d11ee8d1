import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct TabChildrenTests {
    private let log = RecordingViewController.Log()

    @Test func `other children keep the selected one when it stays`() {
        let tester = ViewTester()
        let tabs = UITabBarController()
        let b = log.controller("B")
        tabs.viewControllers = [log.controller("A"), b]
        tabs.selectedIndex = 1
        tester.show(tabs)
        _ = log.drain()

        tabs.viewControllers = [b, log.controller("C")]

        #expect(log.drain() == ["C.willMove(parent)", "A.willMove(nil)", "C.didMove(parent)", "A.didMove(nil)"])
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.children.count == 2)
        tester.settle()
    }

    @Test(arguments: [true, false])
    func `with animation the tabs of other children fade, while the content changes at once`(animated: Bool) throws {
        let tester = ViewTester()
        let tabs = UITabBarController()
        let (a, b) = (log.controller("A"), log.controller("B"))
        (a.title, b.title) = ("A", "B")
        tabs.viewControllers = [a]
        tester.show(tabs)
        tester.pump()

        tabs.setViewControllers([b], animated: animated)
        let isShown = b.view.window != nil && a.view.window == nil
        tester.pump()
        tester.pump(by: 0.125)
        let label = try tester.view(.text("B"))
        let opacity = try #require(label.superview?.layer.presentation()).opacity
        tester.settle()

        #expect(isShown)
        #expect(animated ? opacity > 0.05 && opacity < 0.95 : opacity == 1)
    }

    @Test func `a removed selected child is replaced by the one at its index`() {
        let tester = ViewTester()
        let tabs = UITabBarController()
        tabs.viewControllers = [log.controller("A"), log.controller("B")]
        tester.show(tabs)
        _ = log.drain()

        tabs.viewControllers = [log.controller("C"), log.controller("D")]

        #expect(
            log.drain() == [
                "C.willMove(parent)", "D.willMove(parent)", "A.willMove(nil)", "B.willMove(nil)", "C.loadView",
                "C.viewDidLoad", "C.viewWillAppear(false)", "A.viewWillDisappear(false)", "C.viewIsAppearing(false)",
                "A.viewDidDisappear(false)", "C.viewDidAppear(false)", "C.didMove(parent)", "D.didMove(parent)",
                "A.didMove(nil)", "B.didMove(nil)",
            ])
        tester.settle()
    }

    @Test func `children without owners are freed when they are replaced`() {
        let tester = ViewTester()
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tester.show(tabs)
        tabs.selectedIndex = 1
        tester.settle()
        weak let first = tabs.viewControllers?.first
        weak let second = tabs.viewControllers?.last
        let wereHeld = first != nil && second != nil

        tabs.viewControllers = [UIViewController()]
        tester.settle()

        #expect(wereHeld)
        #expect(first == nil)
        #expect(second == nil)
    }

    @Test func `without children no tab is selected`() {
        let tabs = UITabBarController()

        #expect(tabs.viewControllers == nil)
        #expect(tabs.selectedIndex == NSNotFound)
        #expect(tabs.selectedViewController == nil)
    }

    @Test func `content reaches below the translucent bar and gets it as safe area`() {
        let tester = ViewTester()
        let content = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [content]

        tester.show(tabs)

        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
        #expect(content.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 49, right: 0))
    }

    @Test func `content ends above an opaque bar, and where it does not extend to the bottom`() {
        let tester = ViewTester()
        let content = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [content]
        tabs.tabBar.isTranslucent = false
        tester.show(tabs)
        let aboveOpaque = content.view.frame

        tabs.tabBar.isTranslucent = true
        content.edgesForExtendedLayout = .top
        tester.pump()

        #expect(aboveOpaque == CGRect(x: 0, y: 0, width: 375, height: 618))
        #expect(content.view.frame == aboveOpaque)
        #expect(content.view.safeAreaInsets.bottom == 0)
    }

    @Test func `a stack inside hands both bars to its content`() {
        let tester = ViewTester()
        let content = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: content)]

        tester.show(tabs)

        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    }

    @Test func `the bar is lower in compact height`() {
        let tester = ViewTester(size: CGSize(width: 667, height: 375))
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]

        tester.show(tabs)

        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 343, width: 667, height: 32))
    }

    @Test func `the selected child decides about orientations unless the delegate does`() {
        let tester = ViewTester()
        let tabs = UITabBarController()
        let delegate = TabOrientationDecider()
        let silent = SilentTabDelegate()
        tabs.viewControllers = [LandscapeViewController(), UIViewController()]

        let byFirst = tabs.supportedInterfaceOrientations
        tabs.delegate = silent
        let withSilentDelegate = tabs.supportedInterfaceOrientations
        tabs.selectedIndex = 1
        let bySecond = tabs.supportedInterfaceOrientations
        tabs.delegate = delegate
        let byDelegate = tabs.supportedInterfaceOrientations
        withExtendedLifetime(tester) {}

        #expect(byFirst == .landscape)
        #expect(withSilentDelegate == .landscape)
        #expect(bySecond == .allButUpsideDown)
        #expect(byDelegate == .portrait)
        #expect(tabs.childForStatusBarStyle === tabs.viewControllers?[1])
        #expect(tabs.childForStatusBarHidden === tabs.viewControllers?[1])
    }

    @Test func `a turn is refused in a tab whose stack stays upright and accepted in another`() {
        let tester = ViewTester()
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UprightNavigationController(rootViewController: UIViewController()), UIViewController(),
        ]
        tester.show(tabs)

        tester.resize(to: CGSize(width: 667, height: 375))
        let refused = tabs.view.bounds.size
        tester.resize(to: CGSize(width: 375, height: 667))
        tabs.selectedIndex = 1
        tester.resize(to: CGSize(width: 667, height: 375))

        #expect(refused == CGSize(width: 375, height: 667))
        #expect(tabs.view.bounds.size == CGSize(width: 667, height: 375))
        tester.settle()
    }

    @Test func `a switch does not turn the interface`() {
        let tester = ViewTester()
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), LandscapeViewController()]
        tester.show(tabs)

        tabs.selectedIndex = 1
        tester.settle()

        #expect(tabs.interfaceOrientation == .portrait)
        #expect(tabs.view.bounds.size == CGSize(width: 375, height: 667))
    }
}

private final class LandscapeViewController: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
}

private final class UprightNavigationController: UINavigationController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

private final class TabOrientationDecider: UITabBarControllerDelegate {
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .portrait }
}

private final class SilentTabDelegate: UITabBarControllerDelegate {}
