import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
import UIFoundation
import UIKitTesting

/// The badges of controllers that have no tab, in the list behind "More".
@Suite(.application) final class MoreBadgeTests {
    private lazy var tester = ViewTester()
    private lazy var tabs = UITabBarController()

    private func show(in tester: ViewTester, badge: String?) {
        tabs.viewControllers = (1...6).map { number in
            let controller = UIViewController()
            controller.title = "Tab \(number)"
            return controller
        }
        item.badgeValue = badge
        tester.show(tabs)
        tabs.selectedViewController = tabs.moreNavigationController
        tester.settle()
    }

    private var item: UITabBarItem { tabs.viewControllers![5].tabBarItem }

    private func row(_ title: String, in tester: ViewTester) throws -> MoreRow {
        let label = try tester.view(.descendant(of: .type(MoreRow.self), matching: .text(title)))
        return try #require(label.superview as? MoreRow)
    }

    private func badge(of row: MoreRow) -> BadgeView? { row.subviews.lazy.compactMap { $0 as? BadgeView }.first }

    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func `a badge precedes the chevron at the end of its row`(direction: UIUserInterfaceLayoutDirection) throws {
        let tester = ViewTester(direction: direction)
        show(in: tester, badge: "12")

        let row = try self.row("Tab 6", in: tester)
        let badge = try #require(self.badge(of: row))
        let chevron = try #require(row.subviews.compactMap { $0 as? UIImageView }.last)
        let other = try self.row("Tab 5", in: tester)

        #expect(abs(badge.frame.midY - 22) <= 0.5)
        let gap =
            direction == .leftToRight
            ? chevron.frame.minX - badge.frame.maxX : badge.frame.minX - chevron.frame.maxX
        #expect(abs(gap - 8) < 0.51)
        #expect(tester.drawnTexts.contains("12"))
        #expect(badge.backgroundColor == .systemRed)
        #expect(self.badge(of: other) == nil)
    }

    @Test func `it follows the item's badge value and colour`() throws {
        show(in: tester, badge: nil)
        let row = try self.row("Tab 6", in: tester)

        item.badgeValue = "New"
        item.badgeColor = .systemBlue
        tester.settle()
        let (isShown, color) = (tester.drawnTexts.contains("New"), badge(of: row)?.backgroundColor)
        item.badgeValue = nil
        tester.settle()

        #expect(isShown && color == .systemBlue)
        #expect(badge(of: row) == nil && !tester.drawnTexts.contains("New"))
    }

    @Test func `a long title ends before it`() throws {
        show(in: tester, badge: "12")
        let row = try self.row("Tab 6", in: tester)

        item.title = "A title that has never had room in any row of any list anywhere"
        tester.settle()

        let label = try #require(row.subviews.compactMap { $0 as? UILabel }.first)
        let badge = try #require(self.badge(of: row))
        #expect(label.frame.maxX <= badge.frame.minX - 7.5)
    }

    @Test func `the row of one that has had a tab follows its item too`() throws {
        show(in: tester, badge: nil)
        let controllers = try #require(tabs.viewControllers)
        let (first, last) = (controllers[0], controllers[5])

        tabs.viewControllers = [last] + controllers[1..<5] + [first]
        tabs.selectedViewController = tabs.moreNavigationController
        tester.settle()
        first.tabBarItem.badgeValue = "1"
        last.tabBarItem.badgeValue = "6"
        tester.settle()

        #expect(badge(of: try row("Tab 1", in: tester)) != nil)
        #expect(tester.drawnTexts.contains("1") && tester.drawnTexts.contains("6"))
    }
}
