import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The room that items make for what is dragged over them.
extension CollectionEngine {
    /// The key of room without an item, for which there is no view; nil for none.
    var emptyKey: ElementKey? { gap.flatMap { $0.source == nil ? .cell($0.current) : nil } }

    /// The position on screen of an item of the data, by which the app knows it.
    func shownPosition(of position: ItemPosition) -> ItemPosition {
        gap?.shift.shownPosition(of: position) ?? position
    }

    /// The numbers of items in each section, as the data source said last.
    var dataCounts: [Int] { gap?.shift.dataCounts(counts.sections) ?? counts.sections }

    /// Opens, moves or with nil closes the room for something; `source` is the item of this collection that is to be moved.
    func openGap(at position: ItemPosition?, for source: ItemPosition?) {
        guard let position, movement == nil, transition == nil, isLoaded, mayMoveViews,
            isPossible(position, without: source)
        else { return closeGap() }
        if gap?.source != source { closeGap() }
        if let gap { return moveGap(gap, to: position) }
        collection.layoutIfNeeded()
        let opened = ItemGap(for: source, at: source ?? position)
        guard let source else {
            var batch = UpdateBatch()
            batch.insertedRows = [position]
            return changeOnScreen(batch, layout.makeContext()) { self.gap = opened }
        }
        gap = opened
        if let cell = cell(of: source) { setVeiled(true, cell) }
        moveGap(opened, to: position)
    }

    private func moveGap(_ gap: ItemGap, to position: ItemPosition) {
        guard position != gap.current else { return }
        var batch = UpdateBatch()
        batch.movedRows = [.init(from: gap.current, to: position)]
        changeOnScreen(batch, layout.makeContext()) { gap.shift.current = position }
    }

    /// Has the items be where the data has them.
    func closeGap(animated: Bool = true) {
        guard let gap else { return }
        guard animated else { return UIView.performWithoutAnimation { closeGap() } }
        if let source = gap.source {
            moveGap(gap, to: source)
            endGap()
        } else {
            var batch = UpdateBatch()
            batch.deletedRows = [gap.current]
            changeOnScreen(batch, layout.makeContext()) { self.gap = nil }
        }
    }

    /// What is on screen is what the data has, or is let go.
    func endGap() {
        guard let gap else { return }
        if gap.source != nil, let cell = shown[.cell(gap.current)]?.view { setVeiled(false, cell) }
        self.gap = nil
    }

    /// An update of the data as one of what is on screen, where room was made; the rest follows from that.
    func adoptGap(in update: CollectionUpdate, _ data: ResolvedBatch) {
        guard let gap else { return }
        update.batch = gap.shift.shown(update.batch, data)
        update.reconfiguredItems = update.reconfiguredItems.map(gap.shift.shownPosition)
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
