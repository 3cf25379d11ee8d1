import CoreGraphics
import Foundation
import UIFoundation

/// The colours of bars, in light and in dark surroundings.
enum BarColors {
    /// The background of opaque bars.
    static let opaqueBackground = color(0xF9F9F9, 1, 0x1D1D1D, 1)
    /// The line of one pixel between a bar and the content.
    static let hairline = color(0x000000, 0.3, 0xFFFFFF, 0.15)
    /// Tabs that are not selected.
    static let unselected = color(0x8E8E93, 1, 0x929292, 1)

    private static func color(
        _ light: UInt32, _ lightAlpha: CGFloat, _ dark: UInt32, _ darkAlpha: CGFloat
    ) -> UIColor {
        UIColor(
            AdaptiveColor(
                light: RGBAColor(hex: light, alpha: lightAlpha), dark: RGBAColor(hex: dark, alpha: darkAlpha)))
    }
}
