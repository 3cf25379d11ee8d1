import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import CoreStages
@testable import UIKitCore

@Suite(.application) struct SubmenuTests {
    private func stage() -> MenuStage {
        MenuStage { stage in
            UIMenu(children: [
                stage.action("One"),
                UIMenu(title: "More", children: [stage.action("Red"), stage.action("Blue")]),
            ])
        }
    }

    @Test func `a tap opens the submenu over its menu, with a row that leads back`() throws {
        let stage = stage()
        try stage.openMenu()

        stage.choose("More")
        let inside = stage.titles
        stage.choose("More")
        let outside = stage.titles

        #expect(inside == ["More", "Red", "Blue"])
        #expect(outside == ["One", "More"])
        #expect(stage.open?.levels.first?.panel.transform == .identity)
    }

    @Test func `choosing from a submenu closes all menus`() throws {
        let stage = stage()
        try stage.openMenu()
        stage.choose("More")

        stage.choose("Blue")

        #expect(stage.calls == ["Blue"])
        #expect(stage.open == nil)
    }

    @Test func `the arrow keys open and close submenus`() throws {
        let stage = stage()
        try stage.openMenu()

        stage.tester.press(.keyboardUpArrow)
        stage.tester.press(.keyboardRightArrow)
        stage.tester.settle()
        let inside = stage.titles
        stage.tester.press(.keyboardLeftArrow)
        stage.tester.settle()

        #expect(inside == ["More", "Red", "Blue"])
        #expect(stage.titles == ["One", "More"])
    }

    @Test func `a finger that rests on the row opens it`() {
        let stage = stage()

        let touch = stage.tester.touch(at: CGPoint(x: 50, y: 115))
        stage.tester.pump(by: 0.5)
        touch.move(to: stage.place(of: "More"))
        stage.tester.pump(by: 0.6)
        let inside = stage.titles
        stage.tester.pump(by: 0.5)
        touch.move(to: stage.place(of: "Red"))
        touch.lift()
        stage.tester.settle()

        #expect(inside == ["More", "Red", "Blue"])
        #expect(stage.calls == ["Red"])
    }

    @Test func `a tap on the menu behind leads back to it`() throws {
        let stage = stage()
        try stage.openMenu()
        stage.choose("More")
        let top = try #require(stage.open?.levels.first?.panel.frame)

        stage.tester.tap(at: CGPoint(x: top.midX, y: top.minY + 5))
        stage.tester.settle()

        #expect(stage.titles == ["One", "More"])
        #expect(stage.calls.isEmpty)
    }

    @Test func `it covers the row that opens it, as far as there is room`() throws {
        let stage = stage()
        try stage.openMenu()

        stage.choose("More")

        // Below the button at 130 and a gap of 6 is the first row, 44 high, and a line.
        #expect(stage.open?.levels.last?.panel.frame.origin == CGPoint(x: 20, y: 181))
    }
}
