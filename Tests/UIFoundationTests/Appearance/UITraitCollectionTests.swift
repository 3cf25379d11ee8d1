import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct UITraitCollectionTests {
    @Test func `a collection without arguments has unspecified traits`() {
        let traits = UITraitCollection()

        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.userInterfaceIdiom == .unspecified)
        #expect(traits.horizontalSizeClass == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.preferredContentSizeCategory == .unspecified)
    }

    @Test func `merging takes each trait from the last collection that has it`() {
        let base = UITraitCollection(
            userInterfaceStyle: .light, userInterfaceIdiom: .phone, horizontalSizeClass: .compact, displayScale: 2)
        let dark = UITraitCollection(userInterfaceStyle: .dark)

        let merged = UITraitCollection(traitsFrom: [base, dark, UITraitCollection()])

        #expect(merged.userInterfaceStyle == .dark)
        #expect(merged.userInterfaceIdiom == .phone)
        #expect(merged.displayScale == 2)
        #expect(merged.containsTraits(in: dark))
        #expect(!merged.containsTraits(in: base))
    }

    @Test func `equality compares every trait`() {
        let first = UITraitCollection(displayScale: 2)

        #expect(first == UITraitCollection(displayScale: 2))
        #expect(first.hash == UITraitCollection(displayScale: 2).hash)
        #expect(first != UITraitCollection(displayScale: 3))
    }

    @Test func `colours may differ when the style or the level does`() {
        let light = UITraitCollection(userInterfaceStyle: .light)

        #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(light.hasDifferentColorAppearance(comparedTo: nil))
        #expect(
            !light.hasDifferentColorAppearance(
                comparedTo: UITraitCollection(userInterfaceStyle: .light, displayScale: 3)))
    }

    @Test func `performing as current is nested and undone`() {
        let outside = UITraitCollection.current
        let first = UITraitCollection(displayScale: 5)
        let second = UITraitCollection(displayScale: 7)
        var scales: [CGFloat] = []

        first.performAsCurrent {
            second.performAsCurrent { scales.append(UITraitCollection.current.displayScale) }
            scales.append(UITraitCollection.current.displayScale)
            UITraitCollection.current = second
            scales.append(UITraitCollection.current.displayScale)
        }

        #expect(scales == [7, 5, 7])
        #expect(UITraitCollection.current === outside)
    }

    @Test func `text size categories are ordered`() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }
}
