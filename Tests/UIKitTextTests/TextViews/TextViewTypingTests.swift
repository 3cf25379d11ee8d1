import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Keys in text views, and what their delegates hear of it.
@Suite(.application) struct TextViewTypingTests {
    @Test func `the delegate is asked before a character is typed, and notified with the new text`() {
        let stage = TextViewStage("a")
        stage.edit()
        stage.recorder.notesText = true
        stage.recorder.observe(stage.view)

        stage.tester.type("b")
        stage.recorder.stop()

        #expect(
            stage.recorder.drainEdits() == [
                "shouldChange 1+0 'b'", "didSelect ab", "didChange ab", "change posted",
            ])
    }

    @Test func `edits that the delegate refuses have no effect`() {
        let stage = TextViewStage("abc")
        stage.edit()
        stage.recorder.refusals = ["shouldChange"]

        stage.tester.type("x")
        stage.tester.press(.keyboardDeleteOrBackspace)

        #expect(stage.shown == "abc|")
        #expect(stage.recorder.drainEdits() == ["shouldChange 3+0 'x'", "shouldChange 2+1 ''"])
    }

    @Test func `a delegate may empty the text and have the character inserted`() {
        let stage = TextViewStage("abc")
        stage.edit()
        stage.recorder.onChange = {
            $0.text = ""
            return true
        }

        stage.tester.type("x")

        #expect(stage.shown == "x|")
    }

    @Test func `deleting without text to delete does not ask the delegate`() {
        let stage = TextViewStage("ab")
        stage.edit(0)

        stage.tester.press(.keyboardDeleteOrBackspace)
        stage.view.selectedRange = NSRange(location: 2, length: 0)
        _ = stage.recorder.drain()
        stage.tester.press(.keyboardDeleteForward)

        #expect(stage.recorder.drainEdits() == [])
        #expect(stage.text == "ab")
    }

    @Test(arguments: [
        ("👨‍👩‍👧‍👦", "", "shouldChange 0+11 ''"), ("🇩🇪🇫🇷", "🇩🇪", "shouldChange 4+4 ''"),
        ("a\r\n", "a", "shouldChange 1+2 ''"), ("e\u{301}", "", "shouldChange 0+2 ''"),
    ])
    func `a composed character is deleted whole`(_ text: String, _ rest: String, _ question: String) {
        let stage = TextViewStage(text)
        stage.edit()

        stage.tester.press(.keyboardDeleteOrBackspace)

        #expect(stage.text == rest)
        #expect(stage.recorder.drainEdits().first == question)
    }

    @Test func `Return and Tab are typed`() {
        let stage = TextViewStage("a")
        stage.edit()

        stage.tester.press(.keyboardReturnOrEnter)
        stage.tester.press(.keyboardTab)

        #expect(stage.text == "a\n\t")
        let asked = stage.recorder.drainEdits().filter { $0.hasPrefix("should") }
        #expect(asked == ["shouldChange 1+0 '\n'", "shouldChange 2+0 '\t'"])
    }

    @Test func `changes by calls notify the delegate without asking it`() {
        let stage = TextViewStage("abc")

        stage.view.insertText("d")
        let inserted = stage.recorder.drainEdits()
        stage.view.deleteBackward()
        let deleted = stage.recorder.drainEdits()

        #expect(inserted == ["didSelect", "didChange"])
        #expect(deleted == ["didSelect", "didChange"])
        #expect(stage.text == "abc")
    }

    @Test func `a replacement elsewhere leaves the selection with its characters`() throws {
        let stage = TextViewStage("abcdef")
        stage.edit(3, to: 5)

        stage.view.replace(try #require(stage.range(0, 2)), withText: "x")
        let before = stage.shown
        stage.view.replace(try #require(stage.range(3, 4)), withText: "yz")

        #expect(before == "xc[de]f")
        #expect(stage.shown == "xcdyz|f")
    }

    // MARK: Editing

    @Test func `beginning and ending ask and notify the delegate once each`() {
        let stage = TextViewStage("abc")
        stage.recorder.observe(stage.view)

        stage.view.becomeFirstResponder()
        let begun = stage.recorder.drainEdits()
        stage.view.resignFirstResponder()
        stage.recorder.stop()

        #expect(begun == ["shouldBegin", "didBegin", "begin posted"])
        #expect(stage.recorder.drainEdits() == ["shouldEnd", "didEnd", "end posted"])
    }

    @Test func `a delegate that refuses keeps editing from beginning and from ending`() {
        let stage = TextViewStage("abc")
        stage.recorder.refusals = ["shouldBegin", "shouldEnd"]

        let began = stage.view.becomeFirstResponder()
        stage.recorder.refusals = ["shouldEnd"]
        stage.edit()
        let ended = stage.view.resignFirstResponder()

        #expect((began, ended) == (false, false))
        #expect(stage.view.isFirstResponder)
    }

    @Test func `a text that becomes fixed is edited no longer, and can be selected`() {
        let stage = TextViewStage("abc")
        stage.edit()
        stage.recorder.refusals = ["shouldEnd"]

        stage.view.isEditable = false
        let told = stage.recorder.drainEdits()
        stage.view.becomeFirstResponder()
        stage.tester.pump()
        stage.tester.type("x")

        #expect(told == ["shouldEnd", "didEnd"])
        #expect(stage.view.isFirstResponder)
        #expect(stage.recorder.drainEdits() == [])
        #expect(stage.caret == nil)
        #expect(stage.text == "abc")
    }

    @Test func `a view that leaves its window in a change ends editing`() {
        let stage = TextViewStage("abc")
        stage.edit()
        stage.recorder.onDidChange = { $0.removeFromSuperview() }

        stage.tester.type("d")

        #expect(stage.text == "abcd")
        #expect(stage.recorder.drainEdits().suffix(2) == ["didChange", "didEnd"])
        #expect(!stage.view.isFirstResponder)
    }

    // MARK: Undo

    private func undo(_ stage: TextViewStage) -> String {
        stage.tester.press(.keyboardZ, modifiers: .control)
        return stage.shown
    }

    @Test func `typing without a break is undone in one step`() {
        let stage = TextViewStage()
        stage.edit()
        stage.tester.type("abc")
        stage.tester.press(.keyboardLeftArrow)
        stage.tester.type("d")

        let states = [undo(stage), undo(stage), undo(stage)]

        #expect(states == ["ab|c", "|", "|"])
    }

    @Test func `text that the app sets cannot be undone, nor can earlier typing`() {
        let stage = TextViewStage()
        stage.edit()
        stage.tester.type("abc")

        stage.view.text = "xyz"

        #expect(undo(stage) == "xyz|")
    }

    @Test func `undo and redo have the names of their actions`() throws {
        let stage = TextViewStage("abcdef")
        stage.edit(0, to: 1)
        let manager = try #require(stage.view.undoManager)
        var names: [String] = []
        func note(_ deed: () -> Void) {
            deed()
            stage.tester.pump()
            names.append(manager.undoMenuItemTitle)
        }

        note { stage.view.cut(nil) }
        note { stage.view.paste(nil) }
        stage.view.selectedRange = NSRange(location: 0, length: 2)
        note { stage.view.delete(nil) }
        note { stage.tester.type("x") }
        manager.undo()
        manager.undo()
        names.append(manager.redoMenuItemTitle)

        #expect(names == ["Undo Cut", "Undo Paste", "Undo Delete", "Undo Typing", "Redo Delete"])
        #expect(stage.shown == "[ab]cdef")
    }

    // MARK: Attributes

    private var linked: NSAttributedString {
        let text = NSMutableAttributedString(string: "abcd", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.addAttribute(.link, value: "https://a.example/b", range: NSRange(location: 1, length: 2))
        return text
    }

    @Test func `text typed inside a link belongs to it, at its end not`() {
        let stage = TextViewStage()
        stage.view.attributedText = linked
        stage.edit(2)
        stage.tester.type("x")
        stage.view.selectedRange = NSRange(location: 4, length: 0)
        stage.tester.type("y")

        let links = (0..<6).map { stage.view.textStorage.attribute(.link, at: $0, effectiveRange: nil) != nil }

        #expect(stage.text == "abxcyd")
        #expect(links == [false, true, true, true, false, false])
    }

    @Test func `attributes set for typing are used and inherited, or forgotten when the caret moves`() {
        let stage = TextViewStage("ab")
        stage.edit()
        stage.view.typingAttributes[.foregroundColor] = UIColor.red
        stage.tester.type("xy")
        stage.view.typingAttributes[.foregroundColor] = UIColor.blue
        stage.tester.press(.keyboardLeftArrow)
        stage.tester.type("z")

        let colors = (0..<5).map {
            stage.view.textStorage.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
        }

        #expect(stage.text == "abxzy")
        #expect(colors == [nil, nil, .red, .red, .red])
    }

    @Test func `attributes of the app's own reach only the character that is typed with them`() {
        let key = NSAttributedString.Key("note")
        let stage = TextViewStage("ab")
        stage.edit()
        stage.view.typingAttributes[key] = 7
        stage.view.typingAttributes[.foregroundColor] = UIColor.red
        stage.tester.type("xy")

        let storage = stage.view.textStorage
        let notes = (2..<4).map { storage.attribute(key, at: $0, effectiveRange: nil) as? Int }
        let colors = (2..<4).map { storage.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }

        #expect(notes == [7, nil])
        #expect(colors == [.red, .red])
    }

    @Test func `the next insertion replaces the whole text once`() {
        let stage = TextViewStage("abc")
        stage.edit()
        stage.view.clearsOnInsertion = true
        stage.tester.pump()
        let caret = stage.caret

        stage.tester.type("xy")

        #expect(caret == nil)
        #expect(stage.shown == "xy|")
        #expect(!stage.view.clearsOnInsertion)
    }

    @Test func `a change of the storage that replaces no characters by none keeps what can be undone`() {
        let stage = TextViewStage("ab")
        stage.edit(2)
        stage.tester.type("c")
        stage.tester.pump()

        stage.view.textStorage.replaceCharacters(in: NSRange(location: 1, length: 0), with: "")
        stage.view.undoManager?.undo()

        #expect(stage.shown == "ab|")
    }
}
