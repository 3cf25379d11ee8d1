import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// The host's input method is reset when anything but itself ends what it composes.
@Suite(.application) final class InputMethodResetTests: NSObject, UITextViewDelegate {
    private lazy var stage = {
        let stage = ItemStage()
        stage.view.isEditable = true
        stage.view.text = "ab"
        stage.view.delegate = self
        stage.view.becomeFirstResponder()
        stage.tester.pump()
        return stage
    }()
    private lazy var field = {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        stage.tester.window.addSubview(field)
        return field
    }()
    private var accepts = true

    private var view: UITextView { stage.view }
    private var tester: ViewTester { stage.tester }
    private var resets: [String] { tester.keptCompositions }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        accepts
    }

    private func compose(_ text: String) {
        tester.send(.compose(text: text, selection: [text.utf16.count, 0]))
    }

    private func end() {
        view.resignFirstResponder()
        tester.settle()
    }

    nonisolated static let interruptions: [(String, @MainActor @Sendable (InputMethodResetTests) -> Void, String)] = [
        (
            "click", { $0.tester.touch(at: $0.view.convert(CGPoint(x: 6, y: 12), to: nil), pointer: .mouse).lift() },
            "abに"
        ),
        ("key", { $0.tester.press(.keyboardHome) }, "abに"),
        ("deletion", { $0.tester.press(.keyboardDeleteOrBackspace) }, "ab"),
        ("select all", { $0.tester.press(.keyboardA, modifiers: .control) }, "abに"),
        ("undo", { $0.tester.press(.keyboardZ, modifiers: .control) }, "ab"),
        ("selection by the app", { $0.view.selectedRange = NSRange(location: 0, length: 1) }, "abに"),
        ("resigning", { $0.view.resignFirstResponder() }, "abに"),
        ("another responder", { $0.field.becomeFirstResponder() }, "abに"),
        ("no editing", { $0.view.isEditable = false }, "abに"),
        ("removal", { $0.view.removeFromSuperview() }, "abに"),
        ("text by the app", { $0.view.text = "x" }, "x"),
        (
            "edit of the storage",
            { $0.view.textStorage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "y") }, "aby"
        ),
        ("unmarking", { $0.view.unmarkText() }, "abに"),
        (
            "refusal",
            {
                $0.accepts = false
                $0.compose("にほ")
            }, "ab"
        ),
        (
            "lost focus",
            {
                $0.tester.loseFocus()
                $0.tester.pump(by: 0.3)
            }, "abに"
        ),
    ]

    @Test(arguments: interruptions.indices) func `an interruption resets it once, and the next key begins anew`(
        index: Int
    ) {
        let (name, interrupt, text) = Self.interruptions[index]
        defer { end() }
        _ = view
        compose("に")
        tester.pump()
        let early = resets

        interrupt(self)
        tester.pump()

        #expect(early.isEmpty, "\(name)")
        #expect(resets == [name == "refusal" ? "にほ" : "に"], "\(name)")
        #expect(view.text == text, "\(name)")
        #expect(view.markedTextRange == nil, "\(name)")
        tester.pump(by: 1)
        #expect(resets.count == 1, "\(name)")
    }

    @Test func `a commit and an emptied text are its own ends`() {
        defer { end() }
        _ = view
        compose("に")
        tester.send(.text("日"))
        compose("ほ")
        compose("")
        tester.press(.keyboardHome)
        tester.pump()

        #expect(resets.isEmpty)
        #expect(view.text == "ab日")
    }

    @Test func `an edit of the app before the composed text leaves it marked`() {
        defer { end() }
        _ = view
        compose("に")

        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
        tester.pump()
        compose("にほ")

        #expect(resets.isEmpty)
        #expect(view.text == "xyzbにほ")
    }

    @Test func `a text field resets it too, and what is composed next is another text`() {
        defer { end() }
        field.becomeFirstResponder()
        tester.pump()
        compose("に")
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        compose("ほ")

        #expect(resets == ["に"])
        #expect(field.text == "ほに")
        #expect(field.markedTextRange.flatMap { field.text(in: $0) } == "ほ")
        field.resignFirstResponder()
    }
}
