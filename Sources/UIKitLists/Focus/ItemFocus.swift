import CoreGraphics
import UIFoundation
import Foundation
import UIKitCore

/// The item of a list that has the keyboard's focus, and those that had it or are about to have it.
struct ItemFocus {
    /// The item that has the focus; nil for none.
    private(set) var position: ItemPosition?
    /// The cell through which it has it.
    private(set) weak var cell: UIView?
    /// The item that had the focus last.
    private(set) var last: ItemPosition?
    /// The item whose cell was made so that it can get the focus, until the next layout.
    var expected: ItemPosition?

    /// Whether the cell of an item stays, also off the screen.
    func keeps(_ item: ItemPosition) -> Bool { item == position || item == expected }

    /// The focus is on an item's cell now; nil for none.
    mutating func move(to item: ItemPosition?, _ cell: UIView?) {
        (position, self.cell) = (item, cell)
        if let item { last = item }
        expected = nil
    }

    /// Adjusts the positions to an update; a deleted item passes the focus to the one that is now at its position.
    mutating func follow(_ batch: ResolvedBatch) {
        func follow(_ item: ItemPosition) -> ItemPosition {
            if let new = batch.newPosition(of: item) { return new }
            return ItemPosition(batch.newSection(of: item.section) ?? item.section, item.item)
        }
        position = position.map(follow)
        last = last.map(follow)
        expected = expected.map(follow)
    }
}
