import CairoBackend
import CoreGraphics
import CoreText
import Foundation
import Testing

@testable import PixelFunctions

@Suite struct StyledTextTests {
    private static let typesetter = PangoTypesetter()
    private let font = FontRequest(size: 17)

    private func runs(_ request: TextRequest) -> [TextRun] { Self.typesetter.layout(request).lines.flatMap(\.runs) }

    @Test func `spans become runs of their own colour and font`() {
        let request = TextRequest(
            string: "äred👋blue",
            spans: [
                TextSpan(length: 4, font: font, color: CGColor(rgba: RGBAColor(hex: 0xFF0000))),
                TextSpan(length: 2, font: font),
                TextSpan(
                    length: 4, font: FontRequest(size: 30, weight: 0.4), color: CGColor(rgba: RGBAColor(hex: 0x0000FF))),
            ])

        let runs = runs(request)

        #expect(runs.first?.glyphs.text == "äred" && runs.first?.color == CGColor(rgba: RGBAColor(hex: 0xFF0000)))
        #expect(runs.last?.glyphs.text == "blue" && runs.last?.color == CGColor(rgba: RGBAColor(hex: 0x0000FF)))
        #expect(runs.last?.glyphs.size == 30 && runs.last?.glyphs.font.postScriptName == "InterDisplay-Bold")
    }

    @Test func `two spans that differ only in colour are two runs`() {
        let request = TextRequest(
            string: "abcd",
            spans: [
                TextSpan(length: 2, font: font, color: .black), TextSpan(length: 2, font: font, color: .white),
            ])

        #expect(runs(request).map(\.glyphs.text) == ["ab", "cd"])
    }

    @Test func `a larger span makes the line higher`() {
        let large = FontRequest(size: 40)
        let request = TextRequest(
            string: "ab", spans: [TextSpan(length: 1, font: font), TextSpan(length: 1, font: large)])

        let layout = Self.typesetter.layout(request)

        #expect(abs(layout.size.height - Self.typesetter.metrics(for: large).lineHeight) < 0.01)
    }

    @Test func `underline lies below the baseline and strikethrough above`() {
        var request = TextRequest("Text", font: font)
        request.spans[0].underline = TextDecoration()
        request.spans[0].strikethrough = TextDecoration()

        let rules = runs(request)[0].rules

        #expect(rules.count == 2)
        #expect(rules[0].offset > 0 && rules[0].offset < 6 && rules[0].thickness > 0.5)
        #expect(rules[1].offset < -2 && rules[1].offset > -10)
    }

    @Test(arguments: [0, 2, 100])
    func `spans that do not add up to the text are made to`(length: Int) {
        let request = TextRequest(
            string: "abcd",
            spans: [TextSpan(length: length, font: font), TextSpan(length: 1, font: font, color: .white)])

        #expect(runs(request).map(\.glyphs.text).joined() == "abcd")
    }

    @Test func `right-to-left text runs from the right, within left-to-right text too`() {
        let request = TextRequest("abc שלום def", font: font)

        let layout = Self.typesetter.layout(request)

        let line = layout.lines[0]
        let hebrew = line.runs.first { $0.glyphs.text.contains("ש") }
        #expect(
            line.runs.first?.glyphs.text.hasPrefix("abc") == true
                && line.runs.last?.glyphs.text.hasSuffix("def") == true)
        #expect(hebrew != nil)
        #expect(zip(line.runs, line.runs.dropFirst()).allSatisfy { $0.x < $1.x })
    }

    @Test func `a paragraph in Hebrew is aligned at the right naturally`() {
        let layout = Self.typesetter.layout(TextRequest("שלום", font: font, width: 200))

        #expect(abs(layout.lines[0].origin.x + layout.lines[0].width - 200) < 0.01)
    }

    @Test func `the first Hebrew word is right of the second`() throws {
        let request = TextRequest(
            string: "אב גד",
            spans: [TextSpan(length: 3, font: font, color: .black), TextSpan(length: 2, font: font, color: .white)])

        let runs = runs(request)

        let first = try #require(runs.first { $0.color == .black })
        let second = try #require(runs.first { $0.color == .white })
        #expect(first.x > second.x)
    }

    @Test func `characters that the system font lacks are drawn in another font`() {
        let runs = runs(TextRequest("aשל", font: font))

        #expect(Set(runs.compactMap(\.glyphs.font.postScriptName)).count == 2)
        #expect(runs.flatMap(\.glyphs.glyphs).allSatisfy { $0 != 0 })
    }

    @Test func `a character that no font has is drawn as the sign for that`() {
        let runs = runs(TextRequest("\u{10FFFD}", font: font))

        #expect(runs.flatMap(\.glyphs.glyphs).contains(0))
        #expect(runs.reduce(0) { $0 + $1.glyphs.width } > 0)
    }
}
