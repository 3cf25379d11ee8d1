package import CoreGraphics
package import Foundation

/// Glyphs of one style within a line, in visual order.
package struct TextRun: Hashable, Sendable {
    package var glyphs: GlyphRun
    /// The distance from the line's origin to the run's.
    package var x: CGFloat
    /// The distance of the run above the line's baseline.
    package var rise: CGFloat
    package var color: CGColor?
    /// Underline and strikethrough.
    package var rules: [TextRule]
    package var effects: TextEffects?
    /// The UTF-16 range of the text that the run shows; an ellipsis has the range of all text that was left out.
    package var range: Range<Int>
    package var isRightToLeft: Bool
    /// The mapping of the glyphs to characters.
    package var groups: TextGlyphGroups

    package init(
        glyphs: GlyphRun, x: CGFloat, rise: CGFloat = 0, color: CGColor? = nil, rules: [TextRule] = [],
        effects: TextEffects? = nil, range: Range<Int>, isRightToLeft: Bool = false, groups: TextGlyphGroups
    ) {
        self.glyphs = glyphs
        self.x = x
        self.rise = rise
        self.color = color
        self.rules = rules
        self.effects = effects
        self.range = range
        self.isRightToLeft = isRightToLeft
        self.groups = groups
    }
}
