extension UIBlurEffect {
    /// The strength and the tint of a blur.
    public nonisolated enum Style: Int, Sendable {
        /// The fixed styles of iOS 8.
        case extraLight = 0
        case light = 1
        case dark = 2
        /// Styles that adapt to the traits: `light` or `dark`, and `extraLight` or `dark`.
        case regular = 4
        case prominent = 5
        /// Materials that adapt to the traits, from the most to the least transparent one; the last is that of bars.
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        /// The same materials, always light.
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        /// The same materials, always dark.
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20

        var material: BlurMaterial {
            switch self {
            case .extraLight: .extraLight
            case .light: .light
            case .dark: .dark
            case .regular: BlurMaterial(light: BlurMaterial.light.light, dark: BlurMaterial.dark.dark)
            case .prominent: BlurMaterial(light: BlurMaterial.extraLight.light, dark: BlurMaterial.dark.dark)
            case .systemUltraThinMaterial: .ultraThin
            case .systemThinMaterial: .thin
            case .systemMaterial: .plain
            case .systemThickMaterial: .thick
            case .systemChromeMaterial: .chrome
            case .systemUltraThinMaterialLight: BlurMaterial.ultraThin.alwaysLight
            case .systemThinMaterialLight: BlurMaterial.thin.alwaysLight
            case .systemMaterialLight: BlurMaterial.plain.alwaysLight
            case .systemThickMaterialLight: BlurMaterial.thick.alwaysLight
            case .systemChromeMaterialLight: BlurMaterial.chrome.alwaysLight
            case .systemUltraThinMaterialDark: BlurMaterial.ultraThin.alwaysDark
            case .systemThinMaterialDark: BlurMaterial.thin.alwaysDark
            case .systemMaterialDark: BlurMaterial.plain.alwaysDark
            case .systemThickMaterialDark: BlurMaterial.thick.alwaysDark
            case .systemChromeMaterialDark: BlurMaterial.chrome.alwaysDark
            }
        }
    }
}
