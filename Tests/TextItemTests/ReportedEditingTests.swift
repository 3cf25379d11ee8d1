import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Deeds of apps while a text view is edited, as they were reported of phones, where some of them crashed.
@Suite(.application) final class ReportedEditingTests: NSObject, UITextViewDelegate {
    private let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    private var tester: ViewTester?
    private var onQuestion: (NSRange, String) -> Bool = { _, _ in true }
    private var onChange: () -> Void = {}

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        onQuestion(range, text)
    }

    func textViewDidChange(_ textView: UITextView) { onChange() }

    /// Edits a text, with the caret at its end.
    private func edit(_ text: String, glyphs: ViewTester.Text = .boxes) -> ViewTester {
        let tester = ViewTester(text: glyphs)
        self.tester = tester
        view.font = .systemFont(ofSize: 10)
        view.text = text
        view.delegate = self
        tester.show(view)
        view.becomeFirstResponder()
        tester.pump()
        return tester
    }

    private func end() {
        view.delegate = nil
        view.resignFirstResponder()
        tester?.settle()
    }

    private func undo() { tester?.press(.keyboardZ, modifiers: .control) }
    private func caret(_ index: Int) -> CGRect {
        view.position(from: view.beginningOfDocument, offset: index).map { view.caretRect(for: $0) } ?? .null
    }
    private var caret: CGRect { view.selectedTextRange.map { view.caretRect(for: $0.end) } ?? .null }

    @Test func `undoing after the app has cut a paste to a length takes nothing back`() {
        let tester = edit("")
        defer { end() }
        onChange = { [view] in if view.text.count > 3 { view.text = String(view.text.prefix(3)) } }
        tester.type("abc")
        tester.clipboardText = "defg"
        tester.press(.keyboardV, modifiers: .control)
        let pasted = view.text

        undo()
        undo()

        #expect((pasted, view.text) == ("abc", "abc"))
    }

    @Test func `a delegate that takes characters out while it is asked leaves what is typed then to undo`() {
        let tester = edit("")
        defer { end() }
        onQuestion = { [view] _, _ in
            if view.text.contains("\"") { view.text = view.text.replacingOccurrences(of: "\"", with: "") }
            return true
        }
        tester.type("a\"bc")
        let typed = view.text

        undo()
        let once = view.text
        undo()

        #expect((typed, once, view.text) == ("abc", "a", "a"))
    }

    @Test(arguments: [true, false]) func `composed text beyond a length is cut at its commit, and undone before it`(
        commits: Bool
    ) {
        let tester = edit("")
        defer { end() }
        onChange = { [view] in
            if view.markedTextRange == nil, view.text.count > 3 { view.text = String(view.text.prefix(3)) }
        }
        tester.type("abc")
        tester.press(.keyboardDeleteOrBackspace)
        tester.send(.compose(text: "huang", selection: [5, 0]))
        let composed = view.text
        if commits { tester.send(.text("黄黄")) }
        let committed = view.text

        undo()

        #expect(composed == "abhuang")
        #expect(committed == (commits ? "ab黄" : "abhuang"))
        #expect(view.text == (commits ? "ab黄" : "ab"))
    }

    @Test func `a delegate that appends text itself and refuses the typed one has its caret behind it`() {
        let tester = edit("ab")
        defer { end() }
        onQuestion = { [view] _, _ in
            view.text += "Z"
            return false
        }
        view.selectedRange = NSRange(location: 0, length: 0)

        tester.type("x")
        undo()

        #expect(view.text == "abZ")
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
    }

    @Test(arguments: [true, false]) func `an app that sets the text at each change ends composing unless it waits`(
        waits: Bool
    ) {
        let tester = edit("")
        defer { end() }
        onChange = { [view] in if !waits || view.markedTextRange == nil { view.text = view.text } }

        tester.send(.compose(text: "n", selection: [1, 0]))
        tester.pump()
        let marked = view.markedTextRange.flatMap { view.text(in: $0) }

        #expect(marked == (waits ? "n" : nil))
        #expect(tester.keptCompositions == (waits ? [] : ["n"]))
        #expect(view.text == "n")
    }

    @Test func `a limit by characters takes five emoji and refuses a sixth and a word`() {
        let tester = edit("")
        defer { end() }
        onQuestion = { [view] range, text in
            guard let place = Range(range, in: view.text) else { return false }
            return view.text.replacingCharacters(in: place, with: text).count <= 5
        }
        for _ in 0..<4 { tester.send(.text("👨‍👩‍👧‍👦")) }

        tester.send(.text("ab"))
        tester.send(.text("a"))
        tester.send(.text("b"))
        tester.press(.keyboardDeleteOrBackspace)
        tester.press(.keyboardDeleteOrBackspace)

        #expect(view.text == "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦")
    }

    @Test func `typing attributes are those of the text again after the app has moved the caret`() {
        let tester = edit("ab")
        defer { end() }
        view.typingAttributes = [.font: UIFont.systemFont(ofSize: 20)]

        view.selectedRange = NSRange(location: 1, length: 0)
        tester.type("x")

        let font = view.textStorage.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
        #expect(view.text == "axb")
        #expect(font?.pointSize == 10)
    }

    @Test(arguments: ["पा मरप तबवहै ौो कत ऐ ँ?", "لُلُصّبُلُلصّبُررً ॣ ॣh ॣ ॣ 冗", "سمَـَّوُوُحخ ̷̴̐خ ̷̴̐خ ̷̴̐خ امارتيخ ̷̴̐خ"])
    func `texts that stopped phones are set while they are edited, typed into and emptied`(text: String) {
        let tester = edit("", glyphs: .real)
        defer { end() }
        onChange = { [view] in view.text = view.text + " " }
        view.text = text

        tester.type("x")
        tester.pump()
        let places = (0...view.textStorage.length).map { caret($0) }
        let count = view.text.count
        onChange = {}
        for _ in 0..<count {
            tester.press(.keyboardDeleteOrBackspace)
            tester.pump()
        }

        #expect(places.allSatisfy { $0.height > 0 && (0...200).contains($0.minX) && $0.maxY <= 100 })
        #expect(view.text == "")
    }

    @Test func `a space behind a word that reads to the left moves the caret to the left`() {
        let tester = edit("", glyphs: .real)
        defer { end() }
        var places = [caret.minX]
        for letter in ["ש", "ל", " ", "ו", " "] {
            tester.send(.text(letter))
            tester.pump()
            places.append(caret.minX)
        }

        // The empty text begins at the left, a paragraph of Hebrew at the right.
        #expect(places[1] > places[0])
        #expect(zip(places.dropFirst(), places.dropFirst(2)).allSatisfy { $0 > $1 }, "\(places)")
    }

    @Test func `a full stop behind a word that reads to the left has its carets at its right and left`() {
        let tester = edit("שלום.", glyphs: .real)
        defer { end() }
        let (before, behind) = (caret(4).minX, caret(5).minX)
        let y = caret(4).midY

        tester.touch(at: view.convert(CGPoint(x: before, y: y), to: nil), pointer: .mouse).lift()
        let place = view.selectedRange.location

        #expect(behind < before)
        #expect(before < caret(3).minX)
        #expect(place == 4)
    }

    @Test func `Backspace takes one letter after the other where directions alternate`() {
        let tester = edit("مرحبا", glyphs: .real)
        defer { end() }
        for text in ["日本", "سلام"] { tester.send(.text(text)) }

        let texts = (0..<5).map { _ in
            tester.press(.keyboardDeleteOrBackspace)
            return view.text
        }

        #expect(texts == ["مرحبا日本سلا", "مرحبا日本سل", "مرحبا日本س", "مرحبا日本", "مرحبا日"])
    }
}
