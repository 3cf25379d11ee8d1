import CoreGraphics
import Foundation

/// Where the items go from which the user chooses tabs, from nothing but numbers; what is the system's own look of it is a
/// choice.
struct TabGrid {
    private static let margin: CGFloat = 8
    private static let minimumWidth: CGFloat = 88
    private static let height: CGFloat = 76
    private static let rowGap: CGFloat = 12
    /// Rows are not stretched more than for that many items.
    private static let fewest = 4

    private let columns: Int
    private let width: CGFloat
    private let top: CGFloat
    private let count: Int

    /// Spreads items in rows over a width, below a height in points.
    init(count: Int, width: CGFloat, below top: CGFloat) {
        let room = max(0, width - 2 * Self.margin)
        columns = min(max(1, Int(room / Self.minimumWidth)), max(Self.fewest, count))
        (self.width, self.top, self.count) = (room / CGFloat(columns), top, count)
    }

    /// The place of an item for those who read from the left.
    func cellFrame(_ index: Int) -> CGRect {
        CGRect(
            x: Self.margin + CGFloat(index % columns) * width,
            y: top + CGFloat(index / columns) * (Self.height + Self.rowGap), width: width, height: Self.height)
    }

    /// The height that all rows need, with what is above.
    var contentHeight: CGFloat { count == 0 ? top : cellFrame(count - 1).maxY + Self.rowGap }
}
