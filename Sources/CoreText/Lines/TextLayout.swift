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
    package func draw(in context: CGContext, at origin: CGPoint, color: CGColor) {
        for line in lines {
            line.draw(
                in: context, at: CGPoint(x: origin.x + line.origin.x, y: origin.y + line.origin.y), color: color)
        }
    }
}
