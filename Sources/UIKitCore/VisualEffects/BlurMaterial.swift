import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// The effect of a blur on the picture behind it, in the light and the dark style.
///
/// Blur, saturation and tint of the first three styles are those of the sample with which the effect was introduced. No numbers
/// are published for the materials: `chrome` has the tint measured on bars, and the alphas of the others decrease from it in
/// even steps.
package nonisolated struct BlurMaterial: Hashable, Sendable {
    let light: Backdrop
    let dark: Backdrop

    func backdrop(for style: UIUserInterfaceStyle) -> Backdrop { style == .dark ? dark : light }

    /// The fixed interface style of a material; nil for a material that adapts to the interface style.
    var fixedStyle: UIUserInterfaceStyle? {
        guard light == dark else { return nil }
        return light.tint.red < 0.5 ? .dark : .light
    }

    var alwaysLight: BlurMaterial { BlurMaterial(light: light, dark: light) }
    var alwaysDark: BlurMaterial { BlurMaterial(light: dark, dark: dark) }

    static let extraLight = fixed(blur: 20, white: 0.97, alpha: 0.82)
    static let light = fixed(blur: 30, white: 1, alpha: 0.3)
    static let dark = fixed(blur: 20, white: 0.11, alpha: 0.73)

    static let ultraThin = system(alpha: 0.46)
    static let thin = system(alpha: 0.58)
    static let plain = system(alpha: 0.7)
    static let thick = system(alpha: 0.82)
    static let chrome = system(alpha: 0.94)
    /// For cards in front of all other content; in the dark style they are elevated by a step.
    package static let alert = system(alpha: 0.9, dark: 0x252525)
    /// For backgrounds that add a colour of their own.
    static let untinted = system(alpha: 0)

    private static let saturation: CGFloat = 1.8

    private static func fixed(blur: CGFloat, white: CGFloat, alpha: CGFloat) -> BlurMaterial {
        let backdrop = Backdrop(
            blur: blur, saturation: saturation, tint: RGBAColor(red: white, green: white, blue: white, alpha: alpha))
        return BlurMaterial(light: backdrop, dark: backdrop)
    }

    private static func system(alpha: CGFloat, dark: UInt32 = 0x1D1D1D) -> BlurMaterial {
        func backdrop(_ hex: UInt32) -> Backdrop {
            Backdrop(blur: 20, saturation: saturation, tint: RGBAColor(hex: hex, alpha: alpha))
        }
        return BlurMaterial(light: backdrop(0xF9F9F9), dark: backdrop(dark))
    }
}
