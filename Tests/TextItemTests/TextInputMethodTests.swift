import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Text that comes from layouts and input methods instead of single keys.
@Suite(.application) struct TextInputMethodTests {
    @MainActor private final class Rig: NSObject, UITextViewDelegate {
        let stage = ItemStage()
        private(set) var questions: [String] = []
        private(set) var commands = 0
        var view: UITextView { stage.view }
        var tester: ViewTester { stage.tester }

        override init() {
            super.init()
            view.isEditable = true
            view.delegate = self
            view.becomeFirstResponder()
            tester.pump()
        }

        deinit {}

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            questions.append("\(range.location)+\(range.length) '\(text)'")
            return true
        }

        /// Gives a superview commands for the letter E with Ctrl and with Alt.
        func addCommands() {
            final class Page: UIView {
                var onCommand: () -> Void = {}
                func command() { onCommand() }
                override var keyCommands: [UIKeyCommand]? {
                    [UIKeyModifierFlags.control, .alternate].map {
                        UIKeyCommand(input: "e", modifierFlags: $0, action: Selector(Page.command))
                    }
                }
            }
            let page = Page(frame: view.superview?.bounds ?? .zero)
            page.onCommand = { [unowned self] in commands += 1 }
            view.superview?.addSubview(page)
            page.addSubview(view)
            view.becomeFirstResponder()
            tester.pump()
        }

        func key(
            _ code: UIKeyboardHIDUsage, _ characters: String, _ modifiers: HostEvent.KeyModifiers = [],
            up: Bool = false
        ) {
            tester.send(
                .key(
                    phase: up ? .up : .down, code: "\(code)", characters: characters, modifiers: modifiers,
                    isRepeat: false))
        }

        func end() {
            view.delegate = nil
            view.resignFirstResponder()
            tester.settle()
        }
    }

    @Test func `a character of AltGr is typed and is no command`() {
        let rig = Rig()
        defer { rig.end() }
        rig.addCommands()

        rig.key(.keyboardRightAlt, "")
        rig.key(.keyboardE, "e")
        rig.tester.send(.text("€"))
        rig.key(.keyboardE, "e", up: true)

        #expect(rig.view.text == "€")
        #expect((rig.questions, rig.commands) == (["0+0 '€'"], 0))
    }

    @Test func `a dead key and a letter are one change, with a letter that it does not fit the system's text`() {
        let rig = Rig()
        defer { rig.end() }

        rig.key(.keyboardEqualSign, "´")
        rig.key(.keyboardEqualSign, "´", up: true)
        rig.key(.keyboardE, "e")
        rig.tester.send(.text("é"))
        rig.key(.keyboardE, "e", up: true)
        rig.key(.keyboardX, "x")
        rig.tester.send(.text("´x"))
        rig.key(.keyboardX, "x", up: true)

        #expect(rig.view.text == "é´x")
        #expect(rig.questions == ["0+0 'é'", "1+0 '´x'"])
    }

    @Test func `Ctrl, Shift and U of an input method give one emoji and no command, and the next letter is typed`() {
        let rig = Rig()
        defer { rig.end() }
        rig.addCommands()

        // The releases of Ctrl and Shift are the input method's, as are U and the digits.
        rig.key(.keyboardLeftControl, "", .control)
        rig.key(.keyboardLeftShift, "", [.control, .shift])
        rig.tester.send(.text("😀"))
        rig.key(.keyboardE, "e")
        rig.tester.send(.text("e"))
        rig.key(.keyboardE, "e", up: true)

        #expect(rig.view.text == "😀e")
        #expect((rig.questions, rig.commands) == (["0+0 '😀'", "2+0 'e'"], 0))
    }

    @Test func `composed text of 40 characters and a commit of 200 bytes are each one change`() {
        let rig = Rig()
        defer { rig.end() }
        let (composed, committed) = (String(repeating: "に", count: 40), String(repeating: "日", count: 67))

        rig.tester.send(.compose(text: composed, selection: [40, 0]))
        let (marked, place) = (rig.view.markedTextRange.flatMap { rig.view.text(in: $0) }, rig.view.selectedRange)
        rig.tester.send(.text(committed))

        #expect(marked == composed)
        #expect(place == NSRange(location: 40, length: 0))
        #expect(rig.view.text == committed)
        #expect(rig.questions == ["0+0 '\(composed)'", "0+40 '\(committed)'"])
    }

    nonisolated static let answers: [(String, [HostEvent], String)] = [
        ("commits", [.text("日")], "日"),
        ("empties, then commits", [.compose(text: "", selection: [0, 0]), .text("に")], "に"),
        ("empties", [.compose(text: "", selection: [0, 0])], ""), ("does nothing", [], "に"),
    ]

    @Test(arguments: answers.indices) func `when the window loses the focus the input method decides, else text stays`(
        index: Int
    ) {
        let (name, events, expected) = Self.answers[index]
        let rig = Rig()
        defer { rig.end() }
        rig.tester.send(.compose(text: "に", selection: [1, 0]))

        rig.tester.loseFocus()
        rig.tester.pump(by: 0.1)
        let isMarked = rig.view.markedTextRange != nil
        for event in events { rig.tester.send(event) }
        rig.tester.pump(by: 0.2)
        let text = rig.view.text
        rig.tester.gainFocus()
        rig.tester.type("x")

        #expect(isMarked, "\(name)")
        #expect(text == expected, "\(name)")
        #expect(rig.view.markedTextRange == nil, "\(name)")
        #expect(rig.view.text == expected + "x", "\(name)")
    }

    @Test func `composed text is kept when the focus returns at once`() {
        let rig = Rig()
        defer { rig.end() }
        rig.tester.send(.compose(text: "に", selection: [1, 0]))

        rig.tester.loseFocus()
        rig.tester.gainFocus()
        rig.tester.send(.compose(text: "ほ", selection: [1, 0]))
        rig.tester.pump(by: 0.3)

        #expect(rig.view.text == "にほ")
        #expect(rig.view.markedTextRange.flatMap { rig.view.text(in: $0) } == "ほ")
    }
}
