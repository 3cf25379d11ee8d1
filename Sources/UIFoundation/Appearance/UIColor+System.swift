import CoreGraphics
import Foundation

/// The system's palette; every colour has a light and a dark value, backgrounds also one for sheets in the dark.
nonisolated extension UIColor {
    private convenience init(_ light: UInt32, _ dark: UInt32, elevated: UInt32? = nil) {
        self.init(
            AdaptiveColor(
                light: RGBAColor(hex: light), dark: RGBAColor(hex: dark),
                elevatedDark: elevated.map { RGBAColor(hex: $0) }))
    }

    private convenience init(
        _ light: UInt32, _ lightAlpha: CGFloat, _ dark: UInt32, _ darkAlpha: CGFloat
    ) {
        self.init(
            AdaptiveColor(
                light: RGBAColor(hex: light, alpha: lightAlpha), dark: RGBAColor(hex: dark, alpha: darkAlpha)))
    }

    // MARK: Tints

    /// Tints that are a little brighter on dark backgrounds.
    public static let systemRed = UIColor(0xFF3B30, 0xFF453A)
    public static let systemOrange = UIColor(0xFF9500, 0xFF9F0A)
    public static let systemYellow = UIColor(0xFFCC00, 0xFFD60A)
    public static let systemGreen = UIColor(0x34C759, 0x30D158)
    public static let systemMint = UIColor(0x00C7BE, 0x66D4CF)
    public static let systemTeal = UIColor(0x30B0C7, 0x40C8E0)
    public static let systemCyan = UIColor(0x32ADE6, 0x64D2FF)
    public static let systemBlue = UIColor(0x007AFF, 0x0A84FF)
    public static let systemIndigo = UIColor(0x5856D6, 0x5E5CE6)
    public static let systemPurple = UIColor(0xAF52DE, 0xBF5AF2)
    public static let systemPink = UIColor(0xFF2D55, 0xFF375F)
    public static let systemBrown = UIColor(0xA2845E, 0xAC8E68)

    // MARK: Grays

    /// Grays in order of distance from the text's colour: the next ones are nearer to the background.
    public static let systemGray = UIColor(0x8E8E93, 0x8E8E93)
    public static let systemGray2 = UIColor(0xAEAEB2, 0x636366)
    public static let systemGray3 = UIColor(0xC7C7CC, 0x48484A)
    public static let systemGray4 = UIColor(0xD1D1D6, 0x3A3A3C)
    public static let systemGray5 = UIColor(0xE5E5EA, 0x2C2C2E)
    public static let systemGray6 = UIColor(0xF2F2F7, 0x1C1C1E)

    // MARK: Text

    /// Text and links, from the most to the least important.
    public static let label = UIColor(0x000000, 0xFFFFFF)
    public static let secondaryLabel = UIColor(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
    public static let tertiaryLabel = UIColor(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
    public static let quaternaryLabel = UIColor(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
    public static let placeholderText = UIColor(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
    public static let link = UIColor(0x007AFF, 0x0984FF)
    /// White at 60 %, for text on dark backgrounds in either style.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Black, for text on light backgrounds in either style.
    public static let darkText = UIColor(white: 0, alpha: 1)

    // MARK: Fills

    /// Translucent fills for shapes, from thin strokes to large areas.
    public static let systemFill = UIColor(0x787880, 0.2, 0x787880, 0.36)
    public static let secondarySystemFill = UIColor(0x787880, 0.16, 0x787880, 0.32)
    public static let tertiarySystemFill = UIColor(0x767680, 0.12, 0x767680, 0.24)
    public static let quaternarySystemFill = UIColor(0x747480, 0.08, 0x767680, 0.18)

    // MARK: Backgrounds

    /// Backgrounds that lie on each other, first plain and then for grouped lists; presented ones are lighter when dark.
    public static let systemBackground = UIColor(0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
    public static let secondarySystemBackground = UIColor(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
    public static let tertiarySystemBackground = UIColor(0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C)
    public static let systemGroupedBackground = UIColor(0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
    public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
    public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C)

    // MARK: Separators

    /// Thin lines through which a little of the background shines.
    public static let separator = UIColor(0x3C3C43, 0.29, 0x545458, 0.6)
    /// The separator for views in which no content may shine through.
    public static let opaqueSeparator = UIColor(0xC6C6C8, 0x38383A)
}
