import CoreGraphics
import Foundation
import QuartzCore
import Testing
@testable import UIKitCore
import UIFoundation
import UIKitTesting

@Suite(.application) struct TabBarTests {
    private func bar(_ titles: String..., in tester: ViewTester) -> UITabBar {
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 375, height: 49))
        bar.items = titles.enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
        tester.show(bar)
        return bar
    }

    private func buttons(of bar: UITabBar) -> [TabButton] { bar.subviews.compactMap { $0 as? TabButton } }

    @Test func `tabs share the width equally`() {
        let tester = ViewTester()

        let bar = bar("A", "B", "C", in: tester)

        #expect(buttons(of: bar).map(\.frame.minX) == [0, 125, 250])
        #expect(buttons(of: bar).map(\.frame.width) == [125, 125, 125])
    }

    @Test func `where one reads from the right the first tab is the rightmost`() {
        let tester = ViewTester()
        let bar = bar("A", "B", "C", in: tester)

        bar.semanticContentAttribute = .forceRightToLeft
        tester.pump()

        #expect(buttons(of: bar).map(\.frame.minX) == [250, 125, 0])
    }

    @Test func `beside its picture a title is on the trailing side`() throws {
        let tester = ViewTester(size: CGSize(width: 667, height: 375))
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 400, height: 32))
        bar.items = [UITabBarItem(title: "A", image: UIImage(systemName: "star"), tag: 0)]
        tester.show(bar)
        let button = buttons(of: bar)[0]
        func gap() throws -> CGFloat {
            let icon = try #require(button.subviews.first { $0 is UIImageView })
            let label = try #require(button.subviews.first { $0 is UILabel })
            return label.frame.midX - icon.frame.midX
        }
        let gapFromLeft = try gap()

        bar.semanticContentAttribute = .forceRightToLeft
        tester.pump()

        #expect(gapFromLeft > 0)
        #expect(try gap() == -gapFromLeft)
    }

    @Test func `with animation removed and added tabs fade, and the others move`() throws {
        let tester = ViewTester()
        let bar = bar("A", "B", "C", in: tester)
        tester.pump()
        let kept = buttons(of: bar)[2]
        let former = kept.center.x
        let items = [try #require(bar.items?[2]), UITabBarItem(title: "D", image: nil, tag: 3)]

        bar.setItems(items, animated: true)
        let added = buttons(of: bar)[1]
        tester.pump()
        tester.pump(by: 0.125)
        let leaving = bar.subviews.filter { $0 is SnapshotView }
        let alphas = (leaving + [added]).compactMap { $0.layer.presentation()?.opacity }
        let shown = try #require(kept.layer.presentation()).position.x
        let arriving = try #require(added.layer.presentation()).frame
        tester.settle()

        #expect(leaving.map(\.frame.minX) == [0, 125])
        #expect(alphas.count == 3 && alphas.allSatisfy { $0 > 0.05 && $0 < 0.95 })
        #expect(shown < former - 20 && shown > kept.center.x + 20)
        #expect(arriving == added.frame)
        #expect(bar.items == items && buttons(of: bar).map(\.alpha) == [1, 1])
        #expect(!bar.subviews.contains { $0 is SnapshotView })
    }

    @Test(arguments: ["given so", "in a block without", "switched off", "outside of a window"])
    func `without animation new tabs show at once`(reason: String) {
        let tester = ViewTester()
        let bar = bar("A", "B", in: tester)
        tester.pump()
        let items = [UITabBarItem(title: "C", image: nil, tag: 0)]

        switch reason {
        case "given so": bar.setItems(items, animated: false)
        case "in a block without": UIView.performWithoutAnimation { bar.setItems(items, animated: true) }
        case "switched off":
            UIView.setAnimationsEnabled(false)
            bar.setItems(items, animated: true)
            UIView.setAnimationsEnabled(true)
        default:
            bar.removeFromSuperview()
            bar.setItems(items, animated: true)
        }

        #expect(bar.items == items)
        #expect(!bar.subviews.contains { $0 is SnapshotView })
        #expect(buttons(of: bar).allSatisfy { $0.layer.animationKeys()?.isEmpty != false && $0.alpha == 1 })
    }

    @Test func `a tap selects a tab and calls the delegate each time`() throws {
        let tester = ViewTester()
        let bar = bar("A", "B", in: tester)
        let delegate = BarRecorder()
        bar.delegate = delegate

        try tester.tap(.text("B"))
        try tester.tap(.text("B"))

        #expect(bar.selectedItem === bar.items?[1])
        #expect(delegate.selected == ["B", "B"])
    }

    @Test func `a disabled tab does not react`() throws {
        let tester = ViewTester()
        let bar = bar("A", "B", in: tester)
        bar.items?[1].isEnabled = false

        try tester.tap(.text("B"))

        #expect(bar.selectedItem == nil)
    }

    @Test func `a badge and a title that change show at once`() {
        let tester = ViewTester()
        let bar = bar("A", "B", in: tester)

        bar.items?[0].badgeValue = "7"
        bar.items?[1].title = "C"
        tester.pump()

        #expect(tester.drawnTexts.contains("7"))
        #expect(tester.drawnTexts.contains("C"))
        bar.items?[0].badgeValue = nil
        tester.pump()
        #expect(!tester.drawnTexts.contains("7"))
    }

    @Test func `a tab without an item of its own shows the controller's title, also inside a stack`() {
        let tester = ViewTester()
        let (first, second) = (UIViewController(), UIViewController())
        first.title = "First"
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: first), second]
        tester.show(tabs)

        second.title = "Second"
        tester.pump()

        #expect(tabs.tabBar.items?.map(\.title) == ["First", "Second"])
        #expect(tester.drawnTexts.contains("Second"))
    }

    @Test func `another item of a child replaces the one in the bar`() {
        let tester = ViewTester()
        let child = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [child]
        tester.show(tabs)

        child.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 0)
        tester.pump()

        #expect(tabs.tabBar.items?.first === child.tabBarItem)
        #expect(tabs.tabBar.selectedItem === child.tabBarItem)
        #expect(tester.drawnTexts.contains("Other"))
    }

    @Test func `the selected tab has the tint and the others grey`() {
        let tester = ViewTester()
        let bar = bar("A", "B", in: tester)
        bar.tintColor = .systemRed

        bar.selectedItem = bar.items?[0]

        let colors = buttons(of: bar).map { button in button.subviews.compactMap { ($0 as? UILabel)?.textColor }[0] }
        #expect(colors == [.systemRed, BarColors.unselected])
    }
}

private final class BarRecorder: UITabBarDelegate {
    var selected: [String] = []

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected.append(item.title ?? "") }
}
