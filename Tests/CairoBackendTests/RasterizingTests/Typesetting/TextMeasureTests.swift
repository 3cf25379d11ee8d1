import CairoBackend
import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct TextMeasureTests {
    private static let typesetter = PangoTypesetter()

    private func layout(_ request: TextRequest) -> TextLayout { Self.typesetter.layout(request) }

    @Test func `a longer text is wider`() {
        let widths = ["", "W", "Wo", "Word", "Word and more"].map {
            layout(TextRequest($0, font: FontRequest(size: 17))).size.width
        }

        #expect(widths[0] == 0)
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func `an empty text is one line as high as the font`() {
        let font = FontRequest(size: 30, weight: 0.4)

        let empty = layout(TextRequest("", font: font))

        #expect(empty.lines.count == 1)
        #expect(empty.lines[0].range == 0..<0)
        #expect(empty.size == CGSize(width: 0, height: Self.typesetter.metrics(for: font).lineHeight))
    }

    @Test func `an empty text without a style has the height of 17 points`() {
        let empty = layout(TextRequest(string: "", spans: []))

        #expect(empty.size.height == Self.typesetter.metrics(for: FontRequest(size: 17)).lineHeight)
    }

    @Test func `a line is as high as ascent and descent and its baseline lies at the ascent`() {
        let font = FontRequest(size: 17)
        let metrics = Self.typesetter.metrics(for: font)

        let line = layout(TextRequest("Text", font: font)).lines[0]

        #expect(abs(line.ascent - metrics.ascent) < 0.01 && abs(line.descent - metrics.descent) < 0.01)
        #expect(abs(line.origin.y - metrics.ascent) < 0.01 && line.origin.x == 0)
    }

    @Test func `sizes scale all measures alike, without rounding to pixels`() {
        let small = layout(TextRequest("Hamburgefonstiv", font: FontRequest(size: 9)))
        let large = layout(TextRequest("Hamburgefonstiv", font: FontRequest(size: 18)))

        #expect(abs(large.size.width / small.size.width - 2) < 0.01)
        #expect(abs(large.size.height / small.size.height - 2) < 0.01)
    }

    @Test func `digits have one width only when asked for`() {
        func widths(_ isMonospaced: Bool) -> Set<CGFloat> {
            Set(
                "0123456789".map { digit in
                    layout(
                        TextRequest(String(digit), font: FontRequest(size: 17, hasMonospacedDigits: isMonospaced))
                    ).size.width
                })
        }

        #expect(widths(true).count == 1)
        #expect(widths(false).count > 1)
    }

    @Test func `kern adds to every character, the last one included`() {
        var request = TextRequest("abcd", font: FontRequest(size: 17))
        let plain = layout(request).size.width
        request.spans[0].kern = 2.5

        let spaced = layout(request)

        #expect(abs(spaced.size.width - plain - 4 * 2.5) < 0.01)
        #expect(spaced.lines[0].runs[0].glyphs.positions[0].x == 0)
    }

    @Test func `every glyph has a position and the runs fill the line`() {
        let layout = layout(TextRequest("One two 123", font: FontRequest(size: 17)))

        let line = layout.lines[0]
        for run in line.runs { #expect(run.glyphs.glyphs.count == run.glyphs.positions.count) }
        #expect(abs(line.runs.reduce(0) { $0 + $1.glyphs.width } - line.width) < 0.01)
        #expect(line.runs.map(\.glyphs.text).joined() == "One two 123")
    }

    @Test(arguments: [CGFloat.nan, .infinity, -5, 0, 1e12])
    func `absurd font sizes give finite measures`(size: CGFloat) {
        let layout = layout(TextRequest("Text", font: FontRequest(size: size)))

        #expect(layout.lines.count == 1)
        #expect(layout.size.width.isFinite && layout.size.height.isFinite && layout.size.height >= 0)
        #expect(Self.typesetter.metrics(for: FontRequest(size: size)).ascent.isFinite)
    }

    @Test func `a zero character and a lone surrogate are survived`() {
        let text = "a\u{0}b" + String(decoding: [UInt16(0xD83D)], as: UTF16.self) + "c"

        let layout = layout(TextRequest(text, font: FontRequest(size: 17)))

        #expect(layout.lines.count == 1 && layout.size.width > 0)
    }

    @Test func `threads may set text at the same time`() async {
        let widths = await withTaskGroup(of: CGFloat.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    Self.typesetter.layout(TextRequest("Parallel", font: FontRequest(size: 13))).size.width
                }
            }
            return await group.reduce(into: Set<CGFloat>()) { $0.insert($1) }
        }

        #expect(widths.count == 1)
    }
}
