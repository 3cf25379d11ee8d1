import CairoBackend
import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct FontMatchingTests {
    private static let typesetter = PangoTypesetter()

    private func name(_ font: FontRequest) -> String { Self.typesetter.faceName(for: font) }

    @Test(
        arguments: [
            (-0.8, "Inter-Thin"), (-0.6, "Inter-ExtraLight"), (-0.4, "Inter-Light"), (0, "Inter-Regular"),
            (0.23, "Inter-Medium"), (0.3, "Inter-SemiBold"), (0.4, "Inter-Bold"), (0.56, "Inter-ExtraBold"),
            (0.62, "Inter-Black"), (CGFloat.nan, "Inter-Regular"), (1, "Inter-Black"),
        ] as [(CGFloat, String)])
    func `each weight of UIFont's scale finds the system font's face`(weight: CGFloat, expected: String) {
        #expect(name(FontRequest(size: 17, weight: weight)) == expected)
    }

    @Test func `large sizes use the display cut`() {
        #expect(name(FontRequest(size: 19.9)) == "Inter-Regular")
        #expect(name(FontRequest(size: 20, weight: 0.4)) == "InterDisplay-Bold")
    }

    @Test func `italic finds the italic face`() {
        #expect(name(FontRequest(size: 15, weight: 0.3, isItalic: true)) == "Inter-SemiBoldItalic")
    }

    @Test func `a PostScript name finds its face`() {
        #expect(name(FontRequest(family: "Inter-BoldItalic", size: 15)) == "Inter-BoldItalic")
        #expect(name(FontRequest(family: "DejaVuSans-Bold", size: 15)) == "DejaVuSans-Bold")
    }

    @Test func `a family name finds the family in any case`() {
        #expect(name(FontRequest(family: "dejavu serif", size: 15, weight: 0.4)) == "DejaVuSerif-Bold")
    }

    @Test func `an unknown family still gives a face`() {
        #expect(!name(FontRequest(family: "No Such Family", size: 15)).isEmpty)
    }

    @Test func `a monospaced request finds a face whose letters are equally wide`() {
        let font = FontRequest(size: 15, isMonospaced: true)

        let widths = Set(["i", "W", "."].map { Self.typesetter.layout(TextRequest($0, font: font)).size.width })

        #expect(widths.count == 1)
    }

    @Test func `family names are sorted and name the system font`() {
        let names = Self.typesetter.familyNames

        #expect(names == names.sorted() && names.contains("Inter"))
    }

    @Test func `measures are positive and in order`() {
        let metrics = Self.typesetter.metrics(for: FontRequest(size: 100))

        #expect(metrics.ascent > metrics.capHeight && metrics.capHeight > metrics.xHeight && metrics.xHeight > 40)
        #expect(metrics.descent > 10 && metrics.descent < 40 && metrics.leading >= 0)
    }

    @Test func `one face at two sizes is one font`() {
        let fonts = [12, 15].map { size in
            Self.typesetter.layout(TextRequest("a", font: FontRequest(size: size))).lines[0].runs[0].glyphs.font
        }

        #expect(fonts[0] == fonts[1] && fonts[0].postScriptName == "Inter-Regular")
    }
}
