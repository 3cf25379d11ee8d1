import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

/// Six controllers and more, where a phone has room for five tabs.
@Suite(.application) struct MoreTabsTests {
    private let log = RecordingViewController.Log()

    private func controllers(_ count: Int) -> [UIViewController] {
        (1...count).map { number in
            let controller = RecordingViewController("\(number)", log: log)
            controller.title = "Tab \(number)"
            return controller
        }
    }

    private func tabs(_ controllers: [UIViewController], in tester: ViewTester) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        tester.show(tabs)
        _ = log.drain()
        return tabs
    }

    @Test func `the fifth tab holds all controllers without a tab`() {
        let tester = ViewTester()

        let tabs = tabs(controllers(7), in: tester)

        #expect(tabs.tabBar.items?.map(\.title) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
        #expect(tabs.viewControllers?.count == 7)
        #expect(tabs.children.last === tabs.moreNavigationController)
        #expect(tabs.viewControllers?.prefix(4).allSatisfy { $0.parent === tabs } == true)
        #expect(tabs.viewControllers?.suffix(3).allSatisfy { $0.parent === tabs.moreNavigationController } == true)
        #expect(tabs.viewControllers?.last?.tabBarController === tabs)
    }

    @Test func `rows of the list are mirrored where one reads from the right`() throws {
        let tester = ViewTester(direction: .rightToLeft)
        let tabs = tabs(controllers(6), in: tester)

        tabs.selectedViewController = tabs.moreNavigationController
        tester.settle()

        let row = try #require(tester.view(.descendant(of: .type(MoreRow.self), matching: .text("Tab 5"))).superview)
        let label = try #require(row.subviews.compactMap { $0 as? UILabel }.first)
        let chevron = try #require(row.subviews.compactMap { $0 as? UIImageView }.last)
        #expect(abs(label.frame.maxX - (375 - 16)) < 0.01)
        #expect(chevron.frame.minX == 16)
        #expect(abs((row.subviews.last?.frame.maxX ?? 0) - (375 - 16)) < 0.01)
    }

    @Test func `children are linked once when they are set`() {
        let tester = ViewTester()
        tester.pump()
        let tabs = UITabBarController()

        tabs.viewControllers = controllers(6)

        #expect(log.drain().count == 12)
        #expect(tabs.children.count == 5)
    }

    @Test func `a pad has room for eight`() {
        let tester = ViewTester(size: CGSize(width: 1024, height: 768), idiom: .pad)

        let eight = tabs(controllers(8), in: tester).tabBar.items?.map(\.title).last
        let nine = tabs(controllers(9), in: tester).tabBar.items?.map(\.title)

        #expect(eight == "Tab 8")
        #expect(nine?.count == 8 && nine?.last == "More")
    }

    @Test func `a controller without a tab is shown on top of the list when the app selects it`() {
        let tester = ViewTester()
        let tabs = tabs(controllers(6), in: tester)

        tabs.selectedIndex = 5
        tester.settle()

        #expect(tabs.selectedViewController === tabs.viewControllers?[5])
        #expect(tabs.selectedIndex == 5)
        #expect(tabs.tabBar.selectedItem?.title == "More")
        #expect(tabs.viewControllers?[5].view.window === tester.window)
        #expect(tabs.viewControllers?[5].navigationController === tabs.moreNavigationController)
        #expect(tabs.moreNavigationController.viewControllers.count == 2)
    }

    @Test func `the list leads to each of them and back`() throws {
        let tester = ViewTester()
        let tabs = tabs(controllers(6), in: tester)
        let delegate = ChoiceRecorder()
        tabs.delegate = delegate

        try tester.tap(.text("More"))
        tester.settle()
        let list = (tester.drawnTexts.filter { $0.hasPrefix("Tab") }, tabs.selectedIndex)
        try tester.tap(.text("Tab 6"))
        tester.settle()
        let (chosen, isShown) = (tabs.selectedIndex, tabs.viewControllers?[5].view.window != nil)
        tester.tap(at: CGPoint(x: 20, y: 42))
        tester.settle()

        #expect(list.0.contains("Tab 5") && list.0.contains("Tab 6"))
        #expect(list.1 == NSNotFound)
        #expect(chosen == 5 && isShown)
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        #expect(tabs.viewControllers?[5].parent === tabs.moreNavigationController)
        #expect(delegate.calls == ["should More", "did More", "should Tab 6", "did Tab 6"])
    }

    @Test func `a second tap on the last tab pops to the list`() throws {
        let tester = ViewTester()
        let tabs = tabs(controllers(6), in: tester)
        tabs.selectedIndex = 4
        tester.settle()

        try tester.tap(.view(tabs.tabBar.subviews[5]))
        tester.settle()

        #expect(tabs.moreNavigationController.viewControllers.count == 1)
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
    }

    @Test func `another tab and back restores the page that was shown`() throws {
        let tester = ViewTester()
        let tabs = tabs(controllers(6), in: tester)
        tabs.selectedIndex = 5
        tester.settle()

        tabs.selectedIndex = 0
        tester.settle()
        try tester.tap(.view(tabs.tabBar.subviews[5]))
        tester.settle()

        #expect(tabs.selectedIndex == 5)
        #expect(tabs.viewControllers?[5].view.window === tester.window)
    }

    @Test func `a stack among them shows its own bar, which leads back to the list`() throws {
        let tester = ViewTester()
        let (root, pushed) = (UIViewController(), UIViewController())
        (root.title, pushed.title) = ("Root", "Pushed")
        let inner = UINavigationController(rootViewController: root)
        let tabs = tabs(controllers(5) + [inner], in: tester)
        tabs.selectedIndex = 5
        tester.settle()
        let bars = (tabs.moreNavigationController.navigationBar.isHidden, inner.navigationBar.backItem?.title)
        let inset = root.view.safeAreaInsets.top

        inner.pushViewController(pushed, animated: true)
        tester.settle()
        tester.tap(at: CGPoint(x: 20, y: 42))
        tester.settle()
        let inStack = (inner.viewControllers.count, tabs.moreNavigationController.viewControllers.count)
        tester.tap(at: CGPoint(x: 20, y: 42))
        tester.settle()

        #expect(bars == (true, "More"))
        #expect(inset == 64)
        #expect(inStack == (1, 2))
        #expect(tabs.moreNavigationController.viewControllers.count == 1)
        #expect(!tabs.moreNavigationController.navigationBar.isHidden)
        #expect(inner.parent === tabs.moreNavigationController)
        #expect(inner.view.window == nil)
    }

    @Test func `a finger from the edge leads out of the inner stack first, and then back to the list`() {
        let tester = ViewTester()
        let inner = UINavigationController(rootViewController: UIViewController())
        let tabs = tabs(controllers(5) + [inner], in: tester)
        tabs.selectedIndex = 5
        inner.pushViewController(UIViewController(), animated: false)
        tester.settle()
        var depths: [Int] = []

        for _ in 0..<2 {
            let touch = tester.touch(at: CGPoint(x: 5, y: 300))
            tester.move(touch, by: CGVector(dx: 280, dy: 0), over: 0.2)
            tester.pump(by: 0.2)
            touch.lift()
            tester.settle()
            depths.append(inner.viewControllers.count + tabs.moreNavigationController.viewControllers.count)
        }

        #expect(depths == [3, 2])
    }

    @Test func `with room for all again the list is removed, and the selection stays`() {
        let tester = ViewTester()
        let all = controllers(6)
        let tabs = tabs(all, in: tester)
        tabs.selectedIndex = 5
        tester.settle()

        tabs.viewControllers = Array(all.dropFirst())
        tester.settle()

        #expect(tabs.tabBar.items?.count == 5)
        #expect(tabs.selectedIndex == 4)
        #expect(all.dropFirst().allSatisfy { $0.parent === tabs })
        #expect(tabs.children.count == 5)
        #expect(all[5].view.window === tester.window)
        #expect(tabs.moreNavigationController.parent == nil)
        #expect(all[0].parent == nil)
    }

    @Test func `a selected controller that loses its tab appears anew, on top of the list`() {
        let tester = ViewTester()
        let all = controllers(6)
        let tabs = tabs(Array(all.prefix(5)), in: tester)
        tabs.selectedIndex = 4
        tester.settle()
        _ = log.drain()

        tabs.viewControllers = all
        tester.settle()

        let appearances = log.drain().filter { $0.hasPrefix("5.view") }
        #expect(
            appearances == [
                "5.viewWillDisappear(false)", "5.viewDidDisappear(false)", "5.viewWillAppear(false)",
                "5.viewIsAppearing(false)", "5.viewDidAppear(false)",
            ])
        #expect(all[4].view.window === tester.window)
        #expect(all[4].parent === tabs.moreNavigationController)
    }

    @Test func `a controller that removes itself is removed from the list`() {
        let tester = ViewTester()
        let all = controllers(7)
        let tabs = tabs(all, in: tester)
        tabs.selectedIndex = 6
        tester.settle()

        all[6].willMove(toParent: nil)
        all[6].removeFromParent()
        tester.settle()

        #expect(tabs.viewControllers?.count == 6)
        #expect(all[6].parent == nil)
        #expect(all[6].view.window == nil)
        #expect(tabs.selectedIndex == 0)
    }

    @Test func `controllers without owners are freed, shown or not`() {
        let tester = ViewTester()
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<6).map { _ in UIViewController() }
        tester.show(tabs)
        tabs.selectedIndex = 5
        tester.settle()
        weak let shown = tabs.viewControllers?[5]
        weak let waiting = tabs.viewControllers?[4]

        tabs.viewControllers = [UIViewController()]
        tester.settle()

        #expect(shown == nil)
        #expect(waiting == nil)
    }
}

private final class ChoiceRecorder: UITabBarControllerDelegate {
    var calls: [String] = []

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        calls.append("should \(viewController.tabBarItem.title ?? "")")
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        calls.append("did \(viewController.tabBarItem.title ?? "")")
    }
}
