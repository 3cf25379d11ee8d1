import CairoBackend
import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct LineBreakingTests {
    private static let typesetter = PangoTypesetter()
    private static let prose = "The quick brown fox jumps over the lazy dog and runs away from everyone it knows"
    private let font = FontRequest(size: 17)

    private func layout(
        _ text: String, width: CGFloat? = nil, lines: Int = 0, _ lineBreak: TextParagraphStyle.LineBreak = .words,
        _ alignment: TextParagraphStyle.Alignment = .natural
    ) -> TextLayout {
        Self.typesetter.layout(
            TextRequest(text, font: font, width: width, maximumLines: lines, lineBreak: lineBreak, alignment: alignment)
        )
    }

    private func text(_ line: TextLine) -> String { line.runs.map(\.glyphs.text).joined() }

    @Test func `lines break between words and stay within the width`() {
        let layout = layout(Self.prose, width: 150)

        #expect(layout.lines.count > 3)
        for line in layout.lines { #expect(line.width <= 150) }
        #expect(layout.lines.dropLast().allSatisfy { text($0).hasSuffix(" ") })
        #expect(!layout.isTruncated)
    }

    @Test func `ranges are in UTF-16 and cover the text without gaps`() {
        let string = "Grüße 👋🏽 an 日本 und noch viele weitere Wörter 🎉 danach"

        let layout = layout(string, width: 120)

        #expect(layout.lines.count > 1)
        #expect(layout.lines[0].range.lowerBound == 0)
        #expect(layout.lines.last?.range.upperBound == string.utf16.count)
        for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
            #expect(line.range.upperBound == next.range.lowerBound)
        }
    }

    @Test func `line separators make lines, an empty one at the end too`() {
        let layout = layout("one\n\ntwo\n")

        #expect(layout.lines.map(\.range) == [0..<3, 4..<4, 5..<8, 9..<9])
        #expect(Set(layout.lines.map { $0.ascent + $0.descent }).count == 1)
    }

    @Test func `lines follow each other at their height and the extra spacing`() {
        var request = TextRequest("one\ntwo\nthree", font: font)
        request.paragraphs = [TextParagraph(length: 0, style: TextParagraphStyle(lineSpacing: 6))]
        let height = Self.typesetter.metrics(for: font).lineHeight

        let layout = Self.typesetter.layout(request)

        #expect(abs(layout.lines[1].origin.y - layout.lines[0].origin.y - height - 6) < 0.01)
        #expect(abs(layout.size.height - 3 * height - 2 * 6) < 0.01)
    }

    @Test func `with as few lines as allowed the rest is left out`() {
        let layout = layout(Self.prose, width: 150, lines: 2)

        #expect(layout.lines.count == 2 && layout.isTruncated)
        #expect(!text(layout.lines[1]).contains("…"))
    }

    @Test func `character breaking fills lines better than word breaking`() {
        let characters = layout(Self.prose, width: 150, .characters)

        #expect(characters.lines.count <= layout(Self.prose, width: 150).lines.count)
        #expect(characters.lines.dropLast().allSatisfy { $0.width > 130 })
    }

    @Test func `clipping breaks only at separators`() {
        let layout = layout(Self.prose + "\nnext", width: 100, .clip)

        #expect(layout.lines.count == 2)
        #expect(layout.lines[0].width > 100 && !layout.isTruncated)
    }

    @Test(arguments: [
        (TextParagraphStyle.LineBreak.truncateTail, "The quick", "…"), (.truncateHead, "…", "knows"),
        (.truncateMiddle, "The", "knows"),
    ])
    func `a truncated line keeps the part of its mode and fits`(
        mode: TextParagraphStyle.LineBreak, beginning: String, end: String
    ) {
        let layout = layout(Self.prose, width: 150, lines: 1, mode)

        #expect(layout.lines.count == 1 && layout.isTruncated)
        #expect(layout.lines[0].width <= 150)
        let shown = text(layout.lines[0])
        #expect(shown.hasPrefix(beginning) && shown.hasSuffix(end) && shown.contains("…"))
    }

    @Test func `several lines end with an ellipsis in the last`() {
        let layout = layout(Self.prose, width: 150, lines: 3, .truncateTail)

        #expect(layout.lines.count == 3 && layout.isTruncated)
        #expect(layout.lines.map { text($0).contains("…") } == [false, false, true])
        #expect(layout.lines[1].range.upperBound == layout.lines[2].range.lowerBound)
        #expect(layout.lines[2].range.upperBound < Self.prose.utf16.count)
    }

    @Test func `a text that fits is not truncated`() {
        let layout = layout("Short", width: 150, lines: 1, .truncateTail)

        #expect(!layout.isTruncated && text(layout.lines[0]) == "Short")
    }

    @Test func `a paragraph left out shows as an ellipsis behind the last line`() {
        let layout = layout("First\nSecond", width: 200, lines: 1, .truncateTail)

        #expect(layout.isTruncated && text(layout.lines[0]) == "First…")
        #expect(layout.lines[0].range == 0..<5)
    }

    @Test func `paragraphs before the last line are not joined`() {
        let layout = layout("One\nTwo\nThree\nFour", lines: 2, .truncateTail)

        #expect(layout.lines.map(text) == ["One", "Two…"])
    }

    @Test(arguments: [CGFloat(0), -10, .nan])
    func `a width of 0 gives many short lines`(width: CGFloat) {
        let layout = layout("ab cd", width: width)

        #expect(layout.lines.count >= 2)
        #expect(layout.lines.last?.range.upperBound == 5)
    }

    @Test(arguments: [CGFloat.infinity, 1e30])
    func `an endless width gives one line at the left`(width: CGFloat) {
        let layout = layout(Self.prose, width: width)

        #expect(layout.lines.count == 1)
        #expect(layout.lines[0].origin.x == 0)
    }

    @Test(
        arguments: [(TextParagraphStyle.Alignment.natural, 0), (.left, 0), (.center, 0.5), (.right, 1)]
            as [(TextParagraphStyle.Alignment, CGFloat)])
    func `alignment distributes the room beside a line`(alignment: TextParagraphStyle.Alignment, share: CGFloat) {
        let layout = layout("Short", width: 300, alignment: alignment)

        let line = layout.lines[0]
        #expect(abs(line.origin.x - (300 - line.width) * share) < 0.01)
    }

    @Test func `without a width lines are aligned within the widest`() {
        let layout = layout("i\nWider", .words, .right)

        #expect(layout.lines[1].origin.x == 0)
        #expect(abs(layout.lines[0].origin.x + layout.lines[0].width - layout.size.width) < 0.01)
    }

    @Test func `justified lines fill the width except the last of a paragraph`() {
        let layout = layout(Self.prose, width: 200, .words, .justified)

        for line in layout.lines.dropLast() { #expect(abs(line.width - 200) < 1) }
        #expect((layout.lines.last?.width ?? 200) < 199)
    }

    private func layout(
        _ text: String, _ lineBreak: TextParagraphStyle.LineBreak, _ alignment: TextParagraphStyle.Alignment
    ) -> TextLayout { layout(text, width: nil, lines: 0, lineBreak, alignment) }

    private func layout(_ text: String, width: CGFloat, alignment: TextParagraphStyle.Alignment) -> TextLayout {
        layout(text, width: width, lines: 0, .words, alignment)
    }
}
