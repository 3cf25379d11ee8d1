import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
import UIFoundation
import UIKitTesting

/// Tab bars in regular width.
@Suite(.application) struct WideTabBarTests {
    private let wide = CGSize(width: 834, height: 1112)

    private func buttons(of bar: UITabBar) -> [TabButton] { bar.subviews.compactMap { $0 as? TabButton } }

    private func tabs(_ count: Int, in tester: ViewTester) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<count).map { index in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: "T\(index)", image: UIImage(systemName: "star"), tag: index)
            return controller
        }
        tester.show(tabs)
        return tabs
    }

    @Test func `tabs are 76 wide, 34 apart and in the middle`() {
        let tester = ViewTester(size: wide, idiom: .pad)

        let tabs = tabs(3, in: tester)

        // 3 × 76 and 2 × 34 are 296, which leaves 538 of 834.
        #expect(buttons(of: tabs.tabBar).map(\.frame.minX) == [269, 379, 489])
        #expect(buttons(of: tabs.tabBar).map(\.frame.width) == [76, 76, 76])
    }

    @Test func `titles are beside pictures, and a longer title makes all tabs wider`() throws {
        let tester = ViewTester(size: wide, idiom: .pad)
        let tabs = tabs(2, in: tester)
        let button = buttons(of: tabs.tabBar)[0]
        let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
        let icon = try #require(button.subviews.compactMap { $0 as? UIImageView }.first)
        let isBeside = label.frame.minX > icon.frame.maxX && abs(label.frame.midY - icon.frame.midY) < 1

        tabs.tabBar.items?[0].title = "A long title"
        tester.pump()
        let widths = buttons(of: tabs.tabBar).map(\.frame.width)

        #expect(isBeside)
        #expect(widths[0] > 76 && widths[0] == widths[1])
        #expect(label.frame.width == label.sizeThatFits(CGSize(width: 1000, height: 49)).width)
    }

    @Test func `item width, item spacing and positioning of the app are obeyed`() {
        let tester = ViewTester(size: wide, idiom: .pad)
        let tabs = tabs(2, in: tester)

        (tabs.tabBar.itemWidth, tabs.tabBar.itemSpacing) = (100, 10)
        tester.pump()
        let own = buttons(of: tabs.tabBar).map(\.frame)
        tabs.tabBar.itemPositioning = .fill
        tester.pump()

        // 2 × 100 and 10 are 210, which leaves 624.
        #expect(own.map(\.minX) == [312, 422])
        #expect(own.map(\.width) == [100, 100])
        #expect(buttons(of: tabs.tabBar).map(\.frame.width) == [417, 417])
    }

    @Test func `too many for the middle share the bar`() {
        let layout = TabBarLayout(centering: 76, spacing: 34, in: 300, count: 3)

        // 296 fit, 406 do not.
        #expect(layout.places.map(\.lowerBound) == [2, 112, 222])
        #expect(
            TabBarLayout(centering: 76, spacing: 34, in: 400, count: 4).places.map(\.lowerBound) == [0, 100, 200, 300])
    }

    @Test func `the appearance of tabs beside their pictures counts`() throws {
        let tester = ViewTester(size: wide, idiom: .pad)
        let tabs = tabs(2, in: tester)
        let appearance = UITabBarAppearance()
        appearance.inlineLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemRed]

        tabs.tabBar.standardAppearance = appearance
        tester.pump()

        let label = try #require(buttons(of: tabs.tabBar)[1].subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.textColor == .systemGreen)
    }

    @Test func `the width says how many tabs there are before the last leads to more`() {
        let tester = ViewTester(size: wide, idiom: .pad)
        let tabs = tabs(6, in: tester)
        let inRegular = tabs.tabBar.items?.map(\.title)
        tabs.selectedIndex = 5

        tester.resize(to: CGSize(width: 400, height: 1000))
        tester.settle()
        let (inCompact, selected) = (tabs.tabBar.items?.map(\.title), tabs.selectedIndex)
        let parent = tabs.viewControllers?[5].parent
        let isShown = tabs.viewControllers?[5].view.window === tester.window
        tester.resize(to: wide)
        tester.settle()

        #expect(inRegular == ["T0", "T1", "T2", "T3", "T4", "T5"])
        #expect(inCompact == ["T0", "T1", "T2", "T3", "More"])
        #expect(selected == 5)
        #expect(parent === tabs.moreNavigationController)
        #expect(isShown)
        #expect(tabs.tabBar.items?.count == 6)
        #expect(tabs.selectedIndex == 5)
        #expect(tabs.viewControllers?[5].parent === tabs)
        #expect(tabs.viewControllers?[5].view.window === tester.window)
    }

    @Test func `a title is moved as its item says`() throws {
        let tester = ViewTester()
        let tabs = tabs(1, in: tester)
        let label = try #require(buttons(of: tabs.tabBar)[0].subviews.compactMap { $0 as? UILabel }.first)
        let before = label.frame

        tabs.tabBar.items?[0].titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -4)
        tester.pump()

        #expect(label.frame == before.offsetBy(dx: 3, dy: -4))
    }

    @Test func `every usual tab has a title and a picture`() {
        for value in 0...11 {
            let item = UITabBarItem.SystemItem(rawValue: value).map { UITabBarItem(tabBarSystemItem: $0, tag: value) }

            #expect(item?.title?.isEmpty == false)
            #expect(item?.image != nil, "\(value)")
            #expect(item?.tag == value)
        }
    }
}
