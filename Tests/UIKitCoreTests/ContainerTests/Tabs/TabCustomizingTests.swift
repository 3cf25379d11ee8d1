import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
import UIFoundation
import UIKitTesting

/// The user chooses which controllers have tabs.
@Suite(.application) struct TabCustomizingTests {
    @Test func `Edit is offered where the list is needed and tabs can be customised`() throws {
        let fixture = CustomizedTabs()
        let (tabs, tester) = (fixture.tabs, fixture.tester)
        try tester.tap(.view(fixture.tabButton("More")))
        tester.settle()
        func isOffered() -> Bool {
            tabs.moreNavigationController.viewControllers.first?.navigationItem.rightBarButtonItem != nil
        }
        var offers = [isOffered()]

        tabs.customizableViewControllers = []
        offers.append(isOffered())
        tabs.customizableViewControllers = [fixture.all[1]]
        offers.append(isOffered())
        tabs.customizableViewControllers = nil
        offers.append(isOffered())
        tabs.viewControllers = fixture.all
        offers.append(isOffered())
        tabs.viewControllers = Array(fixture.all.prefix(5))
        offers.append(isOffered())
        tester.settle()

        #expect(offers == [true, false, true, false, true, false])
        #expect(tabs.customizableViewControllers == Array(fixture.all.prefix(5)))
    }

    @Test func `a button that an app sets instead of Edit stays`() throws {
        let fixture = CustomizedTabs()
        let list = try #require(fixture.tabs.moreNavigationController.viewControllers.first)
        list.navigationItem.rightBarButtonItem = nil

        fixture.all[5].tabBarItem.title = "Settings"
        fixture.all[6].tabBarItem = UITabBarItem(title: "Library", image: nil, tag: 0)

        #expect(list.navigationItem.rightBarButtonItem == nil)
        fixture.tester.settle()
    }

    @Test func `an item swaps with the tab on which it is dropped`() throws {
        let fixture = CustomizedTabs()
        try fixture.open()

        try fixture.drop("Options", on: "Stars")
        let (during, orderDuring) = (fixture.shownTabs, fixture.order)
        try fixture.done()

        let after = ["Home", "Options", "Hours", "People", "Likes", "Stars", "Books"]
        #expect(during == ["Home", "Options", "Hours", "People", "More"])
        #expect(orderDuring == ["Home", "Stars", "Hours", "People", "Likes", "Options", "Books"])
        #expect(fixture.shownTabs == during)
        #expect(fixture.order == after)
        #expect(
            fixture.calls == [
                "will begin Home Stars Hours People Likes Options Books",
                "will end \(after.joined(separator: " ")) true", "did end \(after.joined(separator: " ")) true",
            ])
        #expect(fixture.sheet == nil)
        #expect(fixture.all[5].parent === fixture.tabs)
        #expect(fixture.all[1].parent === fixture.tabs.moreNavigationController)
    }

    @Test func `controllers get calls for another parent and no others`() throws {
        let fixture = CustomizedTabs()
        try fixture.open()

        try fixture.drop("Options", on: "Stars")
        let during = fixture.log.drain()
        try fixture.done()

        #expect(during == [])
        #expect(
            fixture.log.drain() == [
                "Options.didMove(nil)", "Options.willMove(parent)", "Stars.didMove(nil)", "Stars.willMove(parent)",
                "Options.didMove(parent)", "Stars.didMove(parent)",
            ])
        #expect(fixture.tabs.selectedViewController === fixture.tabs.moreNavigationController)
        #expect(fixture.tabs.tabBar.selectedItem?.title == "More")
        #expect(fixture.tester.drawnTexts.contains("Stars"))
    }

    @Test func `the tab below is lit while the item is above it, and no longer when it moves on`() throws {
        let fixture = CustomizedTabs()
        try fixture.open()
        func lit() -> [String?] { fixture.tabs.tabBar.buttons.filter(\.isSelected).map(\.item.title) }
        let before = lit()

        let touch = try fixture.take(try fixture.cell("Books"), to: "Hours")
        let above = lit()
        fixture.tester.move(touch, by: CGVector(dx: 0, dy: -200))
        let away = lit()
        touch.lift()
        fixture.tester.settle()

        #expect(before == [])
        #expect(above == ["Hours"])
        #expect(away == [])
        #expect(fixture.shownTabs == ["Home", "Stars", "Hours", "People", "More"])
        try fixture.done()
        #expect(fixture.calls.last?.hasSuffix("false") == true)
    }

    @Test func `tabs that are not customisable are dim and keep their positions, as does More`() throws {
        let fixture = CustomizedTabs()
        fixture.tabs.customizableViewControllers = Array(fixture.all.dropFirst())
        try fixture.open()

        let alphas = fixture.tabs.tabBar.buttons.map(\.alpha)
        try fixture.drop("Books", on: "Home")
        try fixture.drop("Books", on: "More")

        #expect(fixture.sheet?.cells.map(\.item.title) == ["Stars", "Hours", "People", "Likes", "Options", "Books"])
        #expect(alphas.map { $0 < 0.5 } == [true, false, false, false, true])
        #expect(fixture.shownTabs == ["Home", "Stars", "Hours", "People", "More"])
        try fixture.done()
        #expect(fixture.tabs.tabBar.buttons.map(\.alpha) == [1, 1, 1, 1, 1])
    }

    @Test func `tabs swap when one is dragged onto another, and are not selected meanwhile`() throws {
        let fixture = CustomizedTabs()
        try fixture.open()

        let touch = try fixture.take(try fixture.tabButton("Home"), to: "Hours")
        touch.lift()
        fixture.tester.settle()
        fixture.tester.tap(at: fixture.middle(of: try fixture.tabButton("People")))
        fixture.tester.settle()

        #expect(fixture.shownTabs == ["Hours", "Stars", "Home", "People", "More"])
        #expect(fixture.tabs.selectedViewController === fixture.tabs.moreNavigationController)
        try fixture.done()
        #expect(fixture.order.prefix(3) == ["Hours", "Stars", "Home"])
    }

    @Test func `a controller that loses its tab stays selected`() throws {
        let fixture = CustomizedTabs()
        try fixture.open()
        fixture.tabs.selectedIndex = 1
        fixture.tester.settle()

        try fixture.drop("Options", on: "Stars")
        try fixture.done()

        #expect(fixture.tabs.selectedViewController === fixture.all[1])
        #expect(fixture.tabs.selectedIndex == 5)
        #expect(fixture.tabs.tabBar.selectedItem?.title == "More")
        #expect(fixture.all[1].view.window != nil)
    }

    @Test func `tabs react again once the sheet is closed`() throws {
        let fixture = CustomizedTabs()
        try fixture.open()
        try fixture.drop("Options", on: "Stars")
        try fixture.done()

        try fixture.tester.tap(.view(fixture.tabButton("Options")))
        fixture.tester.settle()

        #expect(fixture.tabs.selectedViewController === fixture.all[5])
        #expect(!fixture.tabs.tabBar.isCustomizing)
        #expect(fixture.tabs.tabBar.gestureRecognizers?.isEmpty != false)
    }

    @Test func `changes of a tab's title and badge show in the sheet too`() throws {
        let fixture = CustomizedTabs()
        try fixture.open()

        fixture.all[0].tabBarItem.title = "House"
        fixture.all[6].tabBarItem.badgeValue = "12"
        fixture.tester.pump()

        #expect(try fixture.cell("House").portrait.label.text == "House")
        #expect(try fixture.tabButton("House").item === fixture.all[0].tabBarItem)
        #expect(fixture.tester.drawnTexts.contains("12"))
        #expect(fixture.tabs.tabBar.isCustomizing)
        try fixture.done()
    }

    @Test func `where one reads from the right the first item is the rightmost`() throws {
        let fixture = CustomizedTabs(direction: .rightToLeft)
        try fixture.open()

        let (first, second) = (try fixture.cell("Home"), try fixture.cell("Stars"))
        try fixture.drop("Options", on: "Stars")

        #expect(first.frame.minX > second.frame.minX)
        #expect(first.frame.minY == second.frame.minY)
        #expect(fixture.shownTabs == ["Home", "Options", "Hours", "People", "More"])
        try fixture.done()
    }
}
