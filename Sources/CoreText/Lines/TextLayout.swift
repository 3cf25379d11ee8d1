package import CoreGraphics
package import Foundation

/// A text shaped and broken into lines; immutable, so it can be measured, cached and drawn any number of times.
package final class TextLayout: Sendable {
    package let lines: [TextLine]
    /// The widest line's width and the height from the first line's top to the last one's bottom, not rounded.
    package let size: CGSize
    /// True when characters were left out or replaced by an ellipsis.
    package let isTruncated: Bool

    package init(lines: [TextLine], size: CGSize, isTruncated: Bool) {
        self.lines = lines
        self.size = size
        self.isTruncated = isTruncated
    }

    /// Draws every line, with the layout's top left at `origin` and runs without a colour of their own in `color`.
    package func draw(in context: CGContext, at origin: CGPoint, color: RGBAColor) {
        for line in lines {
            let baseline = CGPoint(x: origin.x + line.origin.x, y: origin.y + line.origin.y)
            for run in line.runs {
                let runColor = run.color ?? color
                let start = CGPoint(x: baseline.x + run.x, y: baseline.y)
                context.draw(run.glyphs, at: start, color: runColor)
                for rule in run.rules {
                    context.saveGState()
                    context.setFillColor(CGColor(rgba: runColor))
                    context.fill(
                        CGRect(x: start.x, y: start.y + rule.offset, width: run.glyphs.width, height: rule.thickness))
                    context.restoreGState()
                }
            }
        }
    }
}

/// One line of a layout.
package struct TextLine: Hashable, Sendable {
    /// The UTF-16 range of the string that the line shows.
    package var range: Range<Int>
    /// The left end of the baseline, relative to the layout's top left; y points down.
    package var origin: CGPoint
    package var width: CGFloat
    package var ascent: CGFloat
    package var descent: CGFloat
    package var runs: [TextRun]

    package init(
        range: Range<Int>, origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, runs: [TextRun]
    ) {
        self.range = range
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.runs = runs
    }
}

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

/// A horizontal line that belongs to text.
package struct TextRule: Hashable, Sendable {
    /// From the baseline down to the line's top edge; negative above.
    package var offset: CGFloat
    package var thickness: CGFloat

    package init(offset: CGFloat, thickness: CGFloat) {
        self.offset = offset
        self.thickness = thickness
    }
}
