import CoreGraphics
import Foundation

/// Rows beside others.
nonisolated extension ItemHeights {
    /// The last row of the sections before one; nil without rows there.
    func lastRow(before end: Int) -> ItemPosition? {
        var section = end - 1
        while section >= 0 {
            let count = rowCount(in: section)
            if count > 0 { return ItemPosition(section, count - 1) }
            section -= 1
        }
        return nil
    }

    /// The row at an offset, or the nearest one before it, else the first one; nil without rows.
    func row(near offset: CGFloat) -> ItemPosition? {
        if let row = firstRow(endingAfter: offset) {
            return span(of: row).start <= offset ? row : self.row(before: row) ?? row
        }
        return lastRow(before: sectionCount)
    }

    /// The row of a position, or where it is no longer there the last one before it, else the first behind; nil without rows.
    func nearestRow(to position: ItemPosition) -> ItemPosition? {
        if contains(position) { return position }
        guard position.section >= 0, position.section < sectionCount else { return lastRow(before: sectionCount) }
        let count = rowCount(in: position.section)
        if count > 0 { return ItemPosition(position.section, count - 1) }
        return lastRow(before: position.section) ?? row(after: ItemPosition(position.section, 0))
    }
}
