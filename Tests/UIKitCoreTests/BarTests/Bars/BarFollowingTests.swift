import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Which content bars follow to know whether they need a ground.
@Suite(.application) struct BarFollowingTests {
    private func scrollView(top: CGFloat = 0) -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: top, width: 375, height: 667 - top))
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 375, height: 2000)
        return scrollView
    }

    private func page(_ content: UIView?) -> UIViewController {
        let page = UIViewController()
        if let content { page.view.addSubview(content) }
        return page
    }

    private func alpha(of bar: UIView, in tester: ViewTester) -> CGFloat? {
        tester.pump()
        return bar.subviews.first?.alpha
    }

    @Test func `a toolbar that appears over content at its end has its background`() {
        let tester = ViewTester()
        let content = scrollView()
        let navigation = UINavigationController(rootViewController: page(content))
        tester.show(navigation)
        content.contentOffset.y = 2000 - 667

        navigation.setToolbarHidden(false, animated: false)

        #expect(alpha(of: navigation.toolbar, in: tester) == 1)
    }

    @Test func `content without inset adjustment scrolls below the bar too`() {
        let tester = ViewTester()
        let content = scrollView()
        content.contentInsetAdjustmentBehavior = .never
        let navigation = UINavigationController(rootViewController: page(content))
        tester.show(navigation)
        let atRest = alpha(of: navigation.navigationBar, in: tester)

        content.contentOffset.y = 100

        #expect(atRest == 0)
        #expect(alpha(of: navigation.navigationBar, in: tester) == 1)
    }

    @Test func `content that begins below the bar leaves that clear`() {
        let tester = ViewTester()
        let content = scrollView(top: 164)
        let navigation = UINavigationController(rootViewController: page(content))
        tester.show(navigation)

        content.contentOffset.y = 100

        #expect(alpha(of: navigation.navigationBar, in: tester) == 0)
    }

    @Test func `scroll views may be added and removed later`() {
        let tester = ViewTester()
        let root = page(nil)
        let navigation = UINavigationController(rootViewController: root)
        tester.show(navigation)
        let content = scrollView()

        root.view.addSubview(content)
        tester.pump()
        content.contentOffset.y = 100
        let scrolled = alpha(of: navigation.navigationBar, in: tester)
        content.removeFromSuperview()

        #expect(scrolled == 1)
        #expect(alpha(of: navigation.navigationBar, in: tester) == 0)
    }

    @Test func `scrolling and removal while the page was covered take effect when it is shown again`() {
        let tester = ViewTester()
        let content = scrollView()
        let navigation = UINavigationController(rootViewController: page(content))
        tester.show(navigation)
        content.contentOffset.y = 300
        navigation.pushViewController(page(nil), animated: false)
        tester.pump()

        content.contentOffset.y = -64
        navigation.popViewController(animated: false)
        let atTop = alpha(of: navigation.navigationBar, in: tester)
        content.contentOffset.y = 300
        tester.pump()
        navigation.pushViewController(page(nil), animated: false)
        tester.pump()
        content.removeFromSuperview()
        navigation.popViewController(animated: false)

        #expect(atTop == 0)
        #expect(alpha(of: navigation.navigationBar, in: tester) == 0)
    }

    @Test(arguments: [true, false])
    func `a bar around tabs follows the tab that is shown`(isNamed: Bool) {
        let tester = ViewTester()
        let (first, second) = (scrollView(), scrollView())
        let tabs = UITabBarController()
        tabs.viewControllers = [page(first), page(second), page(nil)]
        if isNamed {
            for (index, content) in [first, second].enumerated() {
                tabs.viewControllers?[index].setContentScrollView(content, for: .all)
            }
        }
        let navigation = UINavigationController(rootViewController: tabs)
        tester.show(navigation)
        let bar = navigation.navigationBar

        first.contentOffset.y = 300
        let scrolled = alpha(of: bar, in: tester)
        tabs.selectedIndex = 1
        let atTop = alpha(of: bar, in: tester)
        second.contentOffset.y = 300
        let secondScrolled = alpha(of: bar, in: tester)
        tabs.selectedIndex = 2
        let plain = alpha(of: bar, in: tester)
        tabs.selectedIndex = 0

        #expect(scrolled == 1 && atTop == 0 && secondScrolled == 1 && plain == 0)
        #expect(alpha(of: bar, in: tester) == 1)
    }

    @Test func `a tab bar follows pushes in a stack that is not its own child`() {
        let tester = ViewTester()
        let tabs = UITabBarController()
        let controllers = (0..<6).map { _ in UINavigationController(rootViewController: page(nil)) }
        tabs.viewControllers = controllers
        tester.show(tabs)
        tabs.selectedViewController = controllers[5]
        let plain = alpha(of: tabs.tabBar, in: tester)

        controllers[5].pushViewController(page(scrollView()), animated: false)
        tester.pump()

        #expect(plain == 0)
        #expect(alpha(of: tabs.tabBar, in: tester) == 1)
    }

    @Test func `a look for the edge of compact bars counts there only`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: page(scrollView()))
        navigation.navigationBar.compactScrollEdgeAppearance = UINavigationBarAppearance()
        tester.show(navigation)

        let upright = alpha(of: navigation.navigationBar, in: tester)
        tester.rotate(toTheLeft: true)
        tester.settle()

        #expect(upright == 0)
        #expect(alpha(of: navigation.navigationBar, in: tester) == 1)
    }
}
