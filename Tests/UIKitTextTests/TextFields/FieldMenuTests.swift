import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

@Suite(.application) struct FieldMenuTests {
    private func titles(_ stage: FieldStage) -> [String] { rows(stage).map { $0.item.element?.title ?? "" } }

    private func rows(_ stage: FieldStage) -> [MenuRow] {
        stage.tester.runtime.openMenu?.levels.last?.panel.rows ?? []
    }

    private func choose(_ title: String, _ stage: FieldStage) throws {
        let row = try #require(rows(stage).first { $0.item.element?.title == title })
        stage.tester.tap(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
        stage.tester.settle()
    }

    private func click(_ stage: FieldStage, at character: Int) {
        stage.tester.secondaryClick(at: stage.point(of: character))
        stage.tester.settle()
    }

    @Test func `the secondary button begins editing and shows the possible actions`() throws {
        let stage = FieldStage("abcd")
        stage.recorder.watch(stage.field, .menuActionTriggered)

        click(stage, at: 2)
        let offered = titles(stage)
        try choose("Select All", stage)
        click(stage, at: 1)
        let selected = titles(stage)
        try choose("Cut", stage)
        click(stage, at: 0)
        let empty = titles(stage)
        try choose("Paste", stage)

        #expect(offered == ["Select", "Select All"])
        #expect(selected == ["Cut", "Copy"])
        #expect(empty == ["Paste"])
        #expect(stage.shown == "abcd|")
    }

    @Test func `items of the menu controller are offered where the field or its chain performs them`() throws {
        let stage = FieldStage("abcd")
        var calls = 0
        final class Page: UIView {
            var work: () -> Void = {}
            func mark() { work() }
        }
        let page = Page(frame: stage.tester.window.bounds)
        page.work = { calls += 1 }
        UIMenuController.shared.menuItems = [
            UIMenuItem(title: "Mark", action: Selector(Page.mark)), UIMenuItem(title: "None", action: Selector("none")),
        ]
        defer { UIMenuController.shared.menuItems = nil }
        click(stage, at: 2)
        let alone = titles(stage)
        stage.tester.runtime.openMenu?.dismiss(animated: false)
        stage.field.superview?.addSubview(page)
        page.addSubview(stage.field)

        click(stage, at: 2)
        let offered = titles(stage)
        try choose("Mark", stage)

        #expect(alone == ["Select", "Select All"])
        #expect(offered == ["Select", "Select All", "Mark"])
        #expect(calls == 1)
    }

    @Test func `without possible actions no menu opens`() {
        let stage = FieldStage()

        click(stage, at: 0)

        #expect(stage.tester.runtime.openMenu == nil)
        #expect(stage.field.isEditing)
    }

    @Test func `the delegate may have a menu of its own`() throws {
        let stage = FieldStage("abcd")
        stage.recorder.watch(stage.field, [])
        stage.recorder.editMenu = UIMenu(children: [UIAction(title: "Mine") { _ in }])
        stage.edit(1, to: 3)
        _ = stage.recorder.drain()

        click(stage, at: 2)

        #expect(titles(stage) == ["Mine"])
        #expect(stage.recorder.drain() == ["menu 1+2 of 3"])
        #expect(stage.shown == "a[bc]d")
        try choose("Mine", stage)
    }

    @Test func `a mouse button that rests opens no menu, a finger does when it is lifted`() throws {
        let stage = FieldStage("abcd")
        stage.edit(0)

        let mouse = stage.tester.touch(at: stage.point(of: 2), pointer: .mouse)
        stage.tester.pump(by: 1)
        let withMouse = stage.tester.runtime.openMenu != nil
        mouse.lift()
        stage.tester.pump(by: 1)
        let finger = stage.tester.touch(at: stage.point(of: 3))
        stage.tester.pump(by: 1)
        let withFinger = stage.tester.runtime.openMenu != nil
        finger.lift()
        stage.tester.settle()
        let lifted = stage.shown
        try choose("Select All", stage)

        #expect((withMouse, withFinger) == (false, false))
        #expect(lifted == "abc|d")
        #expect(stage.shown == "[abcd]")
    }

    @Test func `a secure text offers no copy`() {
        let stage = FieldStage("abcd")
        stage.field.isSecureTextEntry = true
        stage.edit(1, to: 3)

        #expect(stage.field.canPerformAction(.copy, withSender: nil) == false)
        #expect(stage.field.canPerformAction(.cut, withSender: nil) == false)
        #expect(stage.field.canPerformAction(.delete, withSender: nil))
    }
}
