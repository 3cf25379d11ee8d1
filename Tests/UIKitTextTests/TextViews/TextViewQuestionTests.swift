import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Changes that a delegate makes while it is asked about one.
@MainActor @Suite(.application) struct TextViewQuestionTests {
    @Test func `a delegate that inserts text of its own while it is asked is not asked about that`() {
        let stage = TextViewStage("ab")
        stage.edit(2)
        var questions = 0
        stage.recorder.onChange = { view in
            questions += 1
            view.insertText("!")
            return false
        }

        stage.tester.type("c")
        stage.tester.pump()

        #expect(questions == 1)
        #expect(stage.shown == "ab!|")
    }

    @Test func `a delegate that deletes while it is asked about a deletion is not asked again`() {
        let stage = TextViewStage("abcd")
        stage.edit(4)
        var questions = 0
        stage.recorder.onChange = { view in
            questions += 1
            view.deleteBackward()
            view.deleteBackward()
            return false
        }

        stage.tester.press(.keyboardDeleteOrBackspace)
        stage.tester.pump()

        #expect(questions == 1)
        #expect(stage.shown == "ab|")
    }

    @Test func `text that the delegate inserts when it is notified of a change asks no delegate`() {
        let stage = TextViewStage("ab")
        stage.edit(2)
        var questions = 0
        stage.recorder.onChange = { _ in
            questions += 1
            return true
        }
        stage.recorder.onDidChange = { view in if view.text == "abc" { view.insertText("!") } }

        stage.tester.type("c")
        stage.tester.pump()

        #expect(questions == 1)
        #expect(stage.shown == "abc!|")
    }

    @Test func `a refused mouse press asks once`() {
        let stage = TextViewStage("ab")
        stage.recorder.refusals = ["shouldBegin"]

        stage.click(1)

        #expect(stage.recorder.drain().filter { $0 == "shouldBegin" }.count == 1)
    }

    @Test func `text that was read and becomes editable is edited from then on`() {
        let stage = TextViewStage("ab")
        stage.view.isEditable = false
        stage.view.becomeFirstResponder()
        stage.tester.pump()
        let read = stage.recorder.drain()

        stage.view.isEditable = true
        let begun = stage.recorder.drain()
        stage.view.resignFirstResponder()

        #expect(!read.contains("didBegin"))
        #expect(begun == ["didBegin"])
        #expect(stage.recorder.drain().contains("didEnd"))
    }

    @Test(arguments: [true, false]) func `an end by force asks the delegate and ignores its answer`(
        isForced: Bool
    ) {
        let stage = TextViewStage("ab")
        stage.edit()
        stage.recorder.refusals = ["shouldEnd"]
        _ = stage.recorder.drain()

        if isForced { stage.tester.window.endEditing(true) } else { stage.view.isEditable = false }
        stage.tester.type("x")

        #expect(stage.recorder.drain() == ["shouldEnd", "didEnd"])
        #expect(!stage.view.isFirstResponder && stage.text == "ab")
    }

    @Test func `a delegate that resigns when it hears of the selection has not begun editing`() {
        let stage = TextViewStage("abcd")
        stage.recorder.onDidSelect = { $0.resignFirstResponder() }

        stage.click(1)
        stage.recorder.onDidSelect = nil
        let calls = stage.recorder.drainEdits()
        stage.click(2)

        #expect(!calls.contains("didBegin"))
        #expect(stage.recorder.drainEdits().contains("shouldBegin"))
        #expect(stage.view.isFirstResponder)
    }

    @Test func `an undo that the delegate refuses cannot be redone`() {
        let stage = TextViewStage("ab")
        stage.edit(2)
        stage.tester.type("c")
        stage.tester.pump(by: 0.1)
        stage.recorder.refusals = ["shouldChange"]

        stage.view.undoManager?.undo()

        #expect(stage.text == "abc")
        #expect(stage.view.undoManager?.canRedo == false)
    }

    @Test func `a link opens by a tap while other text is selected`() {
        let stage = TextViewStage()
        let text = NSMutableAttributedString(string: "a link and more")
        text.addAttribute(.link, value: "https://a.example", range: NSRange(location: 2, length: 4))
        stage.view.attributedText = text
        stage.view.isEditable = false
        stage.recorder.refusals = ["link"]
        stage.view.selectedRange = NSRange(location: 11, length: 4)
        stage.tester.pump()
        _ = stage.recorder.drain()

        stage.tester.tap(at: stage.point(of: 3))

        #expect(stage.recorder.drainEdits().contains("open https://a.example 2+4"))
    }
}
