import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIKitTesting

@testable import CoreStages
@testable import UIKitCore

@Suite(.application) struct MenuChoiceTests {
    @Test func `a tap on a row closes the menu and then performs the row's action`() throws {
        let stage = MenuStage()
        try stage.openMenu()

        stage.tester.tap(at: stage.place(of: "Two"))
        let atOnce = (stage.open == nil, stage.calls)
        stage.tester.settle()

        #expect(atOnce.0)
        #expect(atOnce.1.isEmpty)
        #expect(stage.calls == ["Two"])
        #expect(!stage.tester.window.subviews.contains { $0 is MenuOverlay })
        #expect(!stage.button.isHighlighted)
    }

    @Test func `one press opens the menu, moves to a row and chooses it`() {
        let stage = MenuStage()

        let touch = stage.tester.touch(at: CGPoint(x: 50, y: 115))
        stage.tester.pump(by: 0.5)
        touch.move(to: stage.place(of: "Three"))
        let highlighted = stage.highlighted
        touch.lift()
        stage.tester.settle()

        #expect(highlighted == "Three")
        #expect(stage.calls == ["Three"])
    }

    @Test func `a press that is lifted beside the rows leaves the menu open`() {
        let stage = MenuStage()

        let touch = stage.tester.touch(at: CGPoint(x: 50, y: 115))
        touch.move(to: stage.place(of: "Two"))
        touch.move(to: CGPoint(x: 350, y: 500))
        let highlighted = stage.highlighted
        touch.lift()
        stage.tester.settle()

        #expect(highlighted == nil)
        #expect(stage.open != nil)
        #expect(stage.calls.isEmpty)
    }

    @Test func `releasing the held secondary button chooses a row`() {
        let stage = MenuStage(showsMenuAtOnce: false)
        let start = CGPoint(x: 50, y: 115)

        stage.tester.send(.button(phase: .down, button: .secondary, location: start))
        stage.tester.pump(by: 0.3)
        let place = stage.place(of: "Two")
        stage.tester.hover(at: place)
        stage.tester.send(.button(phase: .up, button: .secondary, location: place))
        stage.tester.settle()

        #expect(stage.calls == ["Two"])
    }

    @Test func `the row below the pointer is highlighted`() throws {
        let stage = MenuStage()
        try stage.openMenu()

        stage.tester.hover(at: stage.place(of: "One"))
        let first = stage.highlighted
        stage.tester.hover(at: stage.place(of: "Three"))
        let second = stage.highlighted
        stage.tester.hover(at: CGPoint(x: 350, y: 600))

        #expect([first, second, stage.highlighted] == ["One", "Three", nil])
    }

    @Test func `disabled rows are skipped by pointer, fingers and keys`() throws {
        let stage = MenuStage { stage in
            UIMenu(children: [
                stage.action("One"), stage.action("Two", attributes: .disabled), stage.action("Three"),
            ])
        }
        try stage.openMenu()

        stage.tester.hover(at: stage.place(of: "Two"))
        let hovered = stage.highlighted
        stage.choose("Two")
        let isOpen = stage.open != nil
        for _ in 0..<2 { stage.tester.press(.keyboardDownArrow) }

        #expect(hovered == nil)
        #expect(isOpen)
        #expect(stage.highlighted == "Three")
        #expect(stage.calls.isEmpty)
    }

    @Test func `arrow keys cycle through the rows and Return chooses`() throws {
        let stage = MenuStage()
        try stage.openMenu()

        var way: [String?] = []
        for key in [UIKeyboardHIDUsage.keyboardUpArrow, .keyboardDownArrow, .keyboardDownArrow] {
            stage.tester.press(key)
            way.append(stage.highlighted)
        }
        stage.tester.press(.keyboardReturnOrEnter, "\r")
        stage.tester.settle()

        #expect(way == ["Three", "One", "Two"])
        #expect(stage.calls == ["Two"])
    }

    @Test func `other responders receive no keys while a menu is open`() throws {
        let stage = MenuStage()
        let field = KeyView(frame: .zero)
        field.log = { stage.note($0) }
        stage.tester.show(field)
        field.becomeFirstResponder()
        try stage.openMenu()

        stage.tester.press(.keyboardA)
        let wasFirst = field.isFirstResponder
        stage.tester.press(.keyboardEscape)
        stage.tester.settle()
        stage.tester.press(.keyboardB)

        #expect(wasFirst)
        #expect(stage.calls == ["view began b", "view ended b"])
    }

    @Test func `a row may leave the menu open`() throws {
        let stage = MenuStage { stage in
            UIMenu(children: [stage.action("More", attributes: .keepsMenuPresented), stage.action("Done")])
        }
        try stage.openMenu()

        stage.choose("More")
        stage.choose("More")
        stage.choose("Done")

        #expect(stage.calls == ["More", "More", "Done"])
    }

    @Test func `a command is performed by a responder of the chain, or is disabled`() throws {
        final class Page: UIViewController {
            var saved: [String] = []
            func save(_ command: UICommand) { saved.append(command.title) }
        }
        final class Stranger: UIView { func act() {} }
        let stage = MenuStage()
        let page = Page()
        stage.tester.show(page)
        page.view.addSubview(stage.button)
        stage.button.menu = UIMenu(children: [
            UICommand(title: "Save", action: Selector(Page.save)),
            UIKeyCommand(title: "Act", action: Selector(Stranger.act), input: "a", modifierFlags: .command),
        ])
        try stage.openMenu()

        let areEnabled = stage.rows.map(\.item.isEnabled)
        stage.choose("Save")

        #expect(areEnabled == [true, false])
        #expect(page.saved == ["Save"])
    }

    @Test func `a single-selection menu keeps its mark on the last chosen element`() throws {
        let stage = MenuStage { stage in
            UIMenu(
                options: .singleSelection, children: [stage.action("One", state: .on), stage.action("Two")])
        }
        try stage.openMenu()

        stage.choose("Two")

        #expect(stage.button.menu?.selectedElements.map(\.title) == ["Two"])
    }
}
