import CairoBackend
import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct LongTextTests {
    private static let typesetter = PangoTypesetter()
    private let font = FontRequest(size: 17)

    private func seconds(_ body: () -> Void) -> Double {
        let duration = ContinuousClock().measure(body)
        return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
    }

    @Test func `of ten megabytes as much is laid out as a layout takes in`() throws {
        let text = String(repeating: "The quick brown fox jumps over the lazy dog.\n", count: 233_017)
        var layout: TextLayout?

        let time = seconds { layout = Self.typesetter.layout(TextRequest(text, font: font, width: 300)) }

        let lines = try #require(layout).lines
        #expect(layout?.isTruncated == true)
        #expect(lines.last?.range.upperBound ?? 0 <= TextRequest.capacity)
        #expect(lines.last?.range.upperBound ?? 0 > TextRequest.capacity - 100)
        #expect(time < 60)
    }

    @Test func `of a long text only the lines within a height are made`() {
        var request = TextRequest(String(repeating: "Word ", count: 50_000), font: font, width: 300)
        request.height = 400

        let layout = Self.typesetter.layout(request)

        #expect(layout.isTruncated && layout.size.height >= 400 && layout.size.height < 450)
    }

    @Test func `a megabyte without a space breaks anywhere, in order and without gaps`() {
        let request = TextRequest(String(repeating: "x", count: 1 << 20), font: font, width: 300)

        let layout = Self.typesetter.layout(request)

        #expect(layout.lines.last?.range.upperBound == TextRequest.capacity)
        #expect(zip(layout.lines, layout.lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
        #expect(layout.lines.allSatisfy { $0.width <= 300 })
    }

    @Test(arguments: [TextParagraphStyle.LineBreak.truncateHead, .truncateMiddle, .truncateTail])
    func `a megabyte in one line is cut with an ellipsis`(mode: TextParagraphStyle.LineBreak) {
        let request = TextRequest(
            String(repeating: "x", count: 1 << 20), font: font, width: 300, maximumLines: 1, lineBreak: mode)

        let layout = Self.typesetter.layout(request)

        #expect(layout.lines.count == 1 && layout.isTruncated && layout.lines[0].width <= 300)
        #expect(layout.lines[0].runs.contains { $0.glyphs.text == "…" })
    }

    @Test func `a megabyte in endless width is one line of bounded length`() {
        let request = TextRequest(String(repeating: "x", count: 1 << 20), font: font)

        let layout = Self.typesetter.layout(request)

        #expect(layout.lines.count == 1 && layout.isTruncated)
        #expect(layout.lines[0].range == 0..<(1 << 16) && layout.size.width > 100_000)
    }

    @Test func `a paragraph shaped in parts breaks as a whole one does`() {
        let words = (0..<3000).map { "word\($0 % 7) " }.joined()
        let whole = Self.typesetter.layout(TextRequest(String(words.prefix(3000)), font: font, width: 250))

        let long = Self.typesetter.layout(TextRequest(words, font: font, width: 250))

        #expect(long.lines.prefix(whole.lines.count - 1).map(\.range) == whole.lines.dropLast().map(\.range))
        #expect(long.lines.dropLast().allSatisfy { $0.width > 190 && $0.width <= 250 })
        #expect(long.lines.last?.range.upperBound == words.utf16.count)
    }
}
