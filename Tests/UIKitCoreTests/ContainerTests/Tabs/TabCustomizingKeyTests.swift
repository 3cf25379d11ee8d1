import CoreGraphics
import Foundation
import Testing
@testable import UIKitCore
import UIKitTesting

/// Tabs are chosen with the keyboard.
@Suite(.application) struct TabCustomizingKeyTests {
    private func focused(_ fixture: CustomizedTabs) -> UIView? { fixture.tester.runtime.focusSystem.focusedView }

    @Test func `Tab cycles within the sheet and never leaves it`() throws {
        let fixture = CustomizedTabs()
        try fixture.open()
        var seen: [UIView] = []

        for _ in 0..<9 {
            fixture.tester.press(.keyboardTab)
            if let view = focused(fixture) { seen.append(view) }
        }

        let sheet = try #require(fixture.sheet)
        let titles = seen.compactMap { ($0 as? TabSheetCell)?.item.title }
        #expect(seen.count == 9)
        #expect(seen.allSatisfy { $0.isDescendant(of: sheet) })
        #expect(titles.contains("Books"))
        try fixture.done()
    }

    @Test func `Space takes an item to the tabs, arrows lead along them, Space drops it`() throws {
        let fixture = CustomizedTabs()
        try fixture.open()
        let cell = try fixture.cell("Books")
        while focused(fixture) !== cell { fixture.tester.press(.keyboardTab) }

        fixture.tester.press(.keyboardSpacebar, " ")
        fixture.tester.press(.keyboardRightArrow)
        fixture.tester.press(.keyboardRightArrow)
        fixture.tester.press(.keyboardLeftArrow)
        fixture.tester.settle()
        let lit = fixture.tabs.tabBar.buttons.filter(\.isSelected).map(\.item.title)
        fixture.tester.press(.keyboardSpacebar, " ")
        fixture.tester.settle()

        #expect(lit == ["Stars"])
        #expect(fixture.shownTabs == ["Home", "Books", "Hours", "People", "More"])
        #expect(focused(fixture) === cell)
        try fixture.done()
    }

    @Test func `Escape releases the carried item first, and then ends customising`() throws {
        let fixture = CustomizedTabs()
        try fixture.open()
        let cell = try fixture.cell("Books")
        while focused(fixture) !== cell { fixture.tester.press(.keyboardTab) }
        fixture.tester.press(.keyboardSpacebar, " ")

        fixture.tester.press(.keyboardEscape)
        fixture.tester.settle()
        let stays = fixture.tabs.tabBar.isCustomizing
        fixture.tester.press(.keyboardEscape)
        fixture.tester.settle()

        #expect(stays)
        #expect(!fixture.tabs.tabBar.isCustomizing)
        #expect(fixture.order == fixture.all.map(\.tabBarItem.title))
    }

    @Test func `the focus moves into the sheet opened by key, and back to that button`() throws {
        let fixture = CustomizedTabs()
        try fixture.tester.tap(.view(fixture.tabButton("More")))
        fixture.tester.settle()
        let edit = try fixture.tester.view(.text("Edit"))
        while focused(fixture).map({ edit.isDescendant(of: $0) }) != true { fixture.tester.press(.keyboardTab) }
        let button = focused(fixture)

        fixture.tester.press(.keyboardSpacebar, " ")
        fixture.tester.settle()
        let sheet = try #require(fixture.sheet)
        let inside = focused(fixture)?.isDescendant(of: sheet)
        fixture.tester.press(.keyboardEscape)
        fixture.tester.settle()

        #expect(inside == true)
        #expect(focused(fixture) === button)
    }

    @Test func `a carried item returns when the focus moves on`() throws {
        let fixture = CustomizedTabs()
        try fixture.open()
        let cell = try fixture.cell("Books")
        while focused(fixture) !== cell { fixture.tester.press(.keyboardTab) }
        fixture.tester.press(.keyboardSpacebar, " ")

        fixture.tester.press(.keyboardTab)
        fixture.tester.settle()

        #expect(!cell.isAway)
        #expect(fixture.tabs.view.subviews.count == 3)
        #expect(fixture.shownTabs == ["Home", "Stars", "Hours", "People", "More"])
        try fixture.done()
    }
}
