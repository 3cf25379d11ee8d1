import Foundation

/// A collection whose content changes from one snapshot to the next.
struct CollectionTarget: DiffableTarget {
    let collection: UICollectionView

    var selectedPositions: [ItemPosition] {
        (collection.indexPathsForSelectedItems ?? []).compactMap(ItemPosition.init)
    }

    func select(_ positions: [ItemPosition]) {
        for position in positions {
            collection.selectItem(at: position.path, animated: false, scrollPosition: [])
        }
    }

    func reloadData() { collection.reloadData() }

    func needsReload(for update: SnapshotUpdate) -> Bool { false }

    func perform(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        collection.performBatchUpdates(changes, completion: completion)
    }

    func insertAndDelete(_ difference: SectionedDifference) {
        let batch = difference.batch
        collection.deleteSections(IndexSet(batch.deletedSections))
        collection.insertSections(IndexSet(batch.insertedSections))
        for move in batch.movedSections { collection.moveSection(move.from, toSection: move.to) }
        collection.deleteItems(at: batch.deletedRows.map(\.path))
        collection.insertItems(at: batch.insertedRows.map(\.path))
        for move in batch.movedRows { collection.moveItem(at: move.from.path, to: move.to.path) }
        // An item that moves into an inserted section, or out of a deleted one, is a new item for the collection.
        let (deleted, inserted) = (Set(batch.deletedSections), Set(batch.insertedSections))
        for move in difference.crossingItems {
            if !deleted.contains(move.from.section) { collection.deleteItems(at: [move.from.path]) }
            if !inserted.contains(move.to.section) { collection.insertItems(at: [move.to.path]) }
        }
    }

    /// The data source has moved an item, and the collection may have it there already.
    func itemDidMove(from source: IndexPath, to goal: IndexPath) {
        guard let source = ItemPosition(source), let goal = ItemPosition(goal) else { return }
        collection.engine.itemDidMove(from: source, to: goal)
    }

    func expansionDidChange() { collection.engine.expansionDidChange() }

    func renew(_ update: SnapshotUpdate) {
        collection.reloadSections(IndexSet(update.reloadedSections))
        collection.reloadItems(at: update.reloadedItems.map(\.path))
        collection.reconfigureItems(at: update.reconfiguredItems.map(\.path))
    }
}
