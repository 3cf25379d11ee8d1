public import Foundation

/// Gives a collection its sections, its items and their views.
///
/// The numbers are asked for when the collection is first laid out, after `reloadData()`, and at the end of updates.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
    /// The number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// The cell for the item at `indexPath`, from one of the methods that dequeue.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    /// The number of sections; 1 unless implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// The view for an element of a `kind` at `indexPath`, from one of the methods that dequeue.
    ///
    /// Asked for when the layout has such an element; without an implementation the program stops then.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// The titles of the index at the trailing edge of the collection; nil for no index. Asked after a reload.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// The item to which a title of the index leads; unless implemented, the first one of the section at that index.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - title: The title.
    ///   - index: Its index among the titles.
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath

    /// Whether the user may move the item at `indexPath`.
    ///
    /// Unless implemented, it may where `collectionView(_:moveItemAt:to:)` is. A collection knows whether its data source has
    /// that from the symbol table of the program; one that was stripped of it counts as not having it.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// The user moved the item at `sourceIndexPath` to `destinationIndexPath`; change the data only, the collection shows it
    /// already.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }

    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        collectionView.engine.movesItems
    }

    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        fatalError(
            "The layout has a supplementary view of kind \"\(kind)\" at section \(indexPath.section), and \(type(of: self)) gives "
                + "none. Implement collectionView(_:viewForSupplementaryElementOfKind:at:), or have the layout give it no size."
        )
    }
}
