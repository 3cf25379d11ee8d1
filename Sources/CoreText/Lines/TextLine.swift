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
}
