import UIKit

/// A diffable data source of a collection, as apps subclass it.
class ClientCollectionViewDiffableDataSource: UICollectionViewDiffableDataSource<String, Int> {
    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        super.numberOfSections(in: collectionView)
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        super.collectionView(collectionView, numberOfItemsInSection: section)
    }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { super.collectionView(collectionView, cellForItemAt: indexPath) }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    override func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    override func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: index, section: 0) }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        super.collectionView(collectionView, canMoveItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
}

extension ClientCollectionViewDiffableDataSource {
    static func fill(_ collection: UICollectionView) async {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            cell.tag = item
        }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
            collection, path, item in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        source.supplementaryViewProvider = { collection, kind, path in
            collection.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: path)
        }
        var handlers = UICollectionViewDiffableDataSource<String, Int>.ReorderingHandlers()
        handlers.canReorderItem = { $0 > 1 }
        handlers.willReorder = { transaction in _ = transaction.initialSnapshot.itemIdentifiers }
        source.reorderingHandlers = handlers
        source.reorderingHandlers.didReorder = { transaction in
            _ = (transaction.finalSnapshot, transaction.difference.insertions)
            for section in transaction.sectionTransactions {
                _ = (section.sectionIdentifier, section.initialSnapshot.items, section.finalSnapshot.items)
                _ = [10, 20, 30].applying(section.difference)
            }
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A"])
        snapshot.appendItems([1, 2, 3], toSection: "A")
        await source.apply(snapshot)
        source.apply(snapshot, animatingDifferences: false) {}
        await source.applySnapshotUsingReloadData(snapshot)
        _ = (source.snapshot(), source.itemIdentifier(for: IndexPath(item: 0, section: 0)), source.indexPath(for: 1))
        _ = (source.sectionIdentifier(for: 0), source.index(for: "A"))
        await outline(source)
    }

    private static func outline(_ source: UICollectionViewDiffableDataSource<String, Int>) async {
        var section = NSDiffableDataSourceSectionSnapshot<Int>()
        section.append([1, 2])
        section.append([3], to: 1)
        await source.apply(section, to: "A", animatingDifferences: false)
        source.apply(section, to: "A") {}
        source.sectionSnapshotHandlers.shouldExpandItem = { $0 == 1 }
        source.sectionSnapshotHandlers.willExpandItem = { _ in }
        source.sectionSnapshotHandlers.shouldCollapseItem = { _ in true }
        source.sectionSnapshotHandlers.willCollapseItem = { _ in }
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, snapshot in snapshot }
        source.sectionSnapshotHandlers = .init()
        _ = source.snapshot(for: "A").items
    }
}
