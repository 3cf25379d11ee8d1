import CoreGraphics
import Foundation

/// The frames of the items of a toolbar, computed from their widths alone.
struct ToolbarLayout {
    /// Between two items without a space between them.
    static let spacing: CGFloat = 8

    /// A part of the bar: an item or a space.
    enum Part: Equatable {
        case item(CGFloat)
        /// A space of a width.
        case fixed(CGFloat)
        /// A space that takes its share of the free room.
        case flexible
    }

    /// The left edge and width of every part, in order; spaces have theirs too.
    let places: [(x: CGFloat, width: CGFloat)]

    init(_ parts: [Part], width: CGFloat, margin: CGFloat = NavigationBarLayout.margin) {
        var used: CGFloat = 0
        var flexibleCount = 0
        for (index, part) in parts.enumerated() {
            switch part {
            case .item(let width): used += width + Self.gap(before: index, in: parts)
            case .fixed(let width): used += width
            case .flexible: flexibleCount += 1
            }
        }
        let rest = max(0, width - 2 * margin - used)
        let share = flexibleCount > 0 ? rest / CGFloat(flexibleCount) : 0
        var x = margin
        var places: [(x: CGFloat, width: CGFloat)] = []
        for (index, part) in parts.enumerated() {
            let width: CGFloat
            switch part {
            case .item(let own):
                x += Self.gap(before: index, in: parts)
                width = own
            case .fixed(let own): width = own
            case .flexible: width = share
            }
            places.append((x, width))
            x += width
        }
        self.places = places
    }

    private static func gap(before index: Int, in parts: [Part]) -> CGFloat {
        guard index > 0, case .item = parts[index - 1] else { return 0 }
        return spacing
    }
}
