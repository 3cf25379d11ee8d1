import CoreGraphics
import CoreText
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct UIFontTests {
    /// Called by each test itself, because another suite's test may run between a suite's initialiser and its test.
    private func installBoxes() { installedTextSystem.install(TextSystem(typesetter: BoxTypesetter())) }

    @Test func `metrics are those of the typesetter`() {
        installBoxes()
        let font = UIFont.systemFont(ofSize: 20)

        #expect(font.ascender == 15)
        #expect(font.descender == -5)
        #expect(font.lineHeight == 20)
        #expect(font.capHeight == 15)
        #expect(font.xHeight == 10)
        #expect(font.leading == 0)
    }

    @Test func `measures follow another text system`() {
        installBoxes()
        let font = UIFont.systemFont(ofSize: 20)
        _ = font.lineHeight

        installedTextSystem.install(TextSystem(typesetter: TallTypesetter()))
        let height = font.lineHeight

        #expect(height == 60)
        installedTextSystem.install(TextSystem(typesetter: BoxTypesetter()))
    }

    @Test func `weights and shapes reach the request`() {
        installBoxes()
        #expect(UIFont.boldSystemFont(ofSize: 12).request == FontRequest(size: 12, weight: 0.4))
        #expect(UIFont.italicSystemFont(ofSize: 12).request == FontRequest(size: 12, isItalic: true))
        #expect(
            UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .thin).request
                == FontRequest(size: 12, weight: -0.6, hasMonospacedDigits: true))
        #expect(
            UIFont.monospacedSystemFont(ofSize: 12, weight: .black).request
                == FontRequest(size: 12, weight: 0.62, isMonospaced: true))
    }

    @Test func `a size of 0 gives the system size`() {
        installBoxes()
        #expect(UIFont.systemFont(ofSize: 0).pointSize == 14)
        #expect(UIFont.systemFont(ofSize: 10).withSize(-1).pointSize == 14)
    }

    @Test func `a font is found by family or face only`() {
        installBoxes()
        #expect(UIFont(name: "Box Mono", size: 10)?.fontName == "BoxMono-Regular")
        #expect(UIFont(name: "Box-Bold", size: 10)?.familyName == "Box")
        #expect(UIFont(name: "Comic Sans", size: 10) == nil)
        #expect(UIFont() == UIFont.systemFont(ofSize: UIFont.systemFontSize))
    }

    @Test func `text styles have the sizes of the table`() {
        installBoxes()
        let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let normal = UITraitCollection(preferredContentSizeCategory: .large)

        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: normal).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize == 53)
        #expect(UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: normal).pointSize == 11)
        #expect(UIFont.preferredFont(forTextStyle: .headline, compatibleWith: normal).request.weight == 0.3)
    }

    @Test func `fonts are equal when they ask for the same`() {
        installBoxes()
        #expect(UIFont.systemFont(ofSize: 17, weight: .bold) == UIFont.boldSystemFont(ofSize: 17))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    }
}

/// Boxes three times as high.
nonisolated private struct TallTypesetter: Typesetter {
    var familyNames: [String] { [] }

    func metrics(for font: FontRequest) -> FontMetrics {
        FontMetrics(ascent: 2 * font.size, descent: font.size, leading: 0, capHeight: font.size, xHeight: font.size)
    }

    func faceName(for font: FontRequest) -> String { "Tall-Regular" }

    func faces(ofFamily family: String) -> [FontFaceName] { BoxTypesetter().faces(ofFamily: family) }
    func face(named name: String) -> FontFaceName? { BoxTypesetter().face(named: name) }
    func inkBounds(of run: GlyphRun) -> CGRect { BoxTypesetter().inkBounds(of: run) }
    func wordRanges(in string: String) -> [Range<Int>] { BoxTypesetter().wordRanges(in: string) }
    func layout(_ request: TextRequest) -> TextLayout { BoxTypesetter().layout(request) }

    @Test func `weights move by numbers and are compared`() {
        #expect((UIFont.Weight.regular + 0.25).rawValue == 0.25)
        #expect(UIFont.Weight.light < .bold)
    }
}
