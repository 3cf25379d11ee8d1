import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct BarAppearanceTests {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

    private func opaque(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        return appearance
    }

    /// A page whose content has been scrolled to an offset.
    private func page(scrolledTo offset: CGFloat) -> (UIViewController, UIScrollView) {
        let page = UIViewController()
        page.title = "Title"
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 375, height: 3000)
        page.view.addSubview(scrollView)
        scrollView.contentOffset.y = offset
        return (page, scrollView)
    }

    /// A stack of one page, whose content has scrolled below the bar or ends at its edge.
    private func navigation(
        in tester: ViewTester, scrolledTo offset: CGFloat = 500
    ) -> (UINavigationController, UIScrollView) {
        let (page, scrollView) = page(scrolledTo: offset)
        let navigation = UINavigationController(rootViewController: page)
        tester.show(navigation)
        return (navigation, scrollView)
    }

    private func color(of text: String, in tester: ViewTester) throws -> UIColor? {
        (try tester.view(.text(text)) as? UILabel)?.textColor
    }

    @Test func `the presets are a blur with a line, a colour with a line, and fully transparent`() {
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

    @Test func `a bar copies its appearance, and shows changes of the appearance that it returns`() {
        let tester = ViewTester()
        let (navigation, _) = navigation(in: tester)
        let appearance = opaque(red)

        navigation.navigationBar.standardAppearance = appearance
        appearance.backgroundColor = green
        tester.pump()
        let first = tester.frameText
        navigation.navigationBar.standardAppearance.backgroundColor = green
        tester.pump()

        #expect(first.contains("BarBackgroundContent 0,0,375,64 fill #FF0000") && !first.contains("#00FF00"))
        #expect(tester.frameText.contains("BarBackgroundContent 0,0,375,64 fill #00FF00"))
        #expect(!tester.frameText.contains("backdrop"))
    }

    @Test func `reading the standard appearance leaves the bar as it is`() {
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
        let (next, _) = page(scrolledTo: 500)
        next.navigationItem.standardAppearance = opaque(green)

        navigation.pushViewController(next, animated: false)
        tester.pump()
        let pushed = tester.frameText
        navigation.popViewController(animated: false)
        tester.pump()

        #expect(pushed.contains("fill #00FF00") && !pushed.contains("fill #FF0000"))
        #expect(tester.frameText.contains("fill #FF0000"))
    }

    @Test func `a bar of the app's own shows an item's appearance when the item is pushed without animation`() {
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

    @Test func `without a scroll edge appearance the background fades in with the content below the bar`() {
        let tester = ViewTester()
        let (navigation, scrollView) = navigation(in: tester, scrolledTo: 0)
        let background = navigation.navigationBar.subviews.first
        func alpha(at offset: CGFloat) -> CGFloat? {
            scrollView.contentOffset.y = offset
            tester.pump()
            return background?.alpha
        }

        let atFirst = background?.alpha
        let alphas = [-60, -56, -48, 300, -64, -90].map(alpha)

        #expect(atFirst == 0)
        #expect(alphas == [0.25, 0.5, 1, 1, 0, 0])
    }

    @Test
    func `a page's initial scroll position decides at once about the bar's background`() {
        let tester = ViewTester()
        let (navigation, _) = navigation(in: tester)
        let background = navigation.navigationBar.subviews.first
        let scrolled = background?.alpha

        navigation.pushViewController(UIViewController(), animated: false)
        tester.pump()
        let plain = background?.alpha
        navigation.pushViewController(page(scrolledTo: 8 - 64).0, animated: false)
        tester.pump()
        let begun = background?.alpha
        navigation.popToRootViewController(animated: false)
        tester.pump()

        #expect([scrolled, plain, begun, background?.alpha] == [1, 0, 0.5, 1])
    }

    @Test func `the ground fades with the pages of a push, and keeps its look meanwhile`() {
        let tester = ViewTester()
        let (navigation, _) = navigation(in: tester)
        navigation.navigationBar.standardAppearance = opaque(red)
        tester.pump()
        let background = navigation.navigationBar.subviews.first

        let plain = UIViewController()
        plain.navigationItem.standardAppearance = opaque(green)
        navigation.pushViewController(plain, animated: true)
        tester.pump()
        tester.pump(by: 0.1)
        let opacity = background?.layer.presentation()?.opacity ?? 1
        let between = tester.frameText
        tester.settle()

        #expect(opacity > 0 && opacity < 1)
        #expect(between.contains("fill #FF0000") && !between.contains("fill #00FF00"))
        #expect(!tester.frameText.contains("fill #FF0000"))
        #expect(background?.alpha == 0)
    }

    @Test(arguments: [false, true])
    func `a bar that is opaque, or that has a colour, keeps its ground at the edge`(hasColor: Bool) {
        let tester = ViewTester()
        let (navigation, _) = navigation(in: tester, scrolledTo: 0)

        if hasColor {
            navigation.navigationBar.barTintColor = red
        } else {
            navigation.navigationBar.isTranslucent = false
        }
        tester.pump()

        #expect(navigation.navigationBar.subviews.first?.alpha == 1)
        #expect(tester.frameText.contains(hasColor ? "fill #FF0000/85%" : "fill #F9F9F9"))
    }

    @Test func `the scroll edge's appearance counts while no content is below the bar`() {
        let tester = ViewTester()
        let (navigation, scrollView) = navigation(in: tester, scrolledTo: 0)
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
        let (navigation, _) = navigation(in: tester, scrolledTo: 0)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.navigationBar.standardAppearance = opaque(red)
        tester.pump()
        let background = navigation.navigationBar.subviews.first
        let clear = background?.alpha

        navigation.navigationBar.scrollEdgeAppearance = opaque(green)
        tester.pump()

        #expect(clear == 0)
        #expect(background?.alpha == 1)
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
