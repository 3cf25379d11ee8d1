import Foundation
import ResourceFiles

nonisolated extension AssetConditions.Surroundings {
    /// The surroundings of traits; traits that are left open are as on a phone in the light.
    init(_ traits: UITraitCollection) {
        self.init()
        idiom =
            switch traits.userInterfaceIdiom {
            case .pad: "ipad"
            case .phone: "iphone"
            case .mac: "mac"
            case .tv: "tv"
            case .carPlay: "car"
            default: "iphone"
            }
        scale = traits.displayScale > 0 ? Double(traits.displayScale) : 1
        isDark = traits.userInterfaceStyle == .dark
        isHighContrast = traits.accessibilityContrast == .high
        widthClass = Self.name(of: traits.horizontalSizeClass)
        heightClass = Self.name(of: traits.verticalSizeClass)
        isRightToLeft = traits.runsRightToLeft
        isWideGamut = traits.displayGamut == .P3
        languages = InterfaceLanguages.current
    }

    private static func name(of sizeClass: UIUserInterfaceSizeClass) -> String {
        switch sizeClass {
        case .compact: "compact"
        case .regular: "regular"
        default: ""
        }
    }
}
