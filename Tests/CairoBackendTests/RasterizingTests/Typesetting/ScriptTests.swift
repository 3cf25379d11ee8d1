import CairoBackend
import CoreGraphics
import CoreText
import Foundation
import Testing

@testable import PixelFunctions

/// With the fonts that `Scripts/bootstrap --tests` installs.
@Suite struct ScriptTests {
    private static let typesetter = PangoTypesetter()

    private func layout(_ string: String, size: CGFloat = 17, width: CGFloat? = nil) -> TextLayout {
        Self.typesetter.layout(TextRequest(string, font: FontRequest(size: size), width: width))
    }

    @Test(arguments: ["العربية", "हिन्दी", "ไทย", "中文", "日本語", "Ελληνικά", "Кириллица", "עברית"])
    func `a script finds a font with all its characters`(string: String) {
        let glyphs = layout(string).lines.flatMap(\.runs).flatMap(\.glyphs.glyphs)

        #expect(!glyphs.isEmpty && glyphs.allSatisfy { $0 != 0 })
    }

    @Test func `Arabic letters join, so that a word is narrower than its letters`() {
        let letters = "مرحبا".map { layout(String($0)).size.width }.reduce(0, +)

        #expect(layout("مرحبا").size.width < letters)
    }

    @Test func `Devanagari letters with a virama become one group`() {
        let line = layout("क्ष").lines[0]

        #expect(line.runs.flatMap(\.clusters).count == 1)
    }

    @Test func `Thai breaks between words and Chinese between any characters`() {
        let thai = layout("สวัสดีชาวโลกสวัสดีชาวโลกสวัสดีชาวโลก", width: 100)
        let chinese = layout("你好世界你好世界你好世界", width: 60)

        #expect(thai.lines.count > 1 && thai.lines.allSatisfy { $0.width <= 100 })
        #expect(chinese.lines.count > 2 && chinese.lines.allSatisfy { $0.width <= 60 })
    }

    @Test(arguments: [CGFloat(11), 17, 40], [CGFloat(1), 2])
    func `an emoji is coloured, as large as its text and about on the baseline`(size: CGFloat, scale: CGFloat) {
        let layout = layout("😀", size: size)
        let side = size * 2

        let image = raster(side, side, scale: scale) { layout.draw(in: $0, at: .zero, color: .black) }

        #expect(layout.lines[0].runs[0].glyphs.hasOwnColors)
        var (left, right, top, bottom) = (Int.max, 0, Int.max, 0)
        var isYellow = false
        for y in 0..<image.height {
            for x in 0..<image.width where channels(image.pixel(x: x, y: y))[0] > 100 {
                (left, right, top, bottom) = (min(left, x), max(right, x + 1), min(top, y), max(bottom, y + 1))
                let color = channels(image.pixel(x: x, y: y))
                isYellow = isYellow || color[1] != color[3] || color[1] != color[2]
            }
        }
        let pixels = size * scale
        #expect(isYellow)
        #expect(CGFloat(right - left) > pixels * 0.8 && CGFloat(right - left) < pixels * 1.5)
        #expect(CGFloat(bottom - top) > pixels * 0.8 && CGFloat(bottom - top) < pixels * 1.5)
        #expect(CGFloat(right) <= layout.size.width * scale + 2)
        let baseline = layout.lines[0].origin.y * scale
        #expect(CGFloat(bottom) > baseline - 1 && CGFloat(bottom) < baseline + pixels * 0.4)
    }

    @Test func `a family of emoji joined is one glyph with one caret position`() {
        let line = layout("a👩‍👩‍👧b").lines[0]

        #expect(line.caretX(at: 1) < line.caretX(at: 9))
        #expect((2..<9).allSatisfy { line.caretX(at: $0) == line.caretX(at: 1) })
    }

    @Test func `a font that does not exist is replaced by another`() {
        let font = FontRequest(family: "Nowhere Sans Display", size: 17)

        let layout = Self.typesetter.layout(TextRequest("Text", font: font))

        #expect(layout.size.width > 10 && layout.lines[0].runs[0].glyphs.glyphs.allSatisfy { $0 != 0 })
        #expect(Self.typesetter.face(named: "Nowhere Sans Display") == nil)
        #expect(Self.typesetter.faces(ofFamily: "Nowhere Sans Display").isEmpty)
    }
}
