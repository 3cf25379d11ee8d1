package import CoreGraphics
package import Foundation

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

    package var height: CGFloat { ascent + descent }

    /// Draws the line with the left end of its baseline at `start`, and runs without a colour of their own in `color`.
    package func draw(in context: CGContext, at start: CGPoint, color: RGBAColor) {
        for run in runs {
            let runColor = run.color ?? color
            let origin = CGPoint(x: start.x + run.x, y: start.y)
            context.draw(run.glyphs, at: origin, color: runColor)
            for rule in run.rules {
                context.saveGState()
                context.setFillColor(CGColor(rgba: runColor))
                context.fill(
                    CGRect(x: origin.x, y: origin.y + rule.offset, width: run.glyphs.width, height: rule.thickness))
                context.restoreGState()
            }
        }
    }
}
