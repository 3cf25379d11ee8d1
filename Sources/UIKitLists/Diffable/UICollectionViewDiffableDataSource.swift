public import Foundation
import UIKitCore

/// Gives a collection the sections and items of a snapshot, and goes to other snapshots with the updates that are needed.
///
/// Make one with the collection and a closure that makes cells, keep it, for the collection does not, and apply snapshots to it.
/// The first one is a reload. All others animate only what comes, goes and moves, and the cells of other items are not made anew.
/// The selection stays with its items.
///
/// Section snapshots give the items of one section levels: cells know by their state whether their item is expanded, and the user
/// expands and collapses items by what cells have for that. A snapshot of all sections has those items that show; after one with
/// others, those that are new are beside the one above them, and a section whose order does not fit its levels has none any more.
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

    /// Makes a snapshot the collection's content, by the updates that lead there.
    ///
    /// What is marked to be reloaded or configured anew is so in an update that follows.
    ///
    /// - Parameters:
    ///   - snapshot: The new content.
    ///   - animatingDifferences: Whether items and sections move; otherwise they are where they belong at once.
    ///   - completion: Called when everything has moved, never at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) { content.apply(snapshot, to: target, animated: animatingDifferences, completion) }

    /// Makes a snapshot the collection's content, by the updates that lead there, and waits until everything has moved.
    ///
    /// - Parameters:
    ///   - snapshot: The new content.
    ///   - animatingDifferences: Whether items and sections move; otherwise they are where they belong at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Makes a snapshot the collection's content by a reload, after which nothing is selected.
    ///
    /// - Parameters:
    ///   - snapshot: The new content.
    ///   - completion: Called after the reload, never at once.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) { content.reload(with: snapshot, in: target, completion) }

    /// Makes a snapshot the collection's content by a reload, after which nothing is selected, and waits for its end.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    /// Makes a section snapshot the content of one section, with motion and the levels that it has.
    ///
    /// - Parameters:
    ///   - snapshot: The items of the section, of which the visible ones show. Those that are in other sections leave them.
    ///   - section: The section, which is added behind all others where it is not there.
    ///   - animatingDifferences: Whether items move; otherwise they are where they belong at once.
    ///   - completion: Called when everything has moved, never at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) { content.apply(snapshot, to: section, in: target, animated: animatingDifferences, completion) }

    /// Makes a section snapshot the content of one section, and waits until everything has moved.
    ///
    /// - Parameters:
    ///   - snapshot: The items of the section, of which the visible ones show. Those that are in other sections leave them.
    ///   - section: The section, which is added behind all others where it is not there.
    ///   - animatingDifferences: Whether items move; otherwise they are where they belong at once.
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

    /// The content of the collection, with nothing marked; to be changed and applied.
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
