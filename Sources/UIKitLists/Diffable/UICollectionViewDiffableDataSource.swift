public import Foundation
import UIKitCore

/// Gives a collection the sections and items of a snapshot, and changes to other snapshots by the necessary updates.
///
/// Make one with the collection and a closure that makes cells, keep it, for the collection does not, and apply snapshots to it.
/// The first one is a reload. All others animate only the differences, and the cells of other items are not made again. The
/// selection stays with its items.
///
/// Section snapshots give the items of one section levels. Cells have in their state whether their item is expanded, and the
/// user expands and collapses items by an outline disclosure. A snapshot of all sections has the visible items only. When one
/// with other items is applied, new ones are beside the item above them, and a section whose order does not fit its levels loses
/// its levels.
///
/// Status: partial – snapshots are applied on the main queue only.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// Makes the cell of an item, for a collection and the index path that it has there.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Makes a supplementary view of a kind, for a collection and the index path that it has there.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    private weak var collection: UICollectionView?
    private let cellProvider: CellProvider
    lazy var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>("\(Self.self)")

    /// Makes a data source without sections, and makes it that of a collection.
    ///
    /// - Parameters:
    ///   - collectionView: The collection, which is not retained.
    ///   - cellProvider: Makes cells, best with `dequeueConfiguredReusableCell(using:for:item:)`; nil stops the program.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        collection = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Makes supplementary views; needed where the layout has some.
    public var supplementaryViewProvider: SupplementaryViewProvider?

    /// Decides which items the user may move, and hears of it; at first no item can be moved.
    public var reorderingHandlers = ReorderingHandlers()

    // MARK: Applying

    /// Changes the collection's content to a snapshot, by the necessary updates.
    ///
    /// Items and sections that are marked for reloading or reconfiguring are updated in a second step.
    ///
    /// - Parameters:
    ///   - snapshot: The new content.
    ///   - animatingDifferences: Whether items and sections move; otherwise they have their new positions at once.
    ///   - completion: Called when the animation has ended, never at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) { content.apply(snapshot, to: target, animated: animatingDifferences, completion) }

    /// Changes the collection's content to a snapshot, by the necessary updates, and waits until the animation has ended.
    ///
    /// - Parameters:
    ///   - snapshot: The new content.
    ///   - animatingDifferences: Whether items and sections move; otherwise they have their new positions at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Changes the collection's content to a snapshot by a reload, which clears the selection.
    ///
    /// - Parameters:
    ///   - snapshot: The new content.
    ///   - completion: Called after the reload, never at once.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) { content.reload(with: snapshot, in: target, completion) }

    /// Changes the collection's content to a snapshot by a reload, which clears the selection, and waits for its end.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    /// Changes the content of one section to a section snapshot, with its levels.
    ///
    /// - Parameters:
    ///   - snapshot: The items of the section, of which the visible ones show. Those that are in other sections leave them.
    ///   - section: The section, which is added behind all others if it does not exist.
    ///   - animatingDifferences: Whether items move; otherwise they have their new positions at once.
    ///   - completion: Called when the animation has ended, never at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) { content.apply(snapshot, to: section, in: target, animated: animatingDifferences, completion) }

    /// Changes the content of one section to a section snapshot, and waits until the animation has ended.
    ///
    /// - Parameters:
    ///   - snapshot: The items of the section, of which the visible ones show. Those that are in other sections leave them.
    ///   - section: The section, which is added behind all others if it does not exist.
    ///   - animatingDifferences: Whether items move; otherwise they have their new positions at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// The items of a section with their levels; all at the root for a section that was filled by no section snapshot.
    ///
    /// For a section that is not there the snapshot is empty.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { content.tree(of: section) }

    /// Decides about the items that the user expands and collapses.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// The content of the collection, without marks for reloading; to be changed and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { content.current }

    /// The collection while this is its data source.
    private var target: CollectionTarget? {
        guard let collection, collection.dataSource === self else { return nil }
        return CollectionTarget(collection: collection)
    }

    // MARK: Looking up

    /// The item at an index path; nil for a path outside of the content.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        ItemPosition(indexPath).flatMap(content.current.item)
    }

    /// The index path of an item; nil for one that is not there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        content.current.position(ofItem: itemIdentifier)?.path
    }

    /// The section at an index; nil for an index outside of the content.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.current.section(at: index) }

    /// The index of a section; nil for one that is not there.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        content.current.indexOfSection(sectionIdentifier)
    }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { content.current.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        content.current.count(inSection: section)
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let item = content.expectedItem(at: indexPath, in: "collection")
        guard let cell = cellProvider(collectionView, indexPath, item) else {
            fatalError(
                "The cell provider of \(Self.self) returned nil for item \(item) at index \(indexPath.item) of section "
                    + "\(indexPath.section). Return a cell, such as one from dequeueConfiguredReusableCell(using:for:item:)."
            )
        }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        fatalError(
            "A supplementary view of kind \"\(kind)\" was asked of \(Self.self) at section \(indexPath.section), and its "
                + "supplementaryViewProvider gave none. Set one that returns a view for each kind of the layout.")
    }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let transaction = content.transaction(moving: sourceIndexPath, to: destinationIndexPath) else { return }
        reorderingHandlers.willReorder?(transaction)
        content.adopt(transaction.finalSnapshot)
        // From here on positions on screen are those of the new content.
        target?.itemDidMove(from: sourceIndexPath, to: destinationIndexPath)
        // A section whose order does not fit its levels any more has none.
        if !content.trees.isEmpty { target?.expansionDidChange() }
        reorderingHandlers.didReorder?(transaction)
    }
}
