import CoreGraphics
import Foundation

/// The frames of the tabs of a bar, computed from numbers alone.
struct TabBarLayout {
    /// The width of a tab in the middle with the others, unless it needs more, and the room between two.
    static let width: CGFloat = 76
    static let spacing: CGFloat = 34

    /// The edges of each tab, from left to right.
    let places: [ClosedRange<CGFloat>]

    /// Shares the bar's width equally.
    init(filling width: CGFloat, count: Int) {
        places = Self.shares(of: width, count: count)
    }

    /// Puts tabs of a width into the middle, with room between them; where the bar is too narrow for that it is shared equally.
    init(centering tab: CGFloat, spacing: CGFloat, in width: CGFloat, count: Int) {
        let whole = CGFloat(count) * tab + CGFloat(max(0, count - 1)) * spacing
        let start = (width - whole) / 2
        places =
            whole > width
            ? Self.shares(of: width, count: count)
            : (0..<count).map { index in
                let left = start + CGFloat(index) * (tab + spacing)
                return left...left + tab
            }
    }

    private static func shares(of width: CGFloat, count: Int) -> [ClosedRange<CGFloat>] {
        let share = width / CGFloat(max(1, count))
        return (0..<count).map { CGFloat($0) * share...CGFloat($0 + 1) * share }
    }
}
