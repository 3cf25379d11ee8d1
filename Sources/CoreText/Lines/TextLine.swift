import CoreGraphics
package import Foundation

/// One line of a layout.
package struct TextLine: Hashable, Sendable {
    /// The UTF-16 range of the string that the line shows, with spaces at its end but without a separator.
    package var range: Range<Int>
    /// The left end of the baseline, relative to the layout's top left; y points down.
    package var origin: CGPoint
    /// The distance that the glyphs take, without spaces at which the line breaks.
    package var width: CGFloat
    package var ascent: CGFloat
    package var descent: CGFloat
    /// The distance to the line above, made of line and paragraph spacing.
    package var gap: CGFloat
    package var placement: TextLinePlacement
    /// The direction of the line's paragraph.
    package var isRightToLeft: Bool
    /// Whether a hyphen was added at the end, where the line divides a word or ends at a soft hyphen.
    package var isHyphenated: Bool
    package var runs: [TextRun]

    package init(
        range: Range<Int>, origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, gap: CGFloat = 0,
        placement: TextLinePlacement = TextLinePlacement(), isRightToLeft: Bool = false,
        isHyphenated: Bool = false, runs: [TextRun]
    ) {
        self.range = range
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.gap = gap
        self.placement = placement
        self.isRightToLeft = isRightToLeft
        self.isHyphenated = isHyphenated
        self.runs = runs
    }

    /// Makes a line without glyphs at a UTF-16 offset.
    package init(empty offset: Int, metrics: FontMetrics, isRightToLeft: Bool) {
        self.init(
            range: offset..<offset, origin: .zero, width: 0, ascent: metrics.ascent, descent: metrics.descent,
            isRightToLeft: isRightToLeft, runs: [])
    }

    package var height: CGFloat { ascent + descent }
}
