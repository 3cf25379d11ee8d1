import Foundation
import Testing
import UIFoundation
import UIKitTesting

/// The traits of the display and of the user's wishes for legibility.
@Suite(.application) struct SurroundingTraitsTests {
    @Test func `each can be the only one of a collection`() {
        let collections: [UITraitCollection] = [
            UITraitCollection(accessibilityContrast: .high), UITraitCollection(activeAppearance: .inactive),
            UITraitCollection(displayGamut: .P3), UITraitCollection(forceTouchCapability: .available),
            UITraitCollection(legibilityWeight: .bold), UITraitCollection(toolbarItemPresentationSize: .small),
        ]

        let merged = UITraitCollection(traitsFrom: collections)

        #expect(collections.allSatisfy { merged.containsTraits(in: $0) && $0 != merged })
        #expect(Set(collections).count == 6)
        #expect(merged.accessibilityContrast == .high)
        #expect(merged.activeAppearance == .inactive)
        #expect(merged.displayGamut == .P3)
        #expect(merged.forceTouchCapability == .available)
        #expect(merged.legibilityWeight == .bold)
        #expect(merged.toolbarItemPresentationSize == .small)
        #expect(merged.userInterfaceStyle == .unspecified)
    }

    @Test func `a collection without them leaves them open`() {
        let traits = UITraitCollection()

        #expect(traits.accessibilityContrast == .unspecified)
        #expect(traits.activeAppearance == .unspecified)
        #expect(traits.displayGamut == .unspecified)
        #expect(traits.forceTouchCapability == .unknown)
        #expect(traits.legibilityWeight == .unspecified)
        #expect(traits.toolbarItemPresentationSize == .unspecified)
    }

    @Test func `merging, setting and comparing consider each of them`() {
        let base = UITraitCollection(legibilityWeight: .regular)

        let bold = base.modifyingTraits { $0.legibilityWeight = .bold }
        let merged = UITraitCollection(traitsFrom: [bold, UITraitCollection(displayGamut: .SRGB)])

        #expect(base != bold)
        #expect(base.hash != bold.hash)
        #expect(merged.changedTraits(from: base).contains { $0 == UITraitLegibilityWeight.self })
        #expect(merged.changedTraits(from: base).contains { $0 == UITraitDisplayGamut.self })
        #expect(merged.changedTraits(from: base).count == 2)
        #expect(merged.description == "<UITraitCollection: DisplayGamut = SRGB, LegibilityWeight = bold>")
    }

    @Test func `colours may differ by contrast and gamut, not by weight`() {
        let base = UITraitCollection(accessibilityContrast: .normal)

        #expect(base.hasDifferentColorAppearance(comparedTo: UITraitCollection(accessibilityContrast: .high)))
        #expect(base.hasDifferentColorAppearance(comparedTo: base.modifyingTraits { $0.displayGamut = .P3 }))
        #expect(!base.hasDifferentColorAppearance(comparedTo: base.modifyingTraits { $0.legibilityWeight = .bold }))
    }

    @Test func `an image's configuration has the traits that it was asked of`() {
        let traits = UITraitCollection(accessibilityContrast: .high)

        let configuration = traits.imageConfiguration

        #expect(configuration.traitCollection == traits)
    }
}
