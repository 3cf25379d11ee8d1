import CairoBackend
import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct ParagraphStyleTests {
    private static let typesetter = PangoTypesetter()
    private let font = FontRequest(size: 17)
    private static let prose = "The quick brown fox jumps over the lazy dog and runs away from everyone it knows"

    private func layout(
        _ string: String, width: CGFloat? = 200, _ change: (inout TextParagraphStyle) -> Void
    ) -> TextLayout {
        var style = TextParagraphStyle()
        change(&style)
        return Self.typesetter.layout(
            TextRequest(
                string: string, spans: [TextSpan(length: string.utf16.count, font: font)],
                paragraphs: [TextParagraph(length: string.utf16.count, style: style)], width: width))
    }

    @Test func `the first line and the others begin at their indents and end at the tail's`() {
        let layout = layout(Self.prose) {
            $0.firstLineIndent = 30
            $0.headIndent = 10
            $0.tailIndent = -20
        }

        #expect(layout.lines.count > 3)
        #expect(layout.lines.map(\.origin.x) == [30] + layout.lines.dropFirst().map { _ in 10 })
        #expect(layout.lines.allSatisfy { $0.origin.x + $0.width <= 180.01 })
    }

    @Test func `a hanging indent leaves the first line more room`() {
        let layout = layout(Self.prose) { $0.headIndent = 80 }

        #expect(layout.lines[0].origin.x == 0 && layout.lines[0].width > 120)
        #expect(layout.lines.dropFirst().allSatisfy { $0.origin.x == 80 && $0.width <= 120.01 })
    }

    @Test func `a positive tail indent is a width`() {
        let layout = layout(Self.prose, width: nil) { $0.tailIndent = 150 }

        #expect(layout.lines.count > 3 && layout.lines.allSatisfy { $0.width <= 150.01 })
    }

    @Test func `paragraphs keep their distances, the first one none above`() {
        let height = Self.typesetter.metrics(for: font).lineHeight

        let layout = layout("one\ntwo\nthree") {
            $0.spacingBefore = 5
            $0.spacingAfter = 7
            $0.lineSpacing = 2
        }

        #expect(layout.lines.map(\.gap) == [0, 14, 14])
        #expect(abs(layout.size.height - 3 * height - 28) < 0.01)
    }

    @Test(arguments: [(CGFloat(2), CGFloat(0), CGFloat(0), CGFloat(2)), (0, 50, 0, 0), (0, 0, 10, 0)])
    func `line heights follow the factor and the limits`(
        multiple: CGFloat, minimum: CGFloat, maximum: CGFloat, factor: CGFloat
    ) {
        let natural = Self.typesetter.metrics(for: font)

        let line = layout("Text") {
            $0.lineHeightMultiple = multiple
            $0.minimumLineHeight = minimum
            $0.maximumLineHeight = maximum
        }.lines[0]

        let expected = factor > 0 ? natural.lineHeight * factor : max(minimum, maximum)
        #expect(abs(line.height - expected) < 0.01)
        #expect(abs(line.descent - natural.descent) < 0.01)
    }

    @Test func `tab stops align the text behind them`() {
        let layout = layout("a\tbb\tcc", width: nil) {
            $0.tabStops = [TextTabStop(alignment: .left, location: 60), TextTabStop(alignment: .right, location: 150)]
        }

        let line = layout.lines[0]
        #expect(abs(line.caretX(at: 2) - 60) < 0.1)
        #expect(abs(line.caretX(at: 7) - 150) < 0.1)
    }

    @Test func `decimal points are aligned at a stop whose columns end at them`() {
        let places = ["a\t1.25", "a\t1234.5", "a\t17"].map { text in
            let line = layout(text, width: nil) {
                $0.tabStops = [
                    TextTabStop(alignment: .right, location: 150, terminators: CharacterSet(charactersIn: "."))
                ]
            }.lines[0]
            let whole = text.split(separator: ".")[0].utf16.count
            return (line.caretX(at: whole) + line.caretX(at: min(whole + 1, text.utf16.count))) / 2
        }

        // The middle of each point, and the end of the number without one.
        #expect(places.allSatisfy { abs($0 - 150) < 0.1 })
    }

    @Test func `without stops of its own a text has one every 28 points`() {
        let line = layout("a\tb\tc", width: nil) { _ in }.lines[0]

        #expect(abs(line.caretX(at: 2) - 28) < 0.1 && abs(line.caretX(at: 4) - 56) < 0.1)
    }

    @Test func `behind the last stop tabs follow the interval`() {
        let line = layout("a\tb\tc", width: nil) {
            $0.tabStops = [TextTabStop(location: 30)]
            $0.tabInterval = 50
        }.lines[0]

        #expect(abs(line.caretX(at: 2) - 30) < 0.1 && abs(line.caretX(at: 4) - 50) < 0.1)
    }

    @Test func `a direction wins over the first letter's`() {
        let layout = layout("abc") { $0.direction = .rightToLeft }

        #expect(layout.lines[0].isRightToLeft)
        #expect(abs(layout.lines[0].origin.x + layout.lines[0].width - 200) < 0.01)
    }

    @Test func `each paragraph has its own style`() {
        let request = TextRequest(
            string: "left\nright", spans: [TextSpan(length: 10, font: font)],
            paragraphs: [
                TextParagraph(length: 5, style: TextParagraphStyle(alignment: .left)),
                TextParagraph(length: 5, style: TextParagraphStyle(alignment: .right)),
            ], width: 200)

        let lines = Self.typesetter.layout(request).lines

        #expect(lines[0].origin.x == 0 && abs(lines[1].origin.x + lines[1].width - 200) < 0.01)
    }

    @Test func `a text that is cut at a height is truncated`() {
        var request = TextRequest(Self.prose, font: font, width: 100)
        let all = Self.typesetter.layout(request)
        request.height = all.size.height / 3

        let layout = Self.typesetter.layout(request)

        #expect(layout.isTruncated && layout.lines.count < all.lines.count)
        #expect(layout.size.height > all.size.height / 3)
    }
}
