package import Foundation

/// The vertical measures of a face at a size, in points, each positive.
package struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of the line.
    package var ascent: CGFloat
    /// From the baseline down to the bottom of the line.
    package var descent: CGFloat
    /// The extra distance between lines.
    package var leading: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat

    package init(ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    package var lineHeight: CGFloat { ascent + descent }
}
