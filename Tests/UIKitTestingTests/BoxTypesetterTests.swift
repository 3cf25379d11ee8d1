import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKitTesting

@Suite(.application) struct BoxTypesetterTests {
    private func layout(
        _ string: String, width: CGFloat? = nil, lines: Int = 0, _ lineBreak: TextParagraphStyle.LineBreak = .words,
        alignment: TextParagraphStyle.Alignment = .left
    ) -> TextLayout {
        BoxTypesetter().layout(
            TextRequest(
                string, font: FontRequest(size: 10), width: width, maximumLines: lines, lineBreak: lineBreak,
                alignment: alignment))
    }

    private func texts(_ layout: TextLayout) -> [String] {
        layout.lines.map { $0.runs.map(\.glyphs.text).joined() }
    }

    @Test func `every character is a square`() {
        let layout = layout("añ👩‍👩‍👧 z")

        #expect(layout.size == CGSize(width: 50, height: 10))
        #expect(layout.lines[0].origin == CGPoint(x: 0, y: 7.5))
        #expect(layout.lines[0].runs[0].glyphs.positions.map(\.x) == [0, 10, 20, 30, 40])
    }

    @Test func `an empty text has one empty line`() {
        let layout = layout("")

        #expect(layout.size == CGSize(width: 0, height: 10))
        #expect(layout.lines.count == 1)
    }

    @Test func `lines break between words and the spaces there hang`() {
        let layout = layout("aa bbb  c", width: 55)

        #expect(texts(layout) == ["aa", "bbb", "c"])
        #expect(layout.size.width == 30)
        #expect(layout.lines.map(\.range) == [0..<3, 3..<8, 8..<9])
    }

    @Test func `a word wider than the line is cut`() {
        #expect(texts(layout("abcde f", width: 20)) == ["ab", "cd", "e", "f"])
    }

    @Test func `a width of zero or not a number gives one character per line`() {
        #expect(texts(layout("abc", width: 0)) == ["a", "b", "c"])
        #expect(texts(layout("abc", width: .nan)) == ["a", "b", "c"])
    }

    @Test func `line separators end lines`() {
        let layout = layout("a\n\nbc\n")

        #expect(texts(layout) == ["a", "", "bc", ""])
        #expect(layout.size == CGSize(width: 20, height: 40))
        #expect(layout.lines.map(\.range) == [0..<1, 2..<2, 3..<5, 6..<6])
    }

    @Test func `the last line ends with an ellipsis`() {
        let layout = layout("ab cdefgh", width: 40, lines: 2, .truncateTail)

        #expect(texts(layout) == ["ab", "cde…"])
        #expect(layout.isTruncated)
        #expect(layout.lines[1].range == 3..<9)
    }

    @Test func `ellipses are at the truncated position`() {
        #expect(texts(layout("abcdef", width: 40, lines: 1, .truncateHead)) == ["…def"])
        #expect(texts(layout("abcdef", width: 40, lines: 1, .truncateMiddle)) == ["ab…f"])
        #expect(texts(layout("abcdef", width: 60, lines: 1, .truncateMiddle)) == ["abcdef"])
    }

    @Test func `a further paragraph forces an ellipsis`() {
        #expect(texts(layout("ab\ncd", width: 100, lines: 1, .truncateTail)) == ["ab…"])
    }

    @Test func `words that find no line are left out`() {
        let layout = layout("aa bb cc", width: 20, lines: 2)

        #expect(texts(layout) == ["aa", "bb"])
        #expect(layout.isTruncated)
    }

    @Test func `clipping runs out of the width`() {
        let layout = layout("aa bb", width: 20, .clip)

        #expect(texts(layout) == ["aa bb"])
        #expect(layout.size.width == 50)
    }

    @Test func `alignment positions lines in the width`() {
        #expect(layout("ab", width: 50, alignment: .center).lines[0].origin.x == 15)
        #expect(layout("ab", width: 50, alignment: .right).lines[0].origin.x == 30)
        #expect(layout("ab", width: 50, alignment: .natural).lines[0].origin.x == 0)
        #expect(layout("אב", width: 50, alignment: .natural).lines[0].origin.x == 30)
        #expect(layout("ab\ncdef", alignment: .center).lines[0].origin.x == 10)
    }

    @Test func `justified lines fill the width except the last`() {
        let layout = layout("a b c dd e", width: 60, alignment: .justified)

        #expect(texts(layout) == ["a b c", "dd e"])
        #expect(layout.lines[0].runs[0].glyphs.positions.map(\.x) == [0, 10, 25, 35, 50])
        #expect(layout.lines[0].width == 60)
        #expect(layout.lines[1].width == 40)
    }

    @Test func `spans make runs of their own size, colour and spacing`() {
        let request = TextRequest(
            string: "abc",
            spans: [
                TextSpan(length: 2, font: FontRequest(size: 10), kern: 2),
                TextSpan(
                    length: 1, font: FontRequest(size: 20, weight: 0.4), color: .black, underline: TextDecoration()),
            ])

        let line = BoxTypesetter().layout(request).lines[0]

        #expect(line.width == 44)
        #expect(line.ascent == 15)
        #expect(line.runs.map(\.x) == [0, 24])
        #expect(line.runs[1].glyphs.font.postScriptName == "Box-Bold")
        #expect(line.runs[1].color == .black)
        #expect(line.runs[1].rules == [TextRule(offset: 2.5, thickness: 1.25)])
    }
}
