package import CoreGraphics
package import Foundation

/// Glyphs of one style within a line, in visual order.
package struct TextRun: Hashable, Sendable {
    package var glyphs: GlyphRun
    /// The distance from the line's origin to the run's.
    package var x: CGFloat
    package var color: RGBAColor?
    /// Underline and strikethrough.
    package var rules: [TextRule]

    package init(glyphs: GlyphRun, x: CGFloat, color: RGBAColor? = nil, rules: [TextRule] = []) {
        self.glyphs = glyphs
        self.x = x
        self.color = color
        self.rules = rules
    }
}
