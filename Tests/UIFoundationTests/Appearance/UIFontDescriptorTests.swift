import CoreGraphics
import CoreText
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct UIFontDescriptorTests {
    /// Called by each test itself, because another suite's test may run between a suite's initialiser and its test.
    private func installBoxes() { installedTextSystem.install(TextSystem(typesetter: BoxTypesetter())) }

    @Test func `a font's descriptor makes the same font`() {
        installBoxes()
        let font = UIFont.systemFont(ofSize: 17, weight: .bold)

        let descriptor = font.fontDescriptor

        #expect(UIFont(descriptor: descriptor, size: 0) == font)
        #expect(UIFont(descriptor: descriptor, size: 20) == .systemFont(ofSize: 20, weight: .bold))
        #expect(descriptor.pointSize == 17 && descriptor.postscriptName == "Box-Bold")
        #expect(descriptor.symbolicTraits == .traitBold)
    }

    @Test func `traits choose another face of the system font`() throws {
        installBoxes()
        let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor

        let changed = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))

        #expect(UIFont(descriptor: changed, size: 0).fontName == "Box-BoldItalic")
        #expect(changed.withSymbolicTraits([])?.symbolicTraits == [])
    }

    @Test func `traits choose another face of a named family`() throws {
        installBoxes()
        let font = try #require(UIFont(name: "Box-Regular", size: 12))

        let bold = font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }

        #expect(bold?.fontName == "Box-Bold" && bold?.pointSize == 12)
        #expect(UIFontDescriptor(name: "Nowhere", size: 1).withSymbolicTraits(.traitBold) == nil)
    }

    @Test func `attributes are read in every form`() {
        installBoxes()
        let descriptor = UIFontDescriptor(fontAttributes: [
            .family: "Box", .face: "Bold Italic", .size: 9,
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
        ])

        #expect(descriptor.postscriptName == "Box-BoldItalic" && descriptor.pointSize == 9)
        #expect(descriptor.object(forKey: .family) as? String == "Box")
        #expect(UIFontDescriptor(fontAttributes: [.size: "large"]).pointSize == 0)
    }

    @Test func `a family lists its faces and an unknown one none`() {
        installBoxes()

        #expect(UIFont.fontNames(forFamilyName: "Box").prefix(2) == ["Box-UltraLight", "Box-UltraLightItalic"])
        #expect(UIFont.fontNames(forFamilyName: "Nowhere") == [])
        #expect(UIFont(name: "Box-Heavy", size: 10)?.familyName == "Box")
    }

    @Test func `only designs that the system has are given`() {
        installBoxes()
        let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor

        #expect(descriptor.withDesign(.monospaced)?.symbolicTraits.contains(.traitMonoSpace) == true)
        #expect(descriptor.withDesign(.serif) == nil)
    }

    @Test func `metrics scale with their text style`() {
        installBoxes()
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = UIFont.systemFont(ofSize: 34)

        #expect(metrics.scaledValue(for: 17, compatibleWith: large) == 28)
        #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 56)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: large).pointSize == 40)
        #expect(UIFontMetrics.default == metrics)
    }
}
