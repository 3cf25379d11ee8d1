import CoreGraphics
import Foundation

/// Computes the frames of the items from which the user chooses tabs. The system's layout is not known; this one is a choice.
struct TabGrid {
    private static let margin: CGFloat = 8
    private static let minimumWidth: CGFloat = 88
    private static let height: CGFloat = 76
    private static let rowGap: CGFloat = 12
    /// A row is divided into at least that many columns.
    private static let fewest = 4

    private let columns: Int
    private let width: CGFloat
    private let top: CGFloat
    private let count: Int

    /// Lays out items in rows in a width, below a height in points.
    init(count: Int, width: CGFloat, below top: CGFloat) {
        let room = max(0, width - 2 * Self.margin)
        columns = min(max(1, Int(room / Self.minimumWidth)), max(Self.fewest, count))
        (self.width, self.top, self.count) = (room / CGFloat(columns), top, count)
    }

    /// The frame of an item in a left-to-right layout.
    func cellFrame(_ index: Int) -> CGRect {
        CGRect(
            x: Self.margin + CGFloat(index % columns) * width,
            y: top + CGFloat(index / columns) * (Self.height + Self.rowGap), width: width, height: Self.height)
    }

    /// The height of all rows, including the area above them.
    var contentHeight: CGFloat { count == 0 ? top : cellFrame(count - 1).maxY + Self.rowGap }
}
