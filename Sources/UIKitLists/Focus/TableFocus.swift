import Foundation
import UIKitCore

/// The row of a table that has the keyboard's focus, and those that had it or are about to have it.
struct TableFocus {
    /// The row that has the focus; nil for none.
    private(set) var position: ItemPosition?
    /// The cell through which it has it.
    private(set) weak var cell: UITableViewCell?
    /// The row that had the focus last.
    private(set) var last: ItemPosition?
    /// The row whose cell was made so that it can get the focus, until the next layout.
    var expected: ItemPosition?

    /// Whether the cell of a row stays, also off the screen.
    func keeps(_ row: ItemPosition) -> Bool { row == position || row == expected }

    /// The focus is on a row's cell now; nil for none.
    mutating func move(to row: ItemPosition?, _ cell: UITableViewCell?) {
        (position, self.cell) = (row, cell)
        if let row { last = row }
        expected = nil
    }

    /// Gives the rows their positions after an update; one that is deleted leaves the focus to that in its place.
    mutating func follow(_ batch: ResolvedBatch) {
        func follow(_ row: ItemPosition) -> ItemPosition {
            if let new = batch.newPosition(of: row) { return new }
            return ItemPosition(batch.newSection(of: row.section) ?? row.section, row.item)
        }
        position = position.map(follow)
        last = last.map(follow)
        expected = expected.map(follow)
    }
}
