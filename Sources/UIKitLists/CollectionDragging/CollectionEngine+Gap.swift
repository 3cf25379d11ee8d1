import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The room that items make for what is dragged over them.
extension CollectionEngine {
    /// The key of room without an item, for which there is no view; nil for none.
    var emptyKey: ElementKey? { gap.flatMap { $0.original == nil ? .cell($0.current) : nil } }

    /// The position on screen of an item of the data, by which the app knows it.
    func shownPosition(of position: ItemPosition) -> ItemPosition {
        if !placeholders.isEmpty { return positionWithPlaceholders(of: position) }
        return gap?.shownPosition(of: position) ?? position
    }

    /// The position on screen of the item that the data has at a path; nil where there is none.
    func loadedItem(at path: IndexPath) -> ItemPosition? {
        let counts = loadedCounts
        guard let position = ItemPosition(path).map({ shownPosition(of: $0) }) else { return nil }
        return counts.contains(position) ? position : nil
    }

    /// The numbers of items in each section, as the data source said last.
    var dataCounts: [Int] {
        var counts = gap?.dataCounts(counts.sections) ?? counts.sections
        for placeholder in placeholders { counts[placeholder.position.section] -= 1 }
        return counts
    }

    /// Opens, moves or with nil closes the room for something; `source` is the item of this collection that is to be moved.
    func openGap(at position: ItemPosition?, for source: ItemPosition?) {
        if gap?.original != source { closeGap() }
        // What waits to be laid out may bring other items, or end the room.
        if mayMoveViews { collection.layoutIfNeeded() }
        guard let position, movement == nil, transition == nil, placeholders.isEmpty, isLoaded, mayMoveViews,
            isPossible(position, without: source)
        else { return closeGap() }
        if gap != nil { return moveGap(to: position) }
        // Other fingers choose nothing while items are elsewhere on screen than in the data.
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

    /// Has the items be where the data has them.
    func closeGap(animated: Bool = true) {
        guard gap != nil else { return }
        guard animated else { return UIView.performWithoutAnimation { closeGap() } }
        // What waits to be laid out may bring other items, or end the room.
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

    /// Forgets the room for a drag, and shows the cell again that was hidden for it.
    func endGap() {
        guard let gap else { return }
        if gap.original != nil, let cell = shown[.cell(gap.current)]?.view { setVeiled(false, cell) }
        self.gap = nil
    }

    /// The data has an item now where room was made for it on screen.
    func itemDidMove(from source: ItemPosition, to goal: ItemPosition) {
        guard gap?.original == source else { return }
        drag.follow(source, to: goal)
        endGap()
    }

    /// An update of the data as one of what is on screen, where room was made; the rest follows from that.
    func adoptGap(in update: CollectionUpdate, _ data: ResolvedBatch) {
        guard let gap else { return }
        update.batch = gap.shown(update.batch, data)
        update.reconfiguredItems = update.reconfiguredItems.map(gap.shownPosition)
        // An item that is deleted fades unseen; its cell shows again when it is used again.
        if update.batch.deletedRows.contains(gap.current) { self.gap = nil } else { endGap() }
    }

    /// The cell of an item of the data.
    func cell(of position: ItemPosition) -> UICollectionViewCell? {
        shown[.cell(shownPosition(of: position))]?.view as? UICollectionViewCell
    }

    /// Whether an item can be inserted at a position, which counts without the item that is moved.
    func isPossible(_ position: ItemPosition, without source: ItemPosition?) -> Bool {
        let counts = dataCounts
        guard position.section >= 0, position.section < counts.count, position.item >= 0 else { return false }
        return position.item <= counts[position.section] - (source?.section == position.section ? 1 : 0)
    }
}
