import Foundation

/// A table whose content changes from one snapshot to the next, with an animation of its rows.
struct TableTarget: DiffableTarget {
    let table: UITableView
    let animation: UITableView.RowAnimation

    var selectedPositions: [ItemPosition] { (table.indexPathsForSelectedRows ?? []).compactMap(ItemPosition.init) }

    func select(_ positions: [ItemPosition]) {
        for position in positions { table.selectRow(at: position.path, animated: false, scrollPosition: .none) }
    }

    func reloadData() { table.reloadData() }

    func needsReload(for update: SnapshotUpdate) -> Bool { update.crossesSections || update.movesSections }

    func perform(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        table.performBatchUpdates(changes, completion: completion)
    }

    func insertAndDelete(_ difference: SectionedDifference) {
        let batch = difference.batch
        table.deleteSections(IndexSet(batch.deletedSections), with: animation)
        table.insertSections(IndexSet(batch.insertedSections), with: animation)
        for move in batch.movedSections { table.moveSection(move.from, toSection: move.to) }
        table.deleteRows(at: batch.deletedRows.map(\.path), with: animation)
        table.insertRows(at: batch.insertedRows.map(\.path), with: animation)
        for move in batch.movedRows { table.moveRow(at: move.from.path, to: move.to.path) }
    }

    // Tables have no outlines.
    func expansionDidChange() {}

    func renew(_ update: SnapshotUpdate) {
        table.reloadSections(IndexSet(update.reloadedSections), with: animation)
        table.reloadRows(at: update.reloadedItems.map(\.path), with: animation)
        table.reconfigureRows(at: update.reconfiguredItems.map(\.path))
    }
}
