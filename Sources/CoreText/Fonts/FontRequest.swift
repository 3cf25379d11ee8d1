package import Foundation

/// A text's wishes for a font; the typesetter finds the nearest face.
package struct FontRequest: Hashable, Sendable {
    /// A family or PostScript name; nil asks for the system font.
    package var family: String?
    /// The em size in points.
    package var size: CGFloat
    /// −1, thinnest, to 1, heaviest, on UIFont.Weight's scale; 0 is regular.
    package var weight: CGFloat
    package var isItalic: Bool
    /// All digits get one width.
    package var hasMonospacedDigits: Bool
    /// Every character gets one width.
    package var isMonospaced: Bool

    package init(
        family: String? = nil, size: CGFloat, weight: CGFloat = 0, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, isMonospaced: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.isMonospaced = isMonospaced
    }
}
