import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct BottomScrollEdgeTests {
    private static let size = CGSize(width: 375, height: 667)

    private func appearance<Appearance: UIBarAppearance>(_ make: () -> Appearance, _ color: UIColor) -> Appearance {
        let made = make()
        made.configureWithOpaqueBackground()
        made.backgroundColor = color
        return made
    }

    /// A page of a scroll view with content of a height.
    private func page(contentHeight: CGFloat) -> (UIViewController, UIScrollView) {
        let scrollView = UIScrollView(frame: CGRect(origin: .zero, size: Self.size))
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 375, height: contentHeight)
        let page = UIViewController()
        page.view.addSubview(scrollView)
        return (page, scrollView)
    }

    @Test func `a tab bar has its look at the edge while content is scrolled to its end`() {
        let tester = ViewTester()
        let (page, scrollView) = page(contentHeight: 2000)
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        tabs.tabBar.standardAppearance = appearance(UITabBarAppearance.init, .red)
        tabs.tabBar.scrollEdgeAppearance = appearance(UITabBarAppearance.init, .blue)
        tester.show(tabs)
        func color() -> UInt32? {
            tester.pump()
            return tester.pixel(x: 5, y: 660)
        }

        let atFirst = color()
        scrollView.contentOffset.y = 2000 - (667 - 49)
        let atEnd = color()
        scrollView.contentOffset.y -= 1
        let above = color()
        scrollView.contentSize.height = 300
        let short = color()

        #expect(atFirst == above)
        #expect(atEnd == short)
        #expect(atFirst != atEnd)
        tester.settle()
    }

    @Test func `a tab bar has its ground while content of any column lies below it`() {
        let tester = ViewTester(size: CGSize(width: 1024, height: 768), idiom: .pad)
        let (primary, left) = page(contentHeight: 2000)
        let (secondary, right) = page(contentHeight: 300)
        for (page, scrollView) in [(primary, left), (secondary, right)] { scrollView.frame = page.view.bounds }
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        let tabs = UITabBarController()
        tabs.viewControllers = [split, UIViewController()]
        tester.show(tabs)
        tester.settle()
        func showsBackground(_ change: () -> Void) -> Bool {
            change()
            tester.settle()
            return tabs.tabBar.subviews.first?.alpha == 1
        }
        func scrollToEnd(_ view: UIScrollView) {
            view.contentOffset.y = view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height
        }

        let states = [
            showsBackground {}, showsBackground { scrollToEnd(left) },
            showsBackground { right.contentSize.height = 2000 },
            showsBackground { scrollToEnd(right) }, showsBackground { left.contentOffset.y -= 100 },
            showsBackground { split.preferredDisplayMode = .secondaryOnly },
        ]

        #expect(states == [true, false, true, false, true, false])
    }

    @Test func `without a scroll edge appearance the backgrounds of tab bar and toolbar follow the content below them`()
    {
        let tester = ViewTester()
        let (page, scrollView) = page(contentHeight: 2000)
        let navigation = UINavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        tester.show(tabs)
        let backgrounds = [tabs.tabBar, navigation.toolbar].map { $0.subviews.first }
        let end = 2000 - (667 - 49 - 44)
        func alphas(at offset: CGFloat) -> [CGFloat?] {
            scrollView.contentOffset.y = offset
            tester.pump()
            return backgrounds.map { $0?.alpha }
        }

        let atFirst = backgrounds.map { $0?.alpha }
        let later = [end - 4, end, end + 30, end - 16].map { alphas(at: CGFloat($0)) }
        tabs.selectedIndex = 1
        tester.pump()

        #expect(atFirst == [1, 1])
        #expect(later == [[0.25, 0.25], [0, 0], [0, 0], [1, 1]])
        #expect(tabs.tabBar.subviews.first?.alpha == 0)
    }

    @Test func `content too short to reach the bar leaves it without a ground also when pulled down`() {
        let tester = ViewTester()
        let (page, scrollView) = page(contentHeight: 300)
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        tester.show(tabs)

        scrollView.contentOffset.y = -60
        tester.pump()

        #expect(tabs.tabBar.subviews.first?.alpha == 0)
    }

    @Test func `the grounds at the bottom change along with the pages of a push`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: page(contentHeight: 2000).0)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        tester.show(tabs)
        let background = tabs.tabBar.subviews.first
        func opacityAmid() -> Float {
            tester.pump()
            tester.pump(by: 0.1)
            defer { tester.settle() }
            return background?.layer.presentation()?.opacity ?? -1
        }

        navigation.pushViewController(UIViewController(), animated: true)
        let going = opacityAmid()
        let gone = background?.alpha
        navigation.pushViewController(page(contentHeight: 2000).0, animated: true)
        let coming = opacityAmid()
        let there = background?.alpha
        navigation.pushViewController(page(contentHeight: 2000).0, animated: true)
        let staying = opacityAmid()

        #expect(going > 0 && going < 1 && coming > 0 && coming < 1)
        #expect(gone == 0 && there == 1 && staying == 1)
    }

    @Test func `a tab without a scroll view has the scroll edge appearance`() {
        let tester = ViewTester()
        let (page, _) = page(contentHeight: 2000)
        let tabs = UITabBarController()
        tabs.viewControllers = [page, UIViewController()]
        tabs.tabBar.standardAppearance = appearance(UITabBarAppearance.init, .red)
        tabs.tabBar.scrollEdgeAppearance = appearance(UITabBarAppearance.init, .blue)
        tester.show(tabs)
        let scrolled = tester.pixel(x: 5, y: 660)

        tabs.selectedIndex = 1
        tester.pump()

        #expect(tester.pixel(x: 5, y: 660) != scrolled)
    }

    @Test func `a toolbar follows the scroll view of the top page, or the one that it names`() {
        let tester = ViewTester()
        let (first, _) = page(contentHeight: 300)
        let (second, scrollView) = page(contentHeight: 300)
        let named = UIScrollView(frame: CGRect(origin: .zero, size: Self.size))
        named.contentSize = CGSize(width: 375, height: 2000)
        second.view.addSubview(named)
        let navigation = UINavigationController(rootViewController: first)
        navigation.isToolbarHidden = false
        navigation.toolbar.standardAppearance = appearance(UIToolbarAppearance.init, .red)
        navigation.toolbar.scrollEdgeAppearance = appearance(UIToolbarAppearance.init, .blue)
        tester.show(navigation)
        let short = tester.pixel(x: 5, y: 660)

        navigation.pushViewController(second, animated: false)
        tester.settle()
        let unnamed = tester.pixel(x: 5, y: 660)
        second.setContentScrollView(named, for: .bottom)
        tester.settle()

        #expect(unnamed == short)
        #expect(second.contentScrollView(for: .bottom) === named)
        #expect(second.contentScrollView(for: .top) == nil)
        #expect(tester.pixel(x: 5, y: 660) != short)
        #expect(scrollView.window != nil)
    }
}
