import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
import UIFoundation
import UIKitTesting

/// Looks of tabs: states, badges, the mark of the selected one, and how an appearance spreads them.
@Suite(.application) struct TabLookTests {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

    private func bar(in tester: ViewTester) -> UITabBar {
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 375, height: 49))
        bar.items = ["A", "B", "C"].enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
        bar.selectedItem = bar.items?.first
        tester.show(bar)
        return bar
    }

    private func buttons(of bar: UITabBar) -> [TabButton] { bar.subviews.compactMap { $0 as? TabButton } }

    private func label(_ text: String, in tester: ViewTester) throws -> UILabel {
        try #require(tester.view(.text(text)) as? UILabel)
    }

    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            UIColor.gray.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test func `a tab that is switched off is grey unless that state has a colour`() throws {
        let tester = ViewTester()
        let bar = bar(in: tester)
        bar.items?[1].isEnabled = false
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: red]

        bar.standardAppearance = appearance
        tester.pump()
        let grey = try label("B", in: tester).textColor
        bar.standardAppearance.stackedLayoutAppearance.disabled.titleTextAttributes = [.foregroundColor: green]
        tester.pump()

        #expect(grey == .tertiaryLabel)
        #expect(try label("B", in: tester).textColor == green)
        #expect(try label("C", in: tester).textColor == red)
        #expect(try label("A", in: tester).textColor == bar.tintColor)
    }

    @Test func `a badge's text has the item's attributes, else the look's`() throws {
        let tester = ViewTester()
        let bar = bar(in: tester)
        let item = try #require(bar.items?[1])
        item.badgeValue = "7"
        tester.pump()
        let usual = try label("7", in: tester).textColor
        let appearance = UITabBarAppearance()
        appearance.stackedLayoutAppearance.normal.badgeTextAttributes = [
            .foregroundColor: red, .font: UIFont.systemFont(ofSize: 9),
        ]

        bar.standardAppearance = appearance
        tester.pump()
        let given = (try label("7", in: tester).textColor, try label("7", in: tester).font)
        item.setBadgeTextAttributes([.foregroundColor: green], for: .normal)
        tester.pump()

        #expect(usual == .white)
        #expect(given.0 == red && given.1 == .systemFont(ofSize: 9))
        #expect(try label("7", in: tester).textColor == green)
        #expect(item.badgeTextAttributes(for: .normal)?.count == 1)
    }

    @Test func `titles and badges have the appearance's offsets, which items' own offsets override`()
        throws
    {
        let tester = ViewTester()
        let bar = bar(in: tester)
        bar.items?[1].badgeValue = "7"
        tester.pump()
        let (title, text) = (try label("B", in: tester), try label("7", in: tester))
        let badge = try #require(text.superview)
        let before = (title.frame.origin, badge.frame.origin, text.frame.origin)
        let appearance = UITabBarAppearance()
        let state = appearance.stackedLayoutAppearance.normal
        state.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        state.badgePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
        state.badgeTitlePositionAdjustment = UIOffset(horizontal: -1, vertical: 1)

        bar.standardAppearance = appearance
        tester.pump()
        let moved = (title.frame.origin, badge.frame.origin, text.frame.origin)
        bar.items?[1].titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -5)
        tester.pump()

        #expect(moved.0 == CGPoint(x: before.0.x + 1, y: before.0.y + 2))
        #expect(moved.1 == CGPoint(x: before.1.x + 3, y: before.1.y + 4))
        #expect(moved.2 == CGPoint(x: before.2.x - 1, y: before.2.y + 1))
        #expect(title.frame.origin == CGPoint(x: before.0.x, y: before.0.y - 5))
    }

    @Test func `the selection indicator image lies behind the selected tab and moves with the selection`() throws {
        let tester = ViewTester()
        let bar = bar(in: tester)
        func place() -> CGRect? { bar.subviews.first { $0 is UIImageView }?.frame }

        bar.selectionIndicatorImage = picture(60, 40)
        tester.pump()
        let first = place()
        bar.selectedItem = bar.items?[2]
        tester.pump()
        let third = place()
        bar.selectedItem = nil
        tester.pump()
        let none = place()
        let appearance = UITabBarAppearance()
        appearance.selectionIndicatorImage = picture(30, 30)
        bar.standardAppearance = appearance
        bar.selectedItem = bar.items?[0]
        tester.pump()

        #expect(first == CGRect(x: 33, y: 5, width: 60, height: 40))
        #expect(third == CGRect(x: 283, y: 5, width: 60, height: 40))
        #expect(none == nil)
        #expect(place()?.size == CGSize(width: 30, height: 30))
    }

    @Test func `a look spreads tabs with pictures above titles`() {
        let tester = ViewTester()
        let bar = bar(in: tester)
        let appearance = UITabBarAppearance()
        appearance.stackedItemPositioning = .centered
        (appearance.stackedItemWidth, appearance.stackedItemSpacing) = (50, 20)

        bar.standardAppearance = appearance
        tester.pump()

        // Three tabs and two spaces are 190 points wide.
        #expect(buttons(of: bar).map(\.frame.minX) == [93, 163, 233])
        #expect(buttons(of: bar).map(\.frame.width) == [50, 50, 50])
    }
}
