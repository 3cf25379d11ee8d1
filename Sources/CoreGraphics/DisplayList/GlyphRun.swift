package import Foundation

/// Glyphs of one font at one size with their positions, ready to be drawn.
package struct GlyphRun: Hashable, Sendable {
    package var font: CGFont
    /// The em size in user-space units.
    package var size: CGFloat
    package var glyphs: [CGGlyph]
    /// The position of each glyph's origin, relative to the run's own origin on the baseline; y points down.
    package var positions: [CGPoint]
    /// The characters of the glyphs, for text dumps and queries.
    package var text: String
    /// The sum of the advances.
    package var width: CGFloat
    /// The greatest distances of ink above and below the baseline, both positive.
    package var ascent: CGFloat
    package var descent: CGFloat
    /// True for a face that draws with its own colours, such as emoji.
    package var hasOwnColors: Bool
    /// 0 fills the glyphs; more draws their edges only, in lines of this width.
    package var outlineWidth: CGFloat = 0

    package init(
        font: CGFont, size: CGFloat, glyphs: [CGGlyph], positions: [CGPoint], text: String, width: CGFloat,
        ascent: CGFloat, descent: CGFloat, hasOwnColors: Bool = false
    ) {
        self.font = font
        self.size = size
        self.glyphs = glyphs
        self.positions = positions
        self.text = text
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.hasOwnColors = hasOwnColors
    }
}
