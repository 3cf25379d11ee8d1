import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

@Suite(.application) struct FieldTypingTests {
    /// A key in a field with the caret or selection at a place, and what shows afterwards.
    nonisolated struct KeyCase: Sendable, CustomStringConvertible {
        let before: String
        let key: UIKeyboardHIDUsage
        let modifiers: UIKeyModifierFlags
        let after: String

        init(_ before: String, _ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags, _ after: String) {
            (self.before, self.key, self.modifiers, self.after) = (before, key, modifiers, after)
        }

        init(_ before: String, _ key: UIKeyboardHIDUsage, _ after: String) { self.init(before, key, [], after) }

        var description: String { "\(before) \(key) \(modifiers.rawValue)" }
    }

    nonisolated static let keys: [KeyCase] = [
        KeyCase("ab|c", .keyboardLeftArrow, "a|bc"), KeyCase("ab|c", .keyboardRightArrow, "abc|"),
        KeyCase("|abc", .keyboardLeftArrow, "|abc"), KeyCase("abc|", .keyboardRightArrow, "abc|"),
        KeyCase("a[bc]d", .keyboardLeftArrow, "a|bcd"), KeyCase("a[bc]d", .keyboardRightArrow, "abc|d"),
        KeyCase("ab|c", .keyboardLeftArrow, .shift, "a[b]c"), KeyCase("a[b]c", .keyboardRightArrow, .shift, "a[bc]"),
        KeyCase("a[b]c", .keyboardLeftArrow, .shift, "a|bc"),
        KeyCase("one two| x", .keyboardLeftArrow, .control, "one |two x"),
        KeyCase("one |two x", .keyboardLeftArrow, .control, "|one two x"),
        KeyCase("one| two", .keyboardRightArrow, .control, "one two|"),
        KeyCase("o|ne two", .keyboardRightArrow, .alternate, "one| two"),
        KeyCase("one two|", .keyboardLeftArrow, [.control, .shift], "one [two]"),
        KeyCase("one two|", .keyboardLeftArrow, .command, "|one two"),
        KeyCase("|one two", .keyboardRightArrow, [.command, .shift], "[one two]"),
        KeyCase("ab|c", .keyboardHome, "|abc"), KeyCase("ab|c", .keyboardEnd, "abc|"),
        KeyCase("ab|c", .keyboardHome, .shift, "[ab]c"), KeyCase("ab|c", .keyboardEnd, [.control, .shift], "ab[c]"),
        KeyCase("ab|c", .keyboardUpArrow, "|abc"), KeyCase("ab|c", .keyboardDownArrow, "abc|"),
        KeyCase("ab|c", .keyboardUpArrow, .shift, "[ab]c"), KeyCase("ab|c", .keyboardDeleteOrBackspace, "a|c"),
        KeyCase("a[bc]d", .keyboardDeleteOrBackspace, "a|d"), KeyCase("a[bc]d", .keyboardDeleteForward, "a|d"),
        KeyCase("ab|c", .keyboardDeleteForward, "ab|"), KeyCase("abc|", .keyboardDeleteForward, "abc|"),
        KeyCase("one two|", .keyboardDeleteOrBackspace, .control, "one |"),
        KeyCase("one| two", .keyboardDeleteForward, .control, "one|"),
        KeyCase("one two| x", .keyboardDeleteOrBackspace, .command, "| x"),
        KeyCase("e\u{301}|", .keyboardDeleteOrBackspace, "|"), KeyCase("🇩🇪|🇫🇷", .keyboardRightArrow, "🇩🇪🇫🇷|"),
        KeyCase("🇩🇪|🇫🇷", .keyboardDeleteForward, "🇩🇪|"), KeyCase("ab|c", .keyboardA, .control, "[abc]"),
    ]

    @Test(arguments: keys) func `keys move, extend and delete`(_ key: KeyCase) {
        let stage = FieldStage()
        let parts = key.before.split(omittingEmptySubsequences: false, whereSeparator: { "|[]".contains($0) })
            .map(String.init)
        stage.field.text = parts.joined()
        let start = parts[0].utf16.count
        stage.edit(start, to: parts.count == 3 ? start + parts[1].utf16.count : start)

        stage.tester.press(key.key, modifiers: key.modifiers)

        #expect(stage.shown == key.after)
    }

    @Test func `typed text replaces the selection, and held keys repeat`() {
        let stage = FieldStage("abcdef")
        stage.edit(1, to: 3)

        stage.tester.type("xy")
        stage.tester.press(.keyboardLeftArrow, repeats: 2)
        stage.tester.press(.keyboardDeleteForward, repeats: 1)

        #expect(stage.shown == "|ydef")
    }

    @Test func `cut, copy and paste use the clipboard`() {
        let stage = FieldStage("abcd")
        stage.edit(1, to: 3)

        stage.tester.press(.keyboardC, modifiers: .control)
        let copied = stage.tester.clipboardText
        stage.tester.press(.keyboardX, modifiers: .control)
        let cut = stage.shown
        stage.tester.press(.keyboardEnd)
        stage.tester.press(.keyboardV, modifiers: .control)

        #expect((copied, cut) == ("bc", "a|d"))
        #expect(stage.shown == "adbc|")
    }

    @Test func `line separators are spaces when they are pasted or set`() {
        let stage = FieldStage("x\ny")
        stage.edit()
        stage.tester.clipboardText = "a\r\nb\u{2028}c"

        stage.tester.press(.keyboardV, modifiers: .control)

        #expect(stage.text == "x\nya  b c")
        #expect(stage.field.typesetting?.shown.string == "x ya  b c")
    }

    @Test func `Tab and other control keys insert no text`() {
        let stage = FieldStage("a")
        stage.edit()

        stage.tester.press(.keyboardTab, "\t")
        stage.tester.press(.keyboardEscape, "\u{1B}")
        stage.tester.press(.keyboardPageUp)

        #expect(stage.text == "a")
    }

    @Test func `a secure text is drawn as dots, cannot be copied, and is replaced by typing`() {
        let stage = FieldStage("pass👩‍👩‍👧")
        stage.field.isSecureTextEntry = true
        stage.tester.pump()
        let drawn = stage.drawn
        stage.edit()
        stage.tester.press(.keyboardA, modifiers: .control)
        stage.tester.press(.keyboardC, modifiers: .control)
        stage.tester.press(.keyboardX, modifiers: .control)
        let (clipboard, caret) = (stage.tester.clipboardText, stage.field.caretRect(for: stage.field.endOfDocument))
        stage.tester.press(.keyboardEnd)
        stage.field.resignFirstResponder()
        stage.edit()
        stage.tester.type("xy")

        #expect(drawn == ["•••••"])
        #expect(clipboard == nil)
        #expect(caret.minX == 50)
        #expect(stage.text == "xy")
    }

    @Test func `the first backspace in a secure text empties it, unless the caret has moved`() {
        let stage = FieldStage("pass")
        stage.field.isSecureTextEntry = true
        stage.edit()
        stage.tester.press(.keyboardDeleteOrBackspace)
        let emptied = stage.text
        stage.field.resignFirstResponder()
        stage.field.text = "pass"
        stage.edit()

        stage.tester.press(.keyboardLeftArrow)
        stage.tester.press(.keyboardDeleteOrBackspace)

        #expect((emptied, stage.text) == ("", "pas"))
    }

    @Test func `a secure text does not reveal the ends of its words`() {
        let stage = FieldStage("one two")
        stage.field.isSecureTextEntry = true
        stage.edit()

        stage.tester.press(.keyboardLeftArrow, modifiers: .control)
        let moved = stage.shown
        stage.field.select(nil)

        #expect((moved, stage.shown) == ("|one two", "[one two]"))
    }

    @Test func `the next insertion can replace the whole text once`() {
        let stage = FieldStage("abc")
        stage.edit()
        stage.field.clearsOnInsertion = true

        stage.tester.type("xy")

        #expect(stage.text == "xy")
        #expect(!stage.field.clearsOnInsertion)
    }

    @Test func `text is inserted by the app where the caret is`() {
        let stage = FieldStage("abc")
        stage.edit(1)

        stage.field.insertText("x")
        stage.field.replace(
            stage.field.textRange(
                from: stage.field.beginningOfDocument,
                to: stage.field.position(from: stage.field.beginningOfDocument, offset: 1)!)!,
            withText: "AA")

        #expect(stage.shown == "AA|xbc")
    }

    @Test func `typed text has the style of the character before, or the typing attributes`() throws {
        let stage = FieldStage()
        let text = NSMutableAttributedString(string: "ab")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        stage.field.attributedText = text
        stage.edit(1)

        stage.tester.type("x")
        stage.field.typingAttributes = [.foregroundColor: UIColor.blue]
        stage.tester.type("y")

        let result = try #require(stage.field.attributedText)
        let colors = (0..<4).map { result.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
        #expect(result.string == "axyb")
        #expect(colors == [.red, .red, .blue, .label])
    }

    @Test func `fonts and colours that are set count for all of the text`() throws {
        let stage = FieldStage()
        let text = NSMutableAttributedString(string: "ab")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        stage.field.attributedText = text

        stage.field.textColor = .green
        stage.field.font = .systemFont(ofSize: 20)

        let attributes = try #require(stage.field.attributedText).attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.foregroundColor] as? UIColor == .green)
        #expect((attributes[.font] as? UIFont)?.pointSize == 20)
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        stage.field.defaultTextAttributes = [.paragraphStyle: style]
        #expect(stage.field.textAlignment == .center)
        #expect(stage.field.defaultTextAttributes.count == 3)
        #expect(stage.field.font == UITextField.standardFont)
        #expect(stage.field.typingAttributes == nil)
    }
}
