import Foundation
import Testing
import UIFoundation
import UIKitTesting

@testable import UIKitCore

@Suite(.application) struct TextEditingTests {
    private let plain = TextStyle([:])

    private func colors(_ text: AttributedText) -> [UIColor?] {
        let attributed = text.attributed
        return (0..<attributed.length).map {
            attributed.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
        }
    }

    @Test func `parts keep their styles when text is replaced around them`() {
        let (red, blue) = (
            plain.adding([.foregroundColor: UIColor.red]), plain.adding([.foregroundColor: UIColor.blue])
        )
        var text = AttributedText("aaaa", style: red)

        text.replace(1..<3, with: AttributedText("b", style: blue))
        text.replace(0..<1, with: AttributedText(style: plain))
        text.replace(2..<2, with: AttributedText("cc", style: red))

        #expect(text.string == "bacc")
        #expect(colors(text) == [.blue, .red, .red, .red])
        #expect(text.style(before: 1) === blue && text.style(before: 0) === blue && text.style(before: 4) === red)
        #expect(text.part(1..<4).onlyStyle === red)
    }

    @Test func `a style that becomes another stays one object`() {
        var text = AttributedText("ab", style: plain)
        let red = plain.adding([.foregroundColor: UIColor.red])

        text.addAttributes([.foregroundColor: UIColor.red], turning: plain, into: red)

        #expect(text.onlyStyle === red)
    }

    nonisolated static let boundaries: [(String, [Int])] = [
        ("", [0]), ("ab", [0, 1, 2]), ("e\u{301}x", [0, 2, 3]), ("👩‍👩‍👧", [0, 8]), ("🇩🇪🇫🇷", [0, 4, 8]),
        ("\r\n", [0, 2]),
    ]

    @Test(arguments: boundaries.indices) func `carets are between composed characters`(index: Int) {
        let (text, expected) = Self.boundaries[index]

        let found = (0...text.utf16.count).filter { text.isBoundary($0) }

        #expect(found == expected)
        for place in 0...text.utf16.count {
            #expect(text.boundary(atOrBefore: place) == expected.last { $0 <= place })
            #expect(text.boundary(after: place) == expected.first { $0 > place } ?? text.utf16.count)
            #expect(text.boundary(before: place) == expected.last { $0 < place } ?? 0)
        }
    }

    @Test func `words and the separators between them are found around positions`() {
        _ = ViewTester()
        let text = "one, two "

        let words = (0...text.utf16.count).map { text.wordRange(at: $0) }

        #expect(words[0...3].allSatisfy { $0 == 0..<3 })
        #expect(words[4] == 3..<5)
        #expect(words[5...8].allSatisfy { $0 == 5..<8 })
        #expect(words[9] == 8..<9)
    }

    @Test func `selections are cut to the text and to its boundaries`() {
        let editing = TextEditing(style: plain)
        _ = editing.setText(AttributedText("e\u{301}x", style: plain))

        editing.select(TextSelection(from: 99, to: 1))

        #expect(editing.selection.range == 0..<3)
    }

    private func editing(_ text: String, _ start: Int, to end: Int? = nil) -> TextEditing {
        let editing = TextEditing(style: plain)
        _ = editing.setText(AttributedText(text, style: plain))
        editing.select(TextSelection(from: start, to: end ?? start))
        return editing
    }

    @Test func `committed text replaces composed text, and both are undone at once`() {
        let editing = editing("ab", 1)
        editing.compose("ka", selection: 2..<2)

        editing.commit("x")
        let committed = (editing.string, editing.selection.range, editing.marked)
        editing.undoManager.undo()

        #expect(committed.0 == "axb")
        #expect(committed.1 == 2..<2)
        #expect(committed.2 == nil)
        #expect(editing.string == "ab")
        #expect(editing.selection.range == 1..<1)
        #expect(!editing.undoManager.canUndo)
    }

    @Test(arguments: ["committed", "kept", "given up"]) func `a selection that was composed over is one step back`(
        _ end: String
    ) {
        let editing = editing("abcd", 1, to: 3)
        editing.compose("k", selection: 1..<1)
        editing.compose("ka", selection: 2..<2)

        switch end {
        case "committed": editing.commit("x")
        case "kept": editing.unmark()
        default: editing.compose("", selection: 0..<0)
        }
        let text = editing.string
        editing.undoManager.undo()

        #expect(text == ["committed": "axd", "kept": "akad"][end, default: "ad"])
        #expect(editing.string == "abcd")
        #expect(editing.selection.range == 1..<3)
        #expect(!editing.undoManager.canUndo)
    }

    @Test(arguments: [(0..<1, 1, 3..<5), (6..<7, 1, 2..<4), (2..<3, 1, nil), (4..<4, -1, nil)])
    func `composed text moves with others' changes, and composing ends when they touch it`(
        _ changed: Range<Int>, _ delta: Int, _ expected: Range<Int>?
    ) {
        // Two characters at 2 are composed; only positions count here.
        let editing = editing("abefgh", 2)
        editing.compose("cd", selection: 2..<2)

        _ = editing.follow(changed, changeInLength: delta)

        #expect(editing.marked == expected)
    }

    @Test func `a replacement may keep another selection, which undoing gives back`() {
        let editing = editing("abcd", 3, to: 4)

        editing.replace(0..<2, with: "x", .other, selecting: TextSelection(from: 2, to: 3))
        let replaced = (editing.string, editing.selection.range)
        editing.undoManager.undo()

        #expect(replaced == ("xcd", 2..<3))
        #expect(editing.string == "abcd")
        #expect(editing.selection.range == 3..<4)
    }

    @Test(arguments: [(0..<2, 2, 4..<6), (3..<4, 1, 2..<5), (4..<5, 1, 2..<4), (2..<2, -1, 2..<3)])
    func `a selection of two characters stays with them when others change the text`(
        _ changed: Range<Int>, _ delta: Int, _ expected: Range<Int>
    ) {
        // The selection is 2..<4 of 8 characters; only its positions count here.
        let editing = editing("abcdefgh", 2, to: 4)

        _ = editing.follow(changed, changeInLength: delta)

        #expect(editing.selection.range == expected)
    }

    @Test func `a caret is not within a character that others have composed around it`() {
        let editing = editing("ae", 2)
        editing.textStore.replace(2..<2, with: AttributedText("\u{301}", style: plain))

        let moved = editing.follow(2..<3, changeInLength: 1)

        #expect(moved)
        #expect(editing.selection.range == 1..<1)
    }

    @Test func `a replacement that divides a surrogate pair is undone with the whole pair`() {
        // The pair is at 1..<3.
        let editing = editing("a😀b", 0)

        editing.replace(2..<4, with: "x", .other)
        let replaced = editing.string
        editing.undoManager.undo()

        #expect(replaced.contains("x"))
        #expect(editing.string == "a😀b")
    }

    /// A text, a character or nil, the position near it, and the words with and without spaces.
    nonisolated static let words: [(String, Int?, Int, Range<Int>, Range<Int>)] = [
        ("one   two", 1, 1, 0..<3, 0..<3), ("one   two", 2, 3, 0..<3, 0..<3), ("one   two", 3, 3, 3..<6, 0..<3),
        ("one   two", 4, 5, 3..<6, 6..<9), ("one  two", 4, 4, 3..<5, 0..<3), ("  two", 0, 0, 0..<2, 2..<5),
        ("one  ", 4, 5, 3..<5, 0..<3), ("one\n   two", 4, 4, 4..<7, 7..<10), ("one   \ntwo", 5, 6, 3..<6, 0..<3),
        ("one - two", 3, 4, 3..<4, 0..<3), ("one - two", 4, 4, 4..<5, 4..<5), ("one - two", 5, 6, 5..<6, 6..<9),
        ("one, two", 3, 3, 3..<4, 3..<4), ("   ", 1, 1, 0..<3, 0..<3), ("", nil, 0, 0..<0, 0..<0),
        ("one", nil, 3, 0..<3, 0..<3), ("one\n\ntwo", 4, 4, 4..<4, 4..<4), ("!?👍🏽👍🏽 ", 3, 4, 2..<6, 2..<6),
        ("!?👍🏽👍🏽 ", 6, 6, 6..<10, 6..<10), ("!?👍🏽👍🏽 ", 0, 0, 0..<2, 0..<2), ("one❤️🇩🇪🇫🇷", 3, 4, 3..<5, 3..<5),
        ("one❤️🇩🇪🇫🇷", 9, 9, 9..<13, 9..<13),
    ]

    @Test(arguments: words.indices) func `the character decides the word, and among spaces the position`(index: Int) {
        _ = ViewTester()
        let (text, character, place, plain, nearest) = Self.words[index]
        let editing = editing(text, 0)

        #expect(editing.wordRange(ofCharacterAt: character, near: place, skipsSpaces: false) == plain)
        #expect(editing.wordRange(ofCharacterAt: character, near: place, skipsSpaces: true) == nearest)
    }

    @Test(arguments: ["one two", "👍👍", "  "]) func `a secret is one word, spaces and emoji included`(text: String) {
        _ = ViewTester()
        let secret = editing(text, 0)
        secret.isOneWord = true

        #expect(secret.wordRange(ofCharacterAt: 1, near: 1, skipsSpaces: true) == 0..<text.utf16.count)
        #expect(secret.wordRange(ofCharacterAt: 0, near: 0, skipsSpaces: false) == 0..<text.utf16.count)
    }

    @Test func `flags are pairs from the first one of a long row`() {
        _ = ViewTester()
        let flags = editing("a" + String(repeating: "🇩🇪", count: 400) + "b", 0)

        for flag in stride(from: 1, to: 1_601, by: 4) {
            #expect(flags.boundary(atOrBefore: flag + 2) == flag)
            #expect(flags.boundary(before: flag + 4) == flag)
            #expect(flags.boundary(after: flag) == flag + 4)
        }
    }

    @Test func `paragraphs have their marks, and their ends are before them`() {
        let editing = editing("ab\ncd\n", 0)

        #expect([0, 2, 3, 6].map { editing.paragraphRange(at: $0) } == [0..<3, 0..<3, 3..<6, 6..<6])
        #expect([0, 1, 3, 4].map { editing.paragraphStart(before: $0) } == [0, 0, 0, 3])
        #expect([0, 2, 3].map { editing.paragraphEnd(after: $0) } == [2, 5, 5])
    }
}
