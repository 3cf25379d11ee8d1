import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite final class TextInputTests {
    private let view = NoteView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    /// Made within a test, since tests take turns.
    private lazy var tester = {
        let tester = ViewTester()
        tester.show(view)
        view.becomeFirstResponder()
        tester.pump()
        return tester
    }()

    @Test func `typed text, Return, Tab and Backspace come to the first responder`() {
        tester.type("ab")
        tester.press(.keyboardReturnOrEnter, "\r")
        tester.press(.keyboardTab, "\t")
        tester.press(.keyboardDeleteOrBackspace, "\u{8}", repeats: 1)

        #expect(view.text == "ab")
    }

    @Test func `a key that a command uses up types nothing`() {
        view.commands = [UIKeyCommand(input: "b", modifierFlags: [], action: NoteView.act)]

        tester.type("abc")

        #expect(view.text == "a!c")
    }

    @Test func `typing keys come before commands without priority`() {
        let command = UIKeyCommand(input: "\r", modifierFlags: [], action: NoteView.act)
        view.commands = [command]

        tester.press(.keyboardReturnOrEnter, "\r")
        let typed = view.text
        command.wantsPriorityOverSystemBehavior = true
        tester.press(.keyboardReturnOrEnter, "\r")

        #expect(typed == "\n")
        #expect(view.text == "\n!")
    }

    @Test func `a press that a responder keeps types nothing, nor when repeated`() {
        view.keepsPresses = true

        tester.type("a")
        tester.press(.keyboardReturnOrEnter, "\r", repeats: 2)
        view.keepsPresses = false
        tester.type("b")

        #expect(view.text == "b")
    }

    @Test func `text being composed is marked until it is committed`() {
        tester.send(.compose(text: "にほ", selection: [2, 0]))
        let marked = view.marked
        let selection = view.markedSelection
        tester.send(.text("日本"))

        #expect(marked == "にほ")
        #expect(selection == NSRange(location: 2, length: 0))
        #expect(view.marked == nil)
        #expect(view.text == "日本")
    }

    @Test func `selections beyond the text being composed are cut to it`() {
        tester.send(.compose(text: "ab", selection: [1, 9]))

        #expect(view.markedSelection == NSRange(location: 1, length: 1))
    }

    @Test func `the host knows where text is wanted, in its window`() {
        let first = tester.textInputArea
        view.frame.origin.y = 200
        tester.pump()
        let moved = tester.textInputArea
        view.resignFirstResponder()
        tester.pump()

        #expect(first == CGRect(x: 22, y: 104, width: 1, height: 20))
        #expect(moved == CGRect(x: 22, y: 204, width: 1, height: 20))
        #expect(tester.textInputArea == nil)
    }

    private final class NoteView: UIView, TextComposing {
        var text = ""
        var marked: String?
        var markedSelection: NSRange?
        var commands: [UIKeyCommand] = []
        var keepsPresses = false

        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? { commands }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            if !keepsPresses { super.pressesBegan(presses, with: event) }
        }

        var hasText: Bool { !text.isEmpty }
        func insertText(_ text: String) { self.text += text }
        func deleteBackward() { _ = text.popLast() }
        func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
            (marked, markedSelection) = (markedText, selectedRange)
        }
        var candidateRect: CGRect { CGRect(x: 2, y: 4, width: 1, height: 20) }
        func act() { text += "!" }
    }
}
