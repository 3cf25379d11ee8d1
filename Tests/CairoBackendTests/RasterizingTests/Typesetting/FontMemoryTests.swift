import CoreGraphics
import CoreText
import Foundation
import Testing

@testable import CairoBackend

/// Fonts at sizes, of which an animation may use thousands.
@Suite struct FontMemoryTests {
    private let typesetter = PangoTypesetter()

    private func layout(size: CGFloat) -> TextLayout {
        typesetter.layout(TextRequest("Ägypten, αβγ\nלילה", font: FontRequest(size: size), width: 120))
    }

    @Test func `of a thousand sizes only some are kept, and a text looks as it did`() {
        let before = layout(size: 17)
        var most = 0

        for step in 0..<1000 {
            _ = layout(size: 8 + CGFloat(step) / 16)
            most = max(most, typesetter.withEngine { $0.faces.count })
        }
        let after = layout(size: 17)

        #expect(most > 200 && most < 300)
        #expect(after.size == before.size)
        #expect(after.lines.flatMap(\.runs).map(\.glyphs.glyphs) == before.lines.flatMap(\.runs).map(\.glyphs.glyphs))
        #expect(
            after.lines.flatMap(\.runs).map(\.glyphs.positions) == before.lines.flatMap(\.runs).map(\.glyphs.positions))
    }

    @Test func `fonts and words are dropped when memory is short, and a text looks as it did`() {
        let request = TextRequest("plain words", font: FontRequest(size: 17))
        let before = typesetter.layout(request)
        #expect(typesetter.withEngine { $0.words.count } > 0)
        #expect(typesetter.withEngine { $0.faces.count } > 0)

        typesetter.dropCaches()

        #expect(typesetter.withEngine { $0.words.count } == 0)
        #expect(typesetter.withEngine { $0.faces.count } == 0)
        #expect(typesetter.layout(request).lines == before.lines)
    }
}
