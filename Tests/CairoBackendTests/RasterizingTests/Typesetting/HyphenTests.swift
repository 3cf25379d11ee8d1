import CairoBackend
import CoreGraphics
import CoreText
import Foundation
import Testing

/// Where lines end within words, and which of them show a hyphen.
@Suite struct HyphenTests {
    private static let typesetter = PangoTypesetter()
    private let font = FontRequest(size: 17)

    private func lines(
        _ text: String, width: CGFloat, _ lineBreak: TextParagraphStyle.LineBreak = .words
    ) -> [TextLine] {
        Self.typesetter.layout(TextRequest(text, font: font, width: width, lineBreak: lineBreak)).lines
    }

    private func glyphCount(_ line: TextLine) -> Int { line.runs.reduce(0) { $0 + $1.glyphs.glyphs.count } }

    /// The width of a text on a line of its own.
    private func width(_ text: String) -> CGFloat { lines(text, width: 1000)[0].width }

    @Test(arguments: [TextParagraphStyle.LineBreak.words, .characters])
    func `a word that is too long for the line is broken without a hyphen`(_ lineBreak: TextParagraphStyle.LineBreak) {
        let lines = lines("mmmmmmmmm", width: width("mmmm") + 1, lineBreak)

        // A hyphen would need room, so that only three letters would fit.
        #expect(lines.map(\.range) == [0..<4, 4..<8, 8..<9])
        #expect(lines.map(glyphCount) == [4, 4, 1])
    }

    @Test func `words in several styles are broken without hyphens, where styles meet too`() {
        let bold = FontRequest(size: 17, weight: 0.4)
        for length in 1...8 {
            var request = TextRequest("mmmmmmmmm", font: font, width: width("mmmm") + 1)
            request.spans = [TextSpan(length: length, font: font), TextSpan(length: 9 - length, font: bold)]

            let lines = Self.typesetter.layout(request).lines

            #expect(lines.map(glyphCount).reduce(0, +) == 9, "\(length)")
        }
    }

    @Test func `a soft hyphen shows where a line ends behind it, and nowhere else`() {
        let mark = width("mmm\u{2010}") - width("mmm")
        let lines = lines("mmm\u{AD}mmm\u{AD}mmmmmmmmm", width: width("mmmm") + 1)

        #expect(lines.map(\.range) == [0..<4, 4..<8, 8..<12, 12..<16, 16..<17])
        for line in lines[..<2] { #expect(abs(line.width - width("mmm") - mark) < 0.1) }
        #expect(lines[2...].map(glyphCount) == [4, 4, 1])
    }
}
