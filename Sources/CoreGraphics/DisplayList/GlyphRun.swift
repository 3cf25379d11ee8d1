package import Foundation

/// Glyphs of one font at one size with their positions, ready to be drawn.
///
/// Copies of a run share its parts: a label's layout, its recording and its node all hold the same run.
package struct GlyphRun: Hashable, Sendable {
    private final class Parts: Hashable, Sendable {
        let font: CGFont
        let size: CGFloat
        let glyphs: [CGGlyph]
        let positions: [CGPoint]
        let text: String
        let width: CGFloat
        let ascent: CGFloat
        let descent: CGFloat
        let hasOwnColors: Bool

        init(
            font: CGFont, size: CGFloat, glyphs: [CGGlyph], positions: [CGPoint], text: String, width: CGFloat,
            ascent: CGFloat, descent: CGFloat, hasOwnColors: Bool
        ) {
            (self.font, self.size, self.glyphs, self.positions, self.text) = (font, size, glyphs, positions, text)
            (self.width, self.ascent, self.descent, self.hasOwnColors) = (width, ascent, descent, hasOwnColors)
        }

        static func == (left: Parts, right: Parts) -> Bool {
            left === right
                || left.font == right.font && left.size == right.size && left.glyphs == right.glyphs
                    && left.positions == right.positions && left.text == right.text && left.width == right.width
                    && left.ascent == right.ascent && left.descent == right.descent
                    && left.hasOwnColors == right.hasOwnColors
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(size)
            hasher.combine(glyphs)
            hasher.combine(positions)
        }
    }

    private let parts: Parts
    /// 0 fills the glyphs; more draws their edges only, in lines of this width.
    package var outlineWidth: CGFloat = 0

    package init(
        font: CGFont, size: CGFloat, glyphs: [CGGlyph], positions: [CGPoint], text: String, width: CGFloat,
        ascent: CGFloat, descent: CGFloat, hasOwnColors: Bool = false
    ) {
        parts = Parts(
            font: font, size: size, glyphs: glyphs, positions: positions, text: text, width: width, ascent: ascent,
            descent: descent, hasOwnColors: hasOwnColors)
    }

    package var font: CGFont { parts.font }
    /// The em size in user-space units.
    package var size: CGFloat { parts.size }
    package var glyphs: [CGGlyph] { parts.glyphs }
    /// The position of each glyph's origin, relative to the run's own origin on the baseline; y points down.
    package var positions: [CGPoint] { parts.positions }
    /// The characters of the glyphs, for text dumps and queries.
    package var text: String { parts.text }
    /// The sum of the advances.
    package var width: CGFloat { parts.width }
    /// The greatest distances of ink above and below the baseline, both positive.
    package var ascent: CGFloat { parts.ascent }
    package var descent: CGFloat { parts.descent }
    /// True for a face that draws with its own colours, such as emoji.
    package var hasOwnColors: Bool { parts.hasOwnColors }

    /// The run with some of its glyphs alone, at their positions.
    package func keeping(_ indices: Range<Int>) -> GlyphRun {
        changed(glyphs: Array(glyphs[indices]), positions: Array(positions[indices]))
    }

    /// The run with another distance behind its last glyph.
    package func widened(by distance: CGFloat) -> GlyphRun { changed(width: width + distance) }

    private func changed(
        glyphs: [CGGlyph]? = nil, positions: [CGPoint]? = nil, width: CGFloat? = nil
    ) -> GlyphRun {
        var run = GlyphRun(
            font: font, size: size, glyphs: glyphs ?? self.glyphs, positions: positions ?? self.positions, text: text,
            width: width ?? self.width, ascent: ascent, descent: descent, hasOwnColors: hasOwnColors)
        run.outlineWidth = outlineWidth
        return run
    }
}
