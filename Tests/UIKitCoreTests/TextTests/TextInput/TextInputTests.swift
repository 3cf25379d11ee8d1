import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) final class TextInputTests {
    private let view = NoteView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    /// Made within a test, since tests take turns.
    private lazy var tester = {
        let tester = ViewTester()
        tester.show(view)
        view.becomeFirstResponder()
        tester.pump()
        return tester
    }()

    @Test func `typed text, Return, Tab and Backspace reach the first responder`() {
        tester.type("ab")
        tester.press(.keyboardReturnOrEnter, "\r")
        tester.press(.keyboardTab, "\t")
        tester.press(.keyboardDeleteOrBackspace, "\u{8}", repeats: 1)

        #expect(view.text == "ab")
    }

    @Test func `a key that a command uses types no text`() {
        view.commands = [UIKeyCommand(input: "b", modifierFlags: [], action: NoteView.act)]

        tester.type("abc")

        #expect(view.text == "a!c")
    }

    @Test func `typing keys have precedence over commands without priority`() {
        let command = UIKeyCommand(input: "\r", modifierFlags: [], action: NoteView.act)
        view.commands = [command]

        tester.press(.keyboardReturnOrEnter, "\r")
        let typed = view.text
        command.wantsPriorityOverSystemBehavior = true
        tester.press(.keyboardReturnOrEnter, "\r")

        #expect(typed == "\n")
        #expect(view.text == "\n!")
    }

    @Test func `a press that a responder handles types no text, nor when repeated`() {
        view.keepsPresses = true

        tester.type("a")
        tester.press(.keyboardReturnOrEnter, "\r", repeats: 2)
        view.keepsPresses = false
        tester.type("b")

        #expect(view.text == "b")
    }

    @Test func `text being composed is marked until it is committed`() {
        tester.type("a")
        tester.send(.compose(text: "に", selection: [1, 0]))
        tester.send(.compose(text: "にほ", selection: [2, 0]))
        let (marked, whole, caret) = (view.markedText, view.text, view.caret)
        tester.send(.text("日本"))

        #expect((marked, whole, caret) == ("にほ", "aにほ", 3))
        #expect(view.markedText == nil)
        #expect((view.text, view.caret) == ("a日本", 3))
    }

    @Test func `composing that ends without text leaves none`() {
        tester.type("a")
        tester.send(.compose(text: "に", selection: [1, 0]))
        tester.send(.compose(text: "", selection: [0, 0]))

        #expect(view.text == "a")
        #expect(view.markedTextRange == nil)
    }

    @Test func `selections beyond the text being composed are cut to it`() {
        tester.send(.compose(text: "ab", selection: [1, 9]))

        #expect(view.caret == 2)
    }

    @Test func `the host knows where candidates shall not be, in its window`() {
        let empty = tester.textInputArea
        tester.type("ab")
        let typed = tester.textInputArea
        tester.send(.compose(text: "にほん", selection: [3, 0]))
        tester.pump()
        let composed = tester.textInputArea
        view.frame.origin.y = 200
        tester.pump()
        let moved = tester.textInputArea
        view.resignFirstResponder()
        tester.pump()

        #expect(empty == CGRect(x: 20, y: 100, width: 2, height: 20))
        #expect(typed == CGRect(x: 40, y: 100, width: 2, height: 20))
        #expect(composed == CGRect(x: 40, y: 100, width: 30, height: 20))
        #expect(moved == CGRect(x: 40, y: 200, width: 30, height: 20))
        #expect(tester.textInputArea == nil)
    }

    @Test func `a view that only takes keys has the candidates beside it`() {
        final class KeyTaker: UIView, UIKeyInput {
            var text = ""
            override var canBecomeFirstResponder: Bool { true }
            var hasText: Bool { !text.isEmpty }
            func insertText(_ text: String) { self.text += text }
            func deleteBackward() { _ = text.popLast() }
        }
        let taker = KeyTaker(frame: CGRect(x: 30, y: 300, width: 50, height: 20))
        tester.show(taker)
        taker.becomeFirstResponder()

        tester.send(.compose(text: "に", selection: [1, 0]))
        tester.send(.text("日"))
        tester.pump()

        #expect(taker.text == "日")
        #expect(tester.textInputArea == CGRect(x: 30, y: 300, width: 50, height: 20))
    }

    @Test func `typed and composed text is replayed from its recording`() throws {
        let tester = tester
        var events: [RecordedEvent] = []
        tester.runtime.onEvent = { event, time in events.append(RecordedEvent(time: time, event: event)) }
        tester.type("ab")
        tester.send(.compose(text: "にほ", selection: [2, 0]))
        tester.send(.text("日本"))
        tester.press(.keyboardDeleteOrBackspace, "\u{8}")
        let typed = view.text

        let recording = Recording(header: RecordingHeader(tester.runtime.configuration), events: events)
        let replayed = try Recording(parsing: Data(recording.text.utf8), file: "typed").events.map(\.event)
        tester.runtime.onEvent = nil
        for _ in 0..<3 { view.deleteBackward() }
        for event in replayed { tester.send(event) }

        #expect(typed == "ab日")
        #expect(view.text == "ab日")
        #expect(replayed == events.map(\.event))
    }
}
