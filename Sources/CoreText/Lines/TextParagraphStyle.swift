package import Foundation

/// Line breaking and alignment of one paragraph; lengths in points.
package struct TextParagraphStyle: Hashable, Sendable {
    package var alignment = Alignment.natural
    package var lineBreak = LineBreak.words
    package var direction = Direction.natural
    /// Extra distance between lines of the text.
    package var lineSpacing: CGFloat = 0
    /// Extra distance below the paragraph's last line.
    package var spacingAfter: CGFloat = 0
    /// Extra distance above the paragraph's first line; none for the first paragraph of a text.
    package var spacingBefore: CGFloat = 0
    /// From the leading margin to the first line.
    package var firstLineIndent: CGFloat = 0
    /// From the leading margin to the other lines.
    package var headIndent: CGFloat = 0
    /// Positive: from the leading margin to where lines end; else from the trailing margin, inwards when negative.
    package var tailIndent: CGFloat = 0
    /// The factor for the height of lines; 0 leaves it.
    package var lineHeightMultiple: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    /// 0 for none.
    package var maximumLineHeight: CGFloat = 0
    /// The positions of tab characters, in rising order.
    package var tabStops: [TextTabStop]
    /// The distance of the tab stops behind the last one named; 0 for none.
    package var tabInterval: CGFloat = 0
    /// When words are hyphenated; nil for never, but at soft hyphens.
    package var hyphenation: TextHyphenation?

    /// Makes a style without spacing or indents and with Apple's tab stops.
    package init(
        alignment: Alignment = .natural, lineBreak: LineBreak = .words, lineSpacing: CGFloat = 0,
        tabStops: [TextTabStop] = TextTabStop.standard
    ) {
        self.alignment = alignment
        self.lineBreak = lineBreak
        self.lineSpacing = lineSpacing
        self.tabStops = tabStops
    }

    /// The rule for line breaks, and for the end of a text that does not fit.
    package enum LineBreak: Hashable, Sendable {
        /// Between words; text that does not fit in the last line is left out.
        case words
        /// Between any two characters.
        case characters
        /// Only at line separators; the rest runs out of the width.
        case clip
        /// Between words, with an ellipsis at the start of the last line.
        case truncateHead
        /// Between words, with an ellipsis at the end of the last line.
        case truncateTail
        /// Between words, with an ellipsis in the middle of the last line.
        case truncateMiddle

        /// Whether an ellipsis replaces the text that is left out.
        package var truncates: Bool {
            switch self {
            case .truncateHead, .truncateTail, .truncateMiddle: true
            case .words, .characters, .clip: false
            }
        }
    }

    /// The alignment of lines within the width.
    package enum Alignment: Hashable, Sendable {
        /// Left, or right for a paragraph that runs from right to left.
        case natural
        case left, center, right, justified
    }

    /// From which side a paragraph runs.
    package enum Direction: Hashable, Sendable {
        /// By the direction of the first letter.
        case natural
        case leftToRight, rightToLeft
    }

    /// From the leading margin to a line of the paragraph.
    package func leadingIndent(isFirstLine: Bool) -> CGFloat { max(0, isFirstLine ? firstLineIndent : headIndent) }

    /// From the trailing margin to a line's room in a width.
    package func trailingIndent(in width: CGFloat?) -> CGFloat {
        guard tailIndent > 0 else { return max(0, -tailIndent) }
        return width.map { max(0, $0 - tailIndent) } ?? 0
    }

    /// The width left for a line within a width between the margins; nil for unlimited.
    package func room(in width: CGFloat?, isFirstLine: Bool) -> CGFloat? {
        let leading = leadingIndent(isFirstLine: isFirstLine)
        guard let width else { return tailIndent > 0 ? max(0, tailIndent - leading) : nil }
        return width - leading - trailingIndent(in: width)
    }

    /// A line's height by the limits and the factor; the difference is added to the part above the baseline.
    package func height(of natural: CGFloat) -> CGFloat {
        var height = natural
        if lineHeightMultiple > 0, lineHeightMultiple.isFinite { height *= lineHeightMultiple }
        if minimumLineHeight.isFinite { height = max(height, minimumLineHeight) }
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return height
    }

    /// The style with every length but the tab stops' scaled, for text drawn smaller.
    package func scaled(by factor: CGFloat) -> TextParagraphStyle {
        var style = self
        style.minimumLineHeight *= factor
        style.maximumLineHeight *= factor
        return style
    }
}
