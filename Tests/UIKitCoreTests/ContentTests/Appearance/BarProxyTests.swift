import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct BarProxyTests {
    private var picture: UIImage { UIImage(systemName: "plus") ?? UIImage() }
    private let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]

    private func label(_ text: String, in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text { return label }
        for subview in view.subviews {
            if let found = label(text, in: subview) { return found }
        }
        return nil
    }

    /// Shows a page on another one.
    private func showPage(in tester: ViewTester, _ prepare: (UIViewController) -> Void = { _ in })
        -> UINavigationController
    {
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.title) = ("First", "Second")
        prepare(second)
        let navigation = UINavigationController()
        navigation.viewControllers = [first, second]
        tester.show(navigation)
        return navigation
    }

    @Test func `a navigation bar takes the older properties`() {
        let tester = ViewTester()
        let picture = picture
        let proxy = UINavigationBar.appearance()
        (proxy.barStyle, proxy.isTranslucent, proxy.barTintColor, proxy.tintColor) = (.black, false, .green, .yellow)
        (proxy.shadowImage, proxy.backIndicatorImage, proxy.backIndicatorTransitionMaskImage) = (
            picture, picture, picture
        )
        proxy.titleTextAttributes = red
        proxy.largeTitleTextAttributes = red
        proxy.prefersLargeTitles = true
        proxy.setBackgroundImage(picture, for: .default)
        proxy.setBackgroundImage(picture, for: .top, barMetrics: .compact)
        proxy.setTitleVerticalPositionAdjustment(3, for: .default)

        let bar = showPage(in: tester).navigationBar

        #expect(bar.barStyle == .black)
        #expect(!bar.isTranslucent)
        #expect([bar.barTintColor, bar.tintColor] == [.green, .yellow])
        #expect(bar.shadowImage === picture)
        #expect(bar.backIndicatorImage === picture && bar.backIndicatorTransitionMaskImage === picture)
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
        #expect(bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .red)
        #expect(bar.prefersLargeTitles)
        #expect(bar.backgroundImage(for: .default) === picture)
        #expect(bar.backgroundImage(for: .top, barMetrics: .compact) === picture)
        #expect(bar.backgroundImage(for: .top, barMetrics: .default) == nil)
        #expect(bar.titleVerticalPositionAdjustment(for: .default) == 3)
        #expect(label("Second", in: bar)?.textColor == .red)
    }

    @Test func `a navigation bar takes appearances`() {
        let tester = ViewTester()
        let appearance = UINavigationBarAppearance()
        appearance.titleTextAttributes = red
        let proxy = UINavigationBar.appearance()
        proxy.standardAppearance = appearance
        proxy.compactAppearance = appearance
        proxy.scrollEdgeAppearance = appearance
        proxy.compactScrollEdgeAppearance = appearance

        let bar = showPage(in: tester).navigationBar

        #expect(bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor == .red)
        #expect(bar.compactAppearance != nil && bar.scrollEdgeAppearance != nil)
        #expect(bar.compactScrollEdgeAppearance != nil)
        #expect(label("Second", in: bar)?.textColor == .red)
    }

    @Test func `bar buttons take their proxies' values, in the bars that these name`() throws {
        let tester = ViewTester()
        let inBar = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
        inBar.setTitleTextAttributes(red, for: .normal)
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .green
        UIBarButtonItem.appearance().tintColor = .purple
        let (right, own, low) = (UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
        (right.title, own.title, low.title) = ("Right", "Own", "Low")
        own.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)

        let navigation = showPage(in: tester) { page in
            page.navigationItem.rightBarButtonItems = [right, own]
            page.toolbarItems = [low]
        }
        navigation.setToolbarHidden(false, animated: false)
        tester.pump()

        #expect(label("Right", in: navigation.navigationBar)?.textColor == .red)
        #expect(label("Own", in: navigation.navigationBar)?.textColor == .blue)
        #expect(label("Low", in: navigation.toolbar)?.textColor == .green)
        #expect(right.tintColor == .purple)
        // Later settings apply to later items only.
        inBar.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
        right.title = "Turned"
        tester.pump()
        #expect(label("Turned", in: navigation.navigationBar)?.textColor == .red)
    }

    @Test func `bar buttons take backgrounds and offsets`() {
        let tester = ViewTester()
        let picture = picture
        let proxy = UIBarButtonItem.appearance()
        proxy.setBackgroundImage(picture, for: .normal, barMetrics: .default)
        proxy.setBackgroundImage(picture, for: .normal, style: .done, barMetrics: .compact)
        proxy.setBackgroundVerticalPositionAdjustment(1, for: .default)
        proxy.setTitlePositionAdjustment(UIOffset(horizontal: 2, vertical: 3), for: .default)
        proxy.setBackButtonBackgroundImage(picture, for: .normal, barMetrics: .default)
        proxy.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 4, vertical: 5), for: .default)
        proxy.setBackButtonBackgroundVerticalPositionAdjustment(6, for: .default)
        let item = UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil)

        _ = showPage(in: tester) { $0.navigationItem.rightBarButtonItem = item }

        #expect(item.backgroundImage(for: .normal, barMetrics: .default) === picture)
        #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .compact) === picture)
        #expect(item.backgroundImage(for: .normal, style: .plain, barMetrics: .compact) == nil)
        #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 1)
        #expect(item.titlePositionAdjustment(for: .default).vertical == 3)
        #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .default) === picture)
        #expect(item.backButtonTitlePositionAdjustment(for: .default).horizontal == 4)
        #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .default) == 6)
    }

    @Test func `a back button without an item takes the values of the bar button proxies`() {
        let tester = ViewTester()
        UIBarButtonItem.appearance().setTitleTextAttributes(red, for: .normal)
        UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
            UIOffset(horizontal: 0, vertical: -1000), for: .default)

        let bar = showPage(in: tester).navigationBar
        let word = label("First", in: bar)

        #expect(word?.textColor == .red)
        #expect(word?.frame.minY == -1000)
    }

    @Test func `a toolbar and a tab bar take theirs`() {
        let tester = ViewTester()
        let picture = picture
        let tool = UIToolbar.appearance()
        (tool.barStyle, tool.isTranslucent, tool.barTintColor) = (.black, false, .green)
        tool.setBackgroundImage(picture, forToolbarPosition: .any, barMetrics: .default)
        tool.setShadowImage(picture, forToolbarPosition: .bottom)
        (tool.standardAppearance, tool.compactAppearance) = (UIToolbarAppearance(), UIToolbarAppearance())
        (tool.scrollEdgeAppearance, tool.compactScrollEdgeAppearance) = (UIToolbarAppearance(), UIToolbarAppearance())
        let tabs = UITabBar.appearance()
        (tabs.barStyle, tabs.isTranslucent, tabs.barTintColor, tabs.tintColor) = (.black, false, .green, .yellow)
        (tabs.unselectedItemTintColor, tabs.backgroundImage, tabs.shadowImage) = (.red, picture, picture)
        (tabs.selectionIndicatorImage, tabs.itemPositioning) = (picture, .centered)
        (tabs.itemWidth, tabs.itemSpacing) = (50, 7)
        (tabs.standardAppearance, tabs.scrollEdgeAppearance) = (UITabBarAppearance(), UITabBarAppearance())

        let (toolbar, tabBar) = (UIToolbar(), UITabBar())
        tester.show(toolbar)
        tester.show(tabBar)

        #expect(toolbar.barStyle == .black && !toolbar.isTranslucent && toolbar.barTintColor == .green)
        #expect(toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === picture)
        #expect(toolbar.shadowImage(forToolbarPosition: .bottom) === picture)
        #expect(toolbar.compactAppearance != nil && toolbar.scrollEdgeAppearance != nil)
        #expect(toolbar.compactScrollEdgeAppearance != nil && !toolbar.appearances.isEmpty)
        #expect(tabBar.barStyle == .black && !tabBar.isTranslucent)
        #expect([tabBar.barTintColor, tabBar.tintColor, tabBar.unselectedItemTintColor] == [.green, .yellow, .red])
        #expect(tabBar.backgroundImage === picture && tabBar.shadowImage === picture)
        #expect(tabBar.selectionIndicatorImage === picture && tabBar.itemPositioning == .centered)
        #expect((tabBar.itemWidth, tabBar.itemSpacing) == (50, 7))
        #expect(tabBar.scrollEdgeAppearance != nil && !tabBar.appearances.isEmpty)
    }

    @Test func `tabs take titles, badges and offsets`() {
        let tester = ViewTester()
        let proxy = UITabBarItem.appearance()
        proxy.setTitleTextAttributes(red, for: .normal)
        proxy.setBadgeTextAttributes(red, for: .normal)
        (proxy.badgeColor, proxy.titlePositionAdjustment) = (.green, UIOffset(horizontal: 0, vertical: -2))
        let item = UITabBarItem(title: "Tab", image: nil, tag: 0)
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        bar.items = [item]

        tester.show(bar)

        #expect(label("Tab", in: bar)?.textColor == .red)
        #expect(item.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
        #expect(item.badgeColor == .green)
        #expect(item.titlePositionAdjustment.vertical == -2)
    }
}
