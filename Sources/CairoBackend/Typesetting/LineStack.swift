import CoreGraphics
import CoreText
import Foundation

/// Stacks lines below each other with the spacing of their paragraphs' styles.
struct LineStack {
    private let width: CGFloat?
    private(set) var lines: [TextLine] = []
    /// From the first line's top to the last one's bottom.
    private(set) var height: CGFloat = 0
    /// The spacing that the last line's paragraph wants below its lines and below itself.
    private var lastSpacing: (line: CGFloat, paragraph: CGFloat)?

    /// Makes an empty stack between margins that are `width` apart, nil for as wide as the widest line.
    init(width: CGFloat?) { self.width = width.flatMap { $0.isFinite ? max(0, $0) : nil } }

    /// Makes room for more lines.
    mutating func reserve(_ count: Int) { lines.reserveCapacity(lines.count + count) }

    mutating func append(_ line: consuming TextLine, style: TextParagraphStyle, isFirstOfParagraph: Bool) {
        line.gap = gap(above: style, isFirstOfParagraph: isFirstOfParagraph)
        line.placement = TextLinePlacement(
            style, isRightToLeft: line.isRightToLeft, isFirstLine: isFirstOfParagraph, width: width)
        line.ascent += style.height(of: line.height) - line.height
        height += line.gap
        line.origin.y = height + line.ascent
        height += line.height
        lastSpacing = (style.lineSpacing, style.spacingAfter)
        lines.append(line)
    }

    private func gap(above style: TextParagraphStyle, isFirstOfParagraph: Bool) -> CGFloat {
        guard let lastSpacing else { return 0 }
        var gap = lastSpacing.line
        if isFirstOfParagraph { gap += lastSpacing.paragraph + style.spacingBefore }
        return gap.isFinite ? gap : 0
    }

    /// Positions the lines and returns the layout.
    mutating func layout(isTruncated: Bool) -> TextLayout {
        var widest: CGFloat = 0
        for index in lines.indices {
            let placement = lines[index].placement
            widest = max(widest, lines[index].width + placement.leftIndent + placement.rightIndent)
        }
        let room = width ?? widest
        for index in lines.indices {
            lines[index].origin.x = lines[index].placement.x(of: lines[index].width, in: room)
        }
        return TextLayout(lines: lines, size: CGSize(width: widest, height: height), isTruncated: isTruncated)
    }
}
