import CoreGraphics
import CoreText
import Foundation
import HostInterface
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

@Suite(.application) struct FieldCompositionTests {
    @Test func `text being composed is part of the text, marked and underlined`() {
        let stage = FieldStage("ab")
        stage.edit(1)
        stage.tester.send(.compose(text: "にほ", selection: [1, 0]))
        stage.tester.pump()

        let marked = stage.field.markedTextRange.flatMap { stage.field.text(in: $0) }
        let rules = stage.field.typesetting?.natural(1)

        #expect((stage.shown, marked) == ("aに|ほb", "にほ"))
        #expect(rules?.layout.lines[0].runs.map { !$0.rules.isEmpty } == [false, true, false])
    }

    @Test func `composed text replaces the selection, and committed text replaces the composed text`() {
        let stage = FieldStage("abcd")
        stage.recorder.watch(stage.field)
        stage.edit(1, to: 3)
        _ = stage.recorder.drain()

        stage.tester.send(.compose(text: "に", selection: [1, 0]))
        let composed = stage.recorder.drain().filter { !$0.hasPrefix("did") }
        stage.tester.send(.text("日"))

        #expect(composed == ["shouldChange 1+2 'に'", "editingChanged"])
        #expect(stage.shown == "a日|d")
        #expect(stage.field.markedTextRange == nil)
    }

    @Test func `composing that is given up leaves the text`() {
        let stage = FieldStage("ab")
        stage.edit()
        stage.tester.send(.compose(text: "に", selection: [1, 0]))

        stage.tester.send(.compose(text: "", selection: [0, 0]))

        #expect(stage.shown == "ab|")
        #expect(stage.field.undoManager?.canUndo == false)
    }

    @Test(arguments: ["click", "end", "unmark"])
    func `composed text stays when the caret moves, editing ends or the text is unmarked`(
        _ way: String
    ) {
        let stage = FieldStage("ab")
        stage.edit()
        stage.tester.send(.compose(text: "に", selection: [1, 0]))

        switch way {
        case "click":
            let touch = stage.tester.touch(at: stage.point(of: 0), pointer: .mouse)
            touch.lift()
        case "end": stage.field.resignFirstResponder()
        default: stage.field.unmarkText()
        }

        #expect(stage.text == "abに")
        #expect(stage.field.markedTextRange == nil)
    }

    @Test func `the area of the text input covers the composed text, so that candidates avoid it`() {
        let stage = FieldStage("ab")
        stage.edit()
        let caret = stage.tester.textInputArea

        stage.tester.send(.compose(text: "にほん", selection: [3, 0]))
        stage.tester.pump()

        #expect(caret == CGRect(x: 40, y: 115, width: 2, height: 10))
        #expect(stage.tester.textInputArea == CGRect(x: 40, y: 115, width: 30, height: 10))
    }

    @Test func `the area of the text input is removed when editing ends`() {
        let stage = FieldStage("ab")
        stage.edit()

        stage.field.resignFirstResponder()
        stage.tester.pump()

        #expect(stage.tester.textInputArea == nil)
    }
}
