import CoreGraphics
import Foundation
import QuartzCore
import Testing
@testable import UIKitCore
import UIFoundation
import UIKitTesting

@Suite(.application) struct ToolbarTests {
    private func page(_ titles: String...) -> UIViewController {
        let controller = UIViewController()
        controller.toolbarItems = titles.map { UIBarButtonItem(title: $0) }
        return controller
    }

    private func navigation(_ pages: UIViewController..., in tester: ViewTester) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = pages
        navigation.isToolbarHidden = false
        tester.show(navigation)
        return navigation
    }

    @Test func `items are arranged from left to right, and flexible spaces share the remaining width`() {
        // 320 wide, 16 at both sides: 288 for two items of 40, one fixed space of 20 and two flexible ones.
        let layout = ToolbarLayout([.item(40), .flexible, .item(40), .fixed(20), .flexible], width: 320)

        #expect(layout.places.map(\.x) == [16, 56, 150, 190, 210])
        #expect(layout.places.map(\.width) == [40, 94, 40, 20, 94])
    }

    @Test func `items beside each other are eight points apart, and without flexible spaces they begin at the left`() {
        let layout = ToolbarLayout([.item(30), .item(30), .fixed(5), .item(30)], width: 320)

        #expect(layout.places.map(\.x) == [16, 54, 84, 89])
    }

    @Test func `where there is no room left flexible spaces have none`() {
        let layout = ToolbarLayout([.item(200), .flexible, .item(200)], width: 320)

        #expect(layout.places.map(\.x) == [16, 216, 216])
    }

    @Test func `the toolbar is hidden at first, and shown it is safe area`() {
        let tester = ViewTester()
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        tester.show(navigation)
        let first = (navigation.isToolbarHidden, navigation.toolbar.isHidden, content.view.safeAreaInsets.bottom)

        navigation.setToolbarHidden(false, animated: false)
        tester.pump()

        #expect(first == (true, true, 0))
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 623, width: 375, height: 44))
        #expect(content.view.safeAreaInsets.bottom == 44)
        #expect(content.view.frame.height == 667)
    }

    @Test func `above an opaque toolbar the view ends`() {
        let tester = ViewTester()
        let content = UIViewController()
        let navigation = navigation(content, in: tester)

        navigation.toolbar.isTranslucent = false
        tester.pump()

        #expect(content.view.frame == CGRect(x: 0, y: 0, width: 375, height: 623))
    }

    @Test func `animated it slides in 0.2 seconds`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: page("Add"))
        tester.show(navigation)

        navigation.setToolbarHidden(false, animated: true)
        tester.pump()
        tester.pump(by: 0.1)
        let shown = navigation.toolbar.layer.presentation()?.frame.minY ?? 0
        tester.settle()

        #expect(shown > 623 && shown < 667)
        #expect(navigation.toolbar.frame.minY == 623)
    }

    @Test func `it shows the items of the controller on top, which fade during a push`() {
        let tester = ViewTester()
        let (a, b) = (page("One"), page("Two"))
        let navigation = navigation(a, in: tester)
        let first = tester.drawnTexts

        navigation.pushViewController(b, animated: true)
        tester.pump(by: 0.15)
        let opacities = navigation.toolbar.subviews.dropFirst().map { $0.layer.presentation()?.opacity ?? 1 }
        tester.settle()

        #expect(first.contains("One"))
        #expect(opacities.count == 2 && opacities.allSatisfy { $0 > 0 && $0 < 1 })
        #expect(tester.drawnTexts.contains("Two") && !tester.drawnTexts.contains("One"))
        #expect(navigation.toolbar.subviews.count == 2)
    }

    @Test func `a pop cancelled by hand leaves the items`() {
        let tester = ViewTester()
        let navigation = navigation(page("One"), page("Two"), in: tester)
        let before = tester.frameText

        let touch = tester.touch(at: CGPoint(x: 5, y: 300))
        tester.move(touch, by: CGVector(dx: 100, dy: 0), over: 0.2)
        tester.pump(by: 0.2)
        touch.lift()
        tester.settle()

        #expect(navigation.toolbar.items?.first?.title == "Two")
        #expect(tester.frameText == before)
    }

    @Test func `items set on the top show at once or fade, those of others wait`() {
        let tester = ViewTester()
        let (a, b) = (page("One"), page("Two"))
        let navigation = navigation(a, b, in: tester)

        a.toolbarItems = [UIBarButtonItem(title: "Later")]
        b.setToolbarItems([UIBarButtonItem(title: "Now")], animated: true)
        tester.pump(by: 0.1)
        let during = navigation.toolbar.subviews.count
        tester.settle()

        #expect(during == 3)
        #expect(navigation.toolbar.items?.map(\.title) == ["Now"])
        #expect(navigation.toolbar.subviews.count == 2)
    }

    @Test func `a button of the toolbar is tapped`() throws {
        let tester = ViewTester()
        let controller = UIViewController()
        var taps = 0
        controller.toolbarItems = [
            .flexibleSpace(), UIBarButtonItem(title: "Tap", primaryAction: UIAction(title: "Tap") { _ in taps += 1 }),
        ]
        _ = navigation(controller, in: tester)

        try tester.tap(.text("Tap"))
        tester.settle()

        #expect(taps == 1)
    }

    @Test(arguments: [true, false])
    func `a controller that hides the bars at the bottom hides the toolbar too`(animated: Bool) {
        let tester = ViewTester()
        let b = page("Two")
        b.hidesBottomBarWhenPushed = true
        let navigation = navigation(page("One"), in: tester)

        navigation.pushViewController(b, animated: animated)
        tester.settle()
        let covered = (navigation.toolbar.isHidden, b.view.safeAreaInsets.bottom, navigation.isToolbarHidden)
        navigation.popViewController(animated: animated)
        tester.settle()

        #expect(covered == (true, 0, false))
        #expect(!navigation.toolbar.isHidden)
        #expect(navigation.toolbar.frame.minY == 623)
    }

    @Test func `in a tab it lies above the tab bar`() {
        let tester = ViewTester()
        let navigation = UINavigationController(rootViewController: page("One"))
        navigation.isToolbarHidden = false
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]

        tester.show(tabs)

        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 574, width: 375, height: 44))
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 93)
    }

    @Test func `it is lower in compact height`() {
        let tester = ViewTester(size: CGSize(width: 667, height: 375))
        let navigation = navigation(page("One"), in: tester)

        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 343, width: 667, height: 32))
    }
}
