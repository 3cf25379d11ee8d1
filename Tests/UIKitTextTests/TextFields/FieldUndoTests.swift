import Foundation
import HostInterface
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitText

@Suite(.application) struct FieldUndoTests {
    private func undo(_ stage: FieldStage) -> String {
        stage.tester.press(.keyboardZ, modifiers: .control)
        return stage.shown
    }

    private func redo(_ stage: FieldStage) -> String {
        stage.tester.press(.keyboardZ, modifiers: [.control, .shift])
        return stage.shown
    }

    @Test func `typing without a break is undone in one step`() {
        let stage = FieldStage("a")
        stage.edit()
        stage.tester.type("bcd")
        stage.tester.press(.keyboardDeleteOrBackspace)
        stage.tester.press(.keyboardLeftArrow)
        stage.tester.type("x")

        let states = [undo(stage), undo(stage), undo(stage), redo(stage), redo(stage), redo(stage)]

        #expect(states == ["ab|c", "a|", "a|", "abc|", "abx|c", "abx|c"])
    }

    @Test func `deleting, cutting and pasting are taken back one by one`() {
        let stage = FieldStage("abcdef")
        stage.edit()
        stage.tester.press(.keyboardDeleteOrBackspace, repeats: 1)
        stage.select(1, to: 3)
        stage.tester.press(.keyboardX, modifiers: .control)
        stage.tester.press(.keyboardV, modifiers: .control)
        stage.tester.press(.keyboardV, modifiers: .control)
        let last = stage.shown

        let states = [undo(stage), undo(stage), undo(stage), undo(stage)]

        #expect(last == "abcbc|d")
        #expect(states == ["abc|d", "a|d", "a[bc]d", "abcdef|"])
    }

    @Test func `repeated forward deletions are undone in one step`() {
        let stage = FieldStage("abcd")
        stage.edit(1)
        stage.tester.press(.keyboardDeleteForward, repeats: 1)

        let states = [undo(stage), redo(stage)]

        #expect(states == ["a|bcd", "a|d"])
    }

    @Test func `typing clears the redo stack`() {
        let stage = FieldStage()
        stage.edit()
        stage.tester.type("ab")
        _ = undo(stage)

        stage.tester.type("c")

        #expect(redo(stage) == "c|")
        #expect(undo(stage) == "|")
    }

    @Test func `text that the app sets cannot be undone, nor can earlier typing`() {
        let stage = FieldStage()
        stage.edit()
        stage.tester.type("ab")

        stage.field.text = "xy"

        #expect(undo(stage) == "xy|")
    }

    @Test func `undoing reports the change without asking the delegate`() {
        let stage = FieldStage()
        stage.recorder.watch(stage.field)
        stage.edit()
        stage.tester.type("ab")
        _ = stage.recorder.drain()

        _ = undo(stage)

        #expect(stage.recorder.drain() == ["didSelect", "editingChanged"])
        #expect(stage.field.undoManager?.redoActionName == "Typing")
        #expect(stage.field.undoManager !== stage.tester.window.undoManager)
    }

    @Test func `text that an input method commits is undone in one step`() {
        let stage = FieldStage("a")
        stage.edit()
        stage.tester.send(.compose(text: "に", selection: [1, 0]))
        stage.tester.send(.compose(text: "にほ", selection: [2, 0]))
        stage.tester.send(.text("日本"))

        let states = [undo(stage), redo(stage)]

        #expect(states == ["a|", "a日本|"])
    }
}
