import CoreGraphics
import CoreText
import Foundation

/// Puts lines below each other by their paragraphs' styles.
struct LineStack {
    private let width: CGFloat?
    private(set) var lines: [TextLine] = []
    /// From the first line's top to the last one's bottom.
    private(set) var height: CGFloat = 0
    private var lastStyle: TextParagraphStyle?

    /// Makes an empty stack between margins that are `width` apart, nil for as wide as the widest line.
    init(width: CGFloat?) { self.width = width.flatMap { $0.isFinite ? max(0, $0) : nil } }

    mutating func append(_ read: ReadLine, style: TextParagraphStyle, isFirstOfParagraph: Bool) {
        var line = read.line
        line.gap = gap(above: style, isFirstOfParagraph: isFirstOfParagraph)
        line.placement = TextLinePlacement(
            style, isRightToLeft: line.isRightToLeft, isFirstLine: isFirstOfParagraph, width: width)
        line.ascent += style.height(of: line.height) - line.height
        height += line.gap
        line.origin.y = height + line.ascent
        height += line.height
        lastStyle = style
        lines.append(line)
    }

    private func gap(above style: TextParagraphStyle, isFirstOfParagraph: Bool) -> CGFloat {
        guard let lastStyle else { return 0 }
        var gap = lastStyle.lineSpacing
        if isFirstOfParagraph { gap += lastStyle.spacingAfter + style.spacingBefore }
        return gap.isFinite ? gap : 0
    }

    /// The lines in their places.
    func layout(isTruncated: Bool) -> TextLayout {
        let widest = lines.reduce(0) { max($0, $1.width + $1.placement.leftIndent + $1.placement.rightIndent) }
        let room = width ?? widest
        let placed = lines.map { line in
            var line = line
            line.origin.x = line.placement.x(of: line.width, in: room)
            return line
        }
        return TextLayout(lines: placed, size: CGSize(width: widest, height: height), isTruncated: isTruncated)
    }
}
