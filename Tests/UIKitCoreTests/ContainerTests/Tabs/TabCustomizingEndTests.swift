import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
import UIFoundation
import UIKitTesting

/// Events that end or interrupt the choice of tabs.
@Suite(.application) struct TabCustomizingEndTests {
    @Test func `a regular width has no list: the sheet closes and the choice is applied`() throws {
        let fixture = CustomizedTabs(idiom: .pad)
        try fixture.open()
        try fixture.drop("Options", on: "Stars")

        fixture.tester.resize(to: CGSize(width: 1024, height: 768))
        fixture.tester.settle()

        #expect(fixture.sheet == nil)
        #expect(!fixture.tabs.tabBar.isCustomizing)
        #expect(fixture.shownTabs == ["Home", "Options", "Hours", "People", "Likes", "Stars", "Books"])
        #expect(fixture.calls.count == 3)
    }

    @Test func `turned to another compact size the sheet stays, and a carried item returns`() throws {
        let fixture = CustomizedTabs(size: CGSize(width: 320, height: 568))
        try fixture.open()
        let touch = try fixture.take(try fixture.cell("Books"), to: "Hours")

        fixture.tester.resize(to: CGSize(width: 568, height: 320))
        fixture.tester.settle()
        touch.lift()
        fixture.tester.settle()

        #expect(fixture.sheet?.frame == CGRect(x: 0, y: 0, width: 568, height: 320))
        #expect(fixture.shownTabs == ["Home", "Stars", "Hours", "People", "More"])
        #expect(try fixture.cell("Books").isAway == false)
        try fixture.drop("Books", on: "Hours")
        #expect(fixture.shownTabs == ["Home", "Stars", "Books", "People", "More"])
        try fixture.done()
    }

    @Test func `a cancelled touch drops no item`() throws {
        let fixture = CustomizedTabs()
        try fixture.open()

        let touch = try fixture.take(try fixture.cell("Books"), to: "Hours")
        touch.cancel()
        fixture.tester.settle()

        #expect(fixture.shownTabs == ["Home", "Stars", "Hours", "People", "More"])
        #expect(fixture.tabs.tabBar.buttons.allSatisfy { !$0.isSelected })
        #expect(fixture.tabs.view.subviews.count == 3)
        try fixture.done()
    }

    @Test func `a second finger lifts no item while the first carries one`() throws {
        let fixture = CustomizedTabs()
        try fixture.open()
        let first = try fixture.take(try fixture.cell("Books"), to: "Hours")

        let second = try fixture.take(try fixture.cell("Likes"), to: "Home")
        second.lift()
        first.lift()
        fixture.tester.settle()

        #expect(fixture.shownTabs == ["Home", "Stars", "Books", "People", "More"])
        try fixture.done()
    }

    @Test func `Done while an item is carried leaves it where it was`() throws {
        let fixture = CustomizedTabs()
        try fixture.open()
        let touch = try fixture.take(try fixture.cell("Books"), to: "Hours")

        let changed = fixture.tabs.tabBar.endCustomizing(animated: true)
        touch.lift()
        fixture.tester.settle()

        #expect(!changed)
        #expect(fixture.order == fixture.all.map(\.tabBarItem.title))
        #expect(fixture.tabs.view.subviews.count == 2)
        #expect(fixture.tabs.tabBar.endCustomizing(animated: true) == false)
    }

    @Test func `other controllers end customising, after its order was reported`() throws {
        let fixture = CustomizedTabs()
        try fixture.open()
        try fixture.drop("Options", on: "Stars")

        fixture.tabs.viewControllers = fixture.all.reversed()
        fixture.tester.settle()

        #expect(fixture.calls.last == "did end Home Options Hours People Likes Stars Books true")
        #expect(fixture.order == fixture.all.reversed().map(\.tabBarItem.title))
        #expect(fixture.shownTabs == ["Books", "Options", "Likes", "People", "More"])
        #expect(fixture.sheet == nil)
    }

    @Test func `controllers that the delegate sets in the call of the order are kept`() throws {
        let fixture = CustomizedTabs()
        let chosen = Array(fixture.all.prefix(6))
        fixture.onWillEnd = { [unowned fixture] in fixture.tabs.viewControllers = chosen }
        try fixture.open()
        try fixture.drop("Options", on: "Stars")

        try fixture.done()

        #expect(fixture.order == chosen.map(\.tabBarItem.title))
        #expect(fixture.shownTabs == ["Home", "Stars", "Hours", "People", "More"])
        #expect(fixture.calls.count == 3)
    }

    @Test func `a controller that gets another tab item, or leaves, ends the choice`() throws {
        let fixture = CustomizedTabs()
        try fixture.open()
        try fixture.drop("Options", on: "Stars")

        fixture.all[0].tabBarItem = UITabBarItem(title: "New", image: nil, tag: 0)
        let withNewItem = (fixture.tabs.tabBar.isCustomizing, fixture.shownTabs)
        try fixture.tester.tap(.text("Edit"))
        fixture.tester.settle()
        fixture.all[2].willMove(toParent: nil)
        fixture.all[2].removeFromParent()
        fixture.tester.settle()

        #expect(withNewItem.0 == false)
        #expect(withNewItem.1 == ["New", "Options", "Hours", "People", "More"])
        #expect(!fixture.tabs.tabBar.isCustomizing)
        #expect(fixture.order == ["New", "Options", "People", "Likes", "Stars", "Books"])
    }

    @Test(arguments: ["Options", "Stars"])
    func `a controller that leaves after a move between tabs and list has no parent`(name: String) throws {
        let fixture = CustomizedTabs()
        try fixture.open()
        try fixture.drop("Options", on: "Stars")
        let leaving = try #require(fixture.all.first { $0.tabBarItem.title == name })

        leaving.willMove(toParent: nil)
        leaving.removeFromParent()
        fixture.tester.settle()

        #expect(leaving.parent == nil)
        #expect(fixture.tabs.viewControllers?.contains(leaving) == false)
        #expect(!fixture.tabs.children.contains(leaving))
        #expect(!fixture.tabs.moreNavigationController.children.contains(leaving))
    }

    @Test func `a container released during customising is freed`() throws {
        let tester = ViewTester()
        weak var gone: UITabBarController?
        weak var sheet: UIView?
        do {
            let tabs = UITabBarController()
            tabs.viewControllers = (0..<6).map { _ in UIViewController() }
            tester.show(tabs)
            tabs.beginCustomizing()
            tester.settle()
            (gone, sheet) = (tabs, tabs.view.subviews.first { $0 is TabSheet })
            #expect(sheet != nil)
            tester.show(UIViewController())
            tester.settle()
        }

        #expect(gone == nil)
        #expect(sheet == nil)
    }
}
