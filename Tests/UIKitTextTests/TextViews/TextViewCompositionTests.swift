import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Input methods compose text in text views.
@Suite(.application) struct TextViewCompositionTests {
    @Test func `composed text is a change, so that there is nothing to redo`() {
        let stage = TextViewStage()
        stage.edit()
        stage.tester.send(.text("a"))
        stage.tester.press(.keyboardZ, modifiers: .control)
        let couldRedo = stage.view.undoManager?.canRedo
        stage.tester.send(.compose(text: "xy", selection: [2, 0]))

        let canRedo = stage.view.undoManager?.canRedo
        stage.tester.press(.keyboardZ, modifiers: [.control, .shift])
        let kept = stage.text
        stage.view.undoManager?.redo()

        #expect((couldRedo, canRedo) == (true, false))
        #expect((kept, stage.text) == ("xy", "xy"))
        stage.view.undoManager?.undo()
        #expect(stage.text == "")
    }

    @Test func `what is composed and what is committed are each one change`() {
        let stage = TextViewStage("ab")
        stage.edit(1)
        stage.recorder.notesText = true

        stage.tester.send(.compose(text: "ka", selection: [2, 0]))
        let composed = (stage.recorder.drainEdits(), stage.shown)
        let marked = stage.view.markedTextRange.flatMap { stage.view.text(in: $0) }
        stage.tester.send(.text("か"))

        #expect(composed.0 == ["shouldChange 1+0 'ka'", "didSelect akab", "didChange akab"])
        #expect(composed.1 == "aka|b")
        #expect(marked == "ka")
        #expect(stage.recorder.drainEdits() == ["shouldChange 1+2 'か'", "didSelect aかb", "didChange aかb"])
        #expect(stage.view.markedTextRange == nil)
    }

    @Test func `composing over a selection is one change, and taking it back brings the selection back`() {
        let stage = TextViewStage("abcd")
        stage.edit(1, to: 3)

        stage.tester.send(.compose(text: "に", selection: [1, 0]))
        let composed = (stage.recorder.drainEdits(), stage.shown)
        stage.tester.send(.text("日"))
        let committed = stage.recorder.drainEdits()
        stage.tester.press(.keyboardZ, modifiers: .control)

        #expect(composed.0 == ["shouldChange 1+2 'に'", "didSelect", "didChange"])
        #expect(composed.1 == "aに|d")
        #expect(committed == ["shouldChange 1+1 '日'", "didChange"])
        #expect(stage.shown == "a[bc]d")
    }

    @Test func `committing composed text is undone in one step`() {
        let stage = TextViewStage("ab")
        stage.edit(1)
        stage.tester.send(.compose(text: "ka", selection: [2, 0]))
        stage.tester.send(.text("か"))

        stage.tester.press(.keyboardZ, modifiers: .control)

        #expect(stage.shown == "a|b")
        #expect(stage.view.undoManager?.canUndo == false)
    }

    @Test func `composing that is given up leaves the text`() {
        let stage = TextViewStage("ab")
        stage.edit()
        stage.tester.send(.compose(text: "ka", selection: [1, 0]))

        stage.tester.send(.compose(text: "", selection: [0, 0]))

        #expect(stage.shown == "ab|")
    }

    @Test func `refusing newly composed text removes the earlier composed text`() {
        let stage = TextViewStage("ab")
        stage.edit()
        stage.tester.send(.compose(text: "k", selection: [1, 0]))
        stage.recorder.refusals = ["shouldChange"]

        stage.tester.send(.compose(text: "ka", selection: [2, 0]))

        #expect(stage.shown == "ab|")
        #expect(stage.view.markedTextRange == nil)
    }

    @Test func `refusing committed text removes the composed text`() {
        let stage = TextViewStage("ab")
        stage.edit()
        stage.tester.send(.compose(text: "ka", selection: [2, 0]))
        stage.recorder.refusals = ["shouldChange"]

        stage.tester.send(.text("か"))

        #expect(stage.shown == "ab|")
    }

    @Test(arguments: ["click", "end", "unmark", "key"])
    func `composed text stays when the caret moves, editing ends or the text is unmarked`(
        _ way: String
    ) {
        let stage = TextViewStage("ab")
        stage.edit()
        stage.tester.send(.compose(text: "に", selection: [1, 0]))

        switch way {
        case "click": stage.click(0)
        case "end": stage.view.resignFirstResponder()
        case "key": stage.tester.press(.keyboardHome)
        default: stage.view.unmarkText()
        }

        #expect(stage.text == "abに")
        #expect(stage.view.markedTextRange == nil)
    }

    @Test func `a text that the app sets ends composing`() {
        let stage = TextViewStage("ab")
        stage.edit()
        stage.tester.send(.compose(text: "に", selection: [1, 0]))

        stage.view.text = "xy"
        stage.tester.type("z")

        #expect(stage.shown == "xyz|")
    }
}
