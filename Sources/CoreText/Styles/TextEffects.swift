package import CoreGraphics
package import Foundation

/// Rare attributes of text besides its colour.
package struct TextEffects: Hashable, Sendable {
    package var background: CGColor?
    package var shadow: Shadow?
    package var outline: TextOutline?
    /// The distance by which glyphs lean to the right per point of height; negative to the left.
    package var slant: CGFloat
    /// The image that replaces object replacement characters.
    package var image: InlineImage?

    package init(
        background: CGColor? = nil, shadow: Shadow? = nil, outline: TextOutline? = nil, slant: CGFloat = 0,
        image: InlineImage? = nil
    ) {
        self.background = background
        self.shadow = shadow
        self.outline = outline
        self.slant = slant
        self.image = image
    }

    /// True when all effects are off.
    package var isEmpty: Bool { self == TextEffects() }
}
