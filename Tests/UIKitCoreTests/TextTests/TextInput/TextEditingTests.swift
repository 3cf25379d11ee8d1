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

    @Test(arguments: boundaries.indices) func `carets stand between composed characters`(index: Int) {
        let (text, expected) = Self.boundaries[index]

        let found = (0...text.utf16.count).filter { text.isBoundary($0) }

        #expect(found == expected)
        for place in 0...text.utf16.count {
            #expect(text.boundary(atOrBefore: place) == expected.last { $0 <= place })
            #expect(text.boundary(after: place) == expected.first { $0 > place } ?? text.utf16.count)
            #expect(text.boundary(before: place) == expected.last { $0 < place } ?? 0)
        }
    }

    @Test func `words are found around places, and what lies between them`() {
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
}
