package import Foundation

/// The alignment of a line between the margins of its text, at any distance of these.
package struct TextLinePlacement: Hashable, Sendable {
    package var side: Side
    /// From the left margin to the line's room, in points.
    package var leftIndent: CGFloat
    /// From the right margin to the line's room, in points.
    package var rightIndent: CGFloat

    package init(side: Side = .left, leftIndent: CGFloat = 0, rightIndent: CGFloat = 0) {
        self.side = side
        self.leftIndent = leftIndent
        self.rightIndent = rightIndent
    }

    /// Makes the placement of a line of a paragraph in a width.
    package init(_ style: TextParagraphStyle, isRightToLeft: Bool, isFirstLine: Bool, width: CGFloat?) {
        side =
            switch style.alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .natural, .justified: isRightToLeft ? .right : .left
            }
        let leading = style.leadingIndent(isFirstLine: isFirstLine)
        let trailing = style.trailingIndent(in: width)
        leftIndent = isRightToLeft ? trailing : leading
        rightIndent = isRightToLeft ? leading : trailing
    }

    /// The side or the middle at which a line is aligned.
    package enum Side: Hashable, Sendable {
        case left, center, right
    }

    /// The left end of a line of one width between margins of another distance; one that is too wide begins at its indent.
    package func x(of width: CGFloat, in room: CGFloat) -> CGFloat {
        guard room.isFinite else { return leftIndent }
        let rest = max(0, room - leftIndent - rightIndent - width)
        return switch side {
        case .left: leftIndent
        case .center: leftIndent + rest / 2
        case .right: leftIndent + rest
        }
    }
}
