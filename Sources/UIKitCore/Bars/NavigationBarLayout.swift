import CoreGraphics
import Foundation
import UIFoundation

/// The frames of a navigation bar's views, computed from widths alone.
struct NavigationBarLayout: Equatable {
    /// The room at the edges in compact width, and in regular width.
    static let (margin, wideMargin): (CGFloat, CGFloat) = (16, 20)

    /// The room at the edges of bars with some traits.
    static func margin(for traits: UITraitCollection) -> CGFloat {
        traits.horizontalSizeClass == .regular ? wideMargin : margin
    }
    static let spacing: CGFloat = 8
    /// Both margins of a back button that has an arrow head and no title.
    static let bareBackMargins: CGFloat = 11

    /// The parts to lay out.
    struct Content {
        var width: CGFloat
        var margin = NavigationBarLayout.margin
        var leftWidths: [CGFloat] = []
        var rightWidths: [CGFloat] = []
        /// The widths of the words that the back button may have, the best one first; nil for no back button.
        var backWidths: [CGFloat]?
        /// The width of the arrow head, or of the picture for it.
        var indicatorWidth = BackChevron.size.width
        /// Zero for no title.
        var titleWidth: CGFloat = 0
        /// The widths of the groups in the middle, which the title then leaves free.
        var centerWidths: [CGFloat] = []
        /// Whether the title follows the leading items, and is not in the middle.
        var isTitleLeading = false
    }

    /// Left edges and widths, outermost first.
    private(set) var left: [Range] = []
    private(set) var right: [Range] = []
    private(set) var title = Range(x: 0, width: 0)
    /// From the leading edge on.
    private(set) var center: [Range] = []
    /// The index of the back button's title; nil for none.
    private(set) var backWord: Int?
    private(set) var backWidth: CGFloat = 0

    struct Range: Equatable {
        var x: CGFloat
        var width: CGFloat
        var end: CGFloat { x + width }
    }

    /// Gives the back button the longest title beside which the bar's title fits whole. Centres the title in the bar if there
    /// is room, else as near to the middle as it fits, cut where that is too narrow.
    init(_ content: Content) {
        var end = content.width - content.margin
        for width in content.rightWidths {
            right.append(Range(x: end - width, width: width))
            end -= width + Self.spacing
        }
        layOutMiddle(content, limit: right.isEmpty ? content.width - content.margin : end)
    }

    private mutating func layOutMiddle(_ content: Content, limit: CGFloat) {
        for (index, width) in (content.backWidths ?? []).enumerated() {
            let back = BackButton.chevronX + content.indicatorWidth + BackButton.labelGap + width
            let start = layOutLeft(content.leftWidths, from: back + Self.spacing)
            if start + content.titleWidth <= limit {
                (backWord, backWidth) = (index, back)
                return layOutTitle(content, from: start, to: limit)
            }
        }
        if content.backWidths != nil { backWidth = content.indicatorWidth + Self.bareBackMargins }
        let start = layOutLeft(
            content.leftWidths, from: content.backWidths == nil ? content.margin : backWidth + Self.spacing)
        layOutTitle(content, from: start, to: limit)
    }

    /// Lays out the left items and returns where the free room begins.
    private mutating func layOutLeft(_ widths: [CGFloat], from start: CGFloat) -> CGFloat {
        var x = start
        left = []
        for width in widths {
            left.append(Range(x: x, width: width))
            x += width + Self.spacing
        }
        return x
    }

    private mutating func layOutTitle(_ content: Content, from start: CGFloat, to end: CGFloat) {
        let width = max(0, min(content.titleWidth, end - start))
        if content.isTitleLeading {
            title = Range(x: start, width: width)
            return layOutCenter(content, from: start + width + Self.spacing, to: end)
        }
        let middle = (content.width - width) / 2
        title = Range(x: max(start, min(middle, end - width)), width: width)
    }

    /// Lays out the groups in the middle of the bar, or as near to it as there is room.
    private mutating func layOutCenter(_ content: Content, from start: CGFloat, to end: CGFloat) {
        let spacing = CGFloat(max(0, content.centerWidths.count - 1)) * Self.spacing
        let width = content.centerWidths.reduce(spacing, +)
        var x = max(start, min((content.width - width) / 2, end - width))
        for width in content.centerWidths {
            center.append(Range(x: x, width: width))
            x += width + Self.spacing
        }
    }
}
