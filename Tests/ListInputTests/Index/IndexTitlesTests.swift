import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitLists

/// Which titles of an index have lines, and which one a finger means.
@Suite(.application) struct IndexTitlesTests {
    private let alphabet = IndexTitles(titles: "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map { String($0) })

    private func text(_ titles: IndexTitles, _ height: CGFloat) -> String {
        var text = ""
        for line in titles.lines(inHeight: height) {
            if case .title(let index) = line { text += titles.titles[index] } else { text += "•" }
        }
        return text
    }

    @Test func `titles that fit have a line of 14 points each, in the middle of the strip`() {
        let titles = IndexTitles(titles: ["A", "B", "C"])

        #expect(text(titles, 42) == "ABC")
        #expect(titles.start(inHeight: 100) == 29)
        #expect(text(alphabet, 378) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ#")
    }

    @Test func `of too many titles every second line is a dot, and the first and the last stay`() {
        // 140 points have 10 lines, of which 9 are used: 5 titles, 6.5 apart, are 0, 6.5, 13, 19.5 and 26.
        #expect(text(alphabet, 140) == "A•H•N•U•#")
        // 25 lines: 13 titles, 26 / 12 apart.
        #expect(text(alphabet, 377) == "A•C•E•H•J•L•N•P•R•U•W•Y•#")
        #expect(text(alphabet, 42) == "A•#")
    }

    @Test func `a strip for one line shows the first title, and one for none is empty`() {
        #expect(text(alphabet, 30) == "A")
        #expect(text(alphabet, 14) == "A")
        #expect(text(alphabet, 13) == "")
        #expect(text(alphabet, 0) == "")
        #expect(text(alphabet, -5) == "")
        #expect(text(alphabet, .nan) == "")
        #expect(text(IndexTitles(), 100) == "")
    }

    @Test func `a finger on a line means its title, and above or below all lines the first or the last`() {
        let titles = IndexTitles(titles: ["A", "B", "C"])

        let found = [-1000, 0, 29, 42.9, 43, 56.9, 57, 70.9, 99, 1000].map { titles.title(at: $0, inHeight: 100) }

        #expect(found == [0, 0, 0, 0, 1, 1, 2, 2, 2, 2])
        #expect(titles.title(at: .nan, inHeight: 100) == nil)
        #expect(titles.title(at: 5, inHeight: 10) == nil)
    }

    @Test func `a finger finds titles without a line, and on a line its own`() {
        let height: CGFloat = 140
        var found: Set<Int> = []
        for y in stride(from: 0, through: height, by: 0.5) {
            if let title = alphabet.title(at: y, inHeight: height) { found.insert(title) }
        }
        var onLines: [Int?] = []
        var shown: [Int?] = []
        for (line, content) in alphabet.lines(inHeight: height).enumerated() {
            guard case .title(let index) = content else { continue }
            shown.append(index)
            onLines.append(
                alphabet.title(at: alphabet.start(inHeight: height) + (CGFloat(line) + 0.5) * 14, inHeight: height))
        }

        #expect(found == Set(0..<27))
        #expect(onLines == shown)
        #expect(alphabet.title(at: 0, inHeight: 20) == 0)
        #expect(alphabet.title(at: 20, inHeight: 20) == 26)
    }
}
