package import CoreGraphics
import Foundation

/// A colour with a value for light and one for dark, as plain numbers that can be compared.
package nonisolated struct AdaptiveColor: Hashable, Sendable {
    package let light: RGBAColor
    package let dark: RGBAColor
    /// The dark value on sheets and popovers.
    package let elevatedDark: RGBAColor

    package init(light: RGBAColor, dark: RGBAColor, elevatedDark: RGBAColor? = nil) {
        self.light = light
        self.dark = dark
        self.elevatedDark = elevatedDark ?? dark
    }

    /// Light is also the value for an unspecified style.
    package func value(for traits: UITraitCollection) -> RGBAColor {
        guard traits.userInterfaceStyle == .dark else { return light }
        return traits.userInterfaceLevel == .elevated ? elevatedDark : dark
    }

    func withAlpha(_ alpha: CGFloat) -> AdaptiveColor {
        func with(_ color: RGBAColor) -> RGBAColor {
            RGBAColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
        }
        return AdaptiveColor(light: with(light), dark: with(dark), elevatedDark: with(elevatedDark))
    }
}
