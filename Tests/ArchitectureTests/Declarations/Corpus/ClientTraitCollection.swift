import UIKit

/// Traits of a test.
class ClientTraitCollection: UITraitCollection, @unchecked Sendable {
    override var accessibilityContrast: UIAccessibilityContrast { super.accessibilityContrast }
    override var activeAppearance: UIUserInterfaceActiveAppearance { super.activeAppearance }
    override var displayGamut: UIDisplayGamut { super.displayGamut }
    override var displayScale: CGFloat { super.displayScale }
    override var forceTouchCapability: UIForceTouchCapability { super.forceTouchCapability }
    override var horizontalSizeClass: UIUserInterfaceSizeClass { super.horizontalSizeClass }
    override var layoutDirection: UITraitEnvironmentLayoutDirection { super.layoutDirection }
    override var legibilityWeight: UILegibilityWeight { super.legibilityWeight }
    override var preferredContentSizeCategory: UIContentSizeCategory { super.preferredContentSizeCategory }
    override var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { super.toolbarItemPresentationSize }
    override var userInterfaceIdiom: UIUserInterfaceIdiom { super.userInterfaceIdiom }
    override var userInterfaceLevel: UIUserInterfaceLevel { super.userInterfaceLevel }
    override var userInterfaceStyle: UIUserInterfaceStyle { super.userInterfaceStyle }
    override var verticalSizeClass: UIUserInterfaceSizeClass { super.verticalSizeClass }

    override func containsTraits(in trait: UITraitCollection?) -> Bool { super.containsTraits(in: trait) }
    override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
    override func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        super.hasDifferentColorAppearance(comparedTo: traitCollection)
    }
    override func performAsCurrent(_ actions: () -> Void) { super.performAsCurrent(actions) }
}

extension ClientTraitCollection {
    static func make() -> [UITraitCollection] {
        [
            UITraitCollection(), UITraitCollection(traitsFrom: []), UITraitCollection(displayScale: 2),
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceIdiom: .phone),
            UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(userInterfaceLevel: .base),
            UITraitCollection(preferredContentSizeCategory: .large), .current,
        ]
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allTraitEnvironmentLayoutDirection: [UITraitEnvironmentLayoutDirection] {
        [
            .leftToRight, .rightToLeft, .unspecified,
        ]
    }
    static var allUserInterfaceLevel: [UIUserInterfaceLevel] {
        [
            .base, .elevated, .unspecified,
        ]
    }
    static var allUserInterfaceSizeClass: [UIUserInterfaceSizeClass] {
        [
            .compact, .regular, .unspecified,
        ]
    }
    static var allUserInterfaceStyle: [UIUserInterfaceStyle] {
        [
            .dark, .light, .unspecified,
        ]
    }
    static var allContentSizeCategory: [UIContentSizeCategory] {
        [
            .accessibilityExtraExtraExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraLarge,
            .accessibilityLarge, .accessibilityMedium, .extraExtraExtraLarge, .extraExtraLarge, .extraLarge,
            .extraSmall, .large, .medium, .small, .unspecified,
        ]
    }
}
