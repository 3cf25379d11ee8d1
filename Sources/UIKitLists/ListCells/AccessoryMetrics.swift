import CoreGraphics
import UIFoundation

/// The lengths of the system's accessories at the standard size of text, in points.
enum AccessoryMetrics {
    /// The room for chevrons, and that for other signs and controls.
    static let (narrowWidth, width): (CGFloat, CGFloat) = (14, 24)
    static let chevron = CGSize(width: 8, height: 13)
    static let chevrons = CGSize(width: 10, height: 16)
    static let check = CGSize(width: 14, height: 11)
    static let grip = CGSize(width: 20, height: 14)
    /// The diameter of discs and rings.
    static let disc: CGFloat = 22

    /// A font of a text style, or one that font metrics have scaled, for traits; others stay.
    static func scaled(_ font: UIFont, _ traits: UITraitCollection) -> UIFont {
        font.adapted(to: traits) ?? font
    }
}
