import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite struct BarAppearanceTests {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

    private func opaque(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        return appearance
    }

    private func navigation(in tester: ViewTester) -> (UINavigationController, UIScrollView) {
        let page = UIViewController()
        page.title = "Title"
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        scrollView.contentSize = CGSize(width: 375, height: 3000)
        page.view.addSubview(scrollView)
        let navigation = UINavigationController(rootViewController: page)
        tester.show(navigation)
        return (navigation, scrollView)
    }

    private func color(of text: String, in tester: ViewTester) throws -> UIColor? {
        (try tester.view(.text(text)) as? UILabel)?.textColor
    }

    @Test func `the presets have a blur with a line, a colour with a line, and nothing`() {
        let (plain, opaque, clear) = (UIBarAppearance(), UIBarAppearance(), UIBarAppearance())

        opaque.configureWithOpaqueBackground()
        clear.configureWithTransparentBackground()

        #expect(plain.backgroundEffect != nil && plain.backgroundColor == nil && plain.shadowColor != nil)
        #expect(opaque.backgroundEffect == nil && opaque.backgroundColor != nil && opaque.shadowColor != nil)
        #expect(clear.backgroundEffect == nil && clear.backgroundColor == nil && clear.shadowColor == nil)
    }

    @Test func `an appearance keeps a copy of a part, so that two can be given the same one`() {
        let part = UIBarButtonItemAppearance()
        let (first, second) = (UINavigationBarAppearance(), UIToolbarAppearance())
        (first.buttonAppearance, second.buttonAppearance) = (part, part)

        part.normal.titleTextAttributes = [.foregroundColor: red]
        first.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: green]

        #expect(first.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == green)
        #expect(second.buttonAppearance.normal.titleTextAttributes.isEmpty)
    }

    @Test func `a bar keeps a copy, and shows what is changed in the one that it gives back`() {
        let tester = ViewTester()
        let (navigation, _) = navigation(in: tester)
        let appearance = opaque(red)

        navigation.navigationBar.standardAppearance = appearance
        appearance.backgroundColor = green
        tester.pump()
        let first = tester.frameText
        navigation.navigationBar.standardAppearance.backgroundColor = green
        tester.pump()

        #expect(first.contains("BarGround 0,0,375,64 fill #FF0000") && !first.contains("#00FF00"))
        #expect(tester.frameText.contains("BarGround 0,0,375,64 fill #00FF00"))
        #expect(!tester.frameText.contains("backdrop"))
    }

    @Test func `reading the standard appearance changes nothing`() {
        let tester = ViewTester()
        let (navigation, _) = navigation(in: tester)
        navigation.navigationBar.barTintColor = red
        tester.pump()
        let before = tester.frameText

        _ = navigation.navigationBar.standardAppearance.backgroundColor
        navigation.navigationBar.setNeedsLayout()
        tester.pump()

        #expect(tester.frameText == before)
    }

    @Test func `content reaches below a bar with an opaque appearance`() {
        let tester = ViewTester()
        let (navigation, _) = navigation(in: tester)

        navigation.navigationBar.standardAppearance = opaque(red)
        tester.pump()

        #expect(navigation.topViewController?.view.frame.minY == 0)
        #expect(navigation.topViewController?.view.safeAreaInsets.top == 64)
    }

    @Test func `an item's appearance counts while the item is shown`() {
        let tester = ViewTester()
        let (navigation, _) = navigation(in: tester)
        navigation.navigationBar.standardAppearance = opaque(red)
        let next = UIViewController()
        next.navigationItem.standardAppearance = opaque(green)

        navigation.pushViewController(next, animated: false)
        tester.pump()
        let pushed = tester.frameText
        navigation.popViewController(animated: false)
        tester.pump()

        #expect(pushed.contains("fill #00FF00") && !pushed.contains("fill #FF0000"))
        #expect(tester.frameText.contains("fill #FF0000"))
    }

    @Test func `a bar of the app's own shows an item's appearance when the item comes at once`() {
        let tester = ViewTester()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        tester.show(bar)
        let (plain, special) = (UINavigationItem(title: "Plain"), UINavigationItem(title: "Special"))
        special.standardAppearance = opaque(red)
        bar.items = [plain]
        tester.pump()

        bar.pushItem(special, animated: false)
        tester.pump()
        let pushed = tester.frameText
        bar.popItem(animated: false)
        tester.pump()

        #expect(pushed.contains("fill #FF0000"))
        #expect(!tester.frameText.contains("fill #FF0000"))
    }

    @Test func `the scroll edge's appearance counts while no content is below the bar`() {
        let tester = ViewTester()
        let (navigation, scrollView) = navigation(in: tester)
        navigation.navigationBar.standardAppearance = opaque(red)
        navigation.navigationBar.scrollEdgeAppearance = opaque(green)
        tester.pump()
        let atEdge = tester.frameText

        scrollView.contentOffset.y = 0
        tester.pump()
        let scrolled = tester.frameText
        scrollView.contentOffset.y = -64
        tester.pump()

        #expect(atEdge.contains("fill #00FF00"))
        #expect(scrolled.contains("fill #FF0000"))
        #expect(tester.frameText == atEdge)
    }

    @Test func `in compact height the compact appearance counts`() {
        let tester = ViewTester()
        let (navigation, _) = navigation(in: tester)
        navigation.navigationBar.standardAppearance = opaque(red)
        navigation.navigationBar.compactAppearance = opaque(green)

        tester.rotate(toTheLeft: true)
        tester.settle()

        #expect(tester.frameText.contains("fill #00FF00"))
    }

    @Test func `behind a large title there is a ground only when the scroll edge has one`() {
        let tester = ViewTester()
        let (navigation, _) = navigation(in: tester)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.navigationBar.standardAppearance = opaque(red)
        tester.pump()
        let ground = navigation.navigationBar.subviews.first
        let clear = ground?.alpha

        navigation.navigationBar.scrollEdgeAppearance = opaque(green)
        tester.pump()

        #expect(clear == 0)
        #expect(ground?.alpha == 1)
        #expect(tester.frameText.contains("fill #00FF00"))
    }

    @Test func `titles and buttons take their attributes, items' own first`() throws {
        let tester = ViewTester()
        let (navigation, _) = navigation(in: tester)
        let item = navigation.topViewController?.navigationItem
        let own = UIBarButtonItem(title: "Own")
        own.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
        item?.rightBarButtonItems = [UIBarButtonItem(title: "Plain"), own]
        item?.leftBarButtonItem = UIBarButtonItem(title: "Ready", style: .done, target: nil, action: nil)
        let appearance = UINavigationBarAppearance()
        appearance.titleTextAttributes = [.foregroundColor: red]
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: green]
        appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: red]

        navigation.navigationBar.standardAppearance = appearance
        tester.pump()

        #expect(try color(of: "Title", in: tester) == red)
        #expect(try color(of: "Plain", in: tester) == green)
        #expect(try color(of: "Own", in: tester) == .blue)
        #expect(try color(of: "Ready", in: tester) == red)
    }

    @Test func `tabs take their colours by state`() throws {
        let tester = ViewTester()
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        tester.show(tabs)
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: red]
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: green]

        tabs.tabBar.standardAppearance = appearance
        tester.pump()

        #expect(try color(of: "One", in: tester) == green)
        #expect(try color(of: "Two", in: tester) == red)
        #expect(!tester.frameText.contains("backdrop"))
    }

    @Test func `a toolbar takes ground and buttons from its appearance`() throws {
        let tester = ViewTester()
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 600, width: 375, height: 44))
        toolbar.items = [UIBarButtonItem(title: "Plain")]
        tester.show(toolbar)
        let appearance = UIToolbarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = red
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: green]

        toolbar.standardAppearance = appearance
        tester.pump()

        #expect(tester.frameText.contains("fill #FF0000"))
        #expect(try color(of: "Plain", in: tester) == green)
    }
}
