import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The gap between items for a drag over the collection.
extension CollectionEngine {
    /// The key of a gap without an item, which has no view; nil if there is none.
    var emptyKey: ElementKey? { gap.flatMap { $0.original == nil ? .cell($0.current) : nil } }

    /// Converts a position in the data to the displayed position.
    func shownPosition(of position: ItemPosition) -> ItemPosition {
        if !placeholders.isEmpty { return positionWithPlaceholders(of: position) }
        return gap?.shownPosition(of: position) ?? position
    }

    /// The displayed position of the item at an index path of the data; nil if there is none.
    func loadedItem(at path: IndexPath) -> ItemPosition? {
        let counts = loadedCounts
        guard let position = ItemPosition(path).map({ shownPosition(of: $0) }) else { return nil }
        return counts.contains(position) ? position : nil
    }

    /// The number of items in each section of the data.
    var dataCounts: [Int] {
        var counts = gap?.dataCounts(counts.sections) ?? counts.sections
        for placeholder in placeholders { counts[placeholder.position.section] -= 1 }
        return counts
    }

    /// Opens or moves the gap; nil closes it. `source` is the item of this collection that would be moved.
    func openGap(at position: ItemPosition?, for source: ItemPosition?) {
        if gap?.original != source { closeGap(animated: true) }
        // Pending layout may change the items or close the gap.
        if mayMoveViews { collection.layoutIfNeeded() }
        guard let position, movement == nil, transition == nil, placeholders.isEmpty, isLoaded, mayMoveViews,
            isPossible(position, without: source)
        else { return closeGap(animated: true) }
        if gap != nil { return moveGap(to: position) }
        // Cancels other touches, because displayed positions differ from those in the data while the gap is open.
        touches.cancel()
        guard let source else {
            var batch = UpdateBatch()
            batch.insertedRows = [position]
            return changeOnScreen(batch, layout.makeContext()) { self.gap = ItemShift(from: nil, to: position) }
        }
        gap = ItemShift(from: source, to: source)
        if let cell = cell(of: source) { setVeiled(true, cell) }
        moveGap(to: position)
    }

    private func moveGap(to position: ItemPosition) {
        guard let gap, position != gap.current else { return }
        var batch = UpdateBatch()
        batch.movedRows = [.init(from: gap.current, to: position)]
        changeOnScreen(batch, layout.makeContext()) { self.gap?.current = position }
    }

    /// Closes the gap: displays the items at their positions in the data.
    func closeGap(animated: Bool = true) {
        guard gap != nil else { return }
        guard animated else { return UIView.performWithoutAnimation { closeGap() } }
        // Pending layout may change the items or close the gap.
        if mayMoveViews { collection.layoutIfNeeded() }
        guard let gap else { return }
        if let source = gap.original {
            moveGap(to: source)
            endGap()
        } else {
            var batch = UpdateBatch()
            batch.deletedRows = [gap.current]
            changeOnScreen(batch, layout.makeContext()) { self.gap = nil }
        }
    }

    /// Ends the gap without moving items, and shows the hidden cell again.
    func endGap() {
        guard let gap else { return }
        if gap.original != nil, let cell = shown[.cell(gap.current)]?.view { setVeiled(false, cell) }
        self.gap = nil
    }

    /// Ends the gap after the data source has moved the item to it.
    func itemDidMove(from source: ItemPosition, to goal: ItemPosition) {
        guard gap?.original == source else { return }
        drag.follow(source, to: goal)
        endGap()
    }

    /// Converts an update of the data to one of the displayed items, and ends the gap.
    func adoptGap(in update: CollectionUpdate, _ data: ResolvedBatch) {
        guard let gap else { return }
        if let original = gap.original, selection.contains(gap.current), let new = data.keptPosition(of: original) {
            update.selectedItem = (gap.current, new)
        }
        update.batch = gap.shown(update.batch, data)
        update.reconfiguredItems = update.reconfiguredItems.map(gap.shownPosition)
        // A deleted item stays hidden while it fades out; its cell is shown again when it is reused.
        if update.batch.deletedRows.contains(gap.current) { self.gap = nil } else { endGap() }
    }

    /// The cell of an item at a position in the data.
    func cell(of position: ItemPosition) -> UICollectionViewCell? {
        shown[.cell(shownPosition(of: position))]?.view as? UICollectionViewCell
    }

    /// Whether an item can be inserted at a position, counted without the moved item.
    func isPossible(_ position: ItemPosition, without source: ItemPosition?) -> Bool {
        let counts = dataCounts
        guard position.section >= 0, position.section < counts.count, position.item >= 0 else { return false }
        return position.item <= counts[position.section] - (source?.section == position.section ? 1 : 0)
    }
}
