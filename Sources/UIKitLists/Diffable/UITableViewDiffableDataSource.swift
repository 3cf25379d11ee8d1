public import Foundation
import UIKitCore

/// Gives a table the sections and items of a snapshot, and goes to other snapshots with the updates that are needed.
///
/// Make one with the table and a closure that makes cells, keep it, for the table does not, and apply snapshots to it. The first
/// one is a reload, and so is one in which more than one section moves, or an item out of a section that is deleted or into one
/// that is inserted. All others animate only what comes, goes and moves, and the cells of other items are not made anew. The
/// selection stays with its items.
///
/// Subclasses give titles and allow editing and moving by the methods of `UITableViewDataSource`; this class gives and allows
/// none.
///
/// Status: partial – snapshots are applied on the main queue only.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Makes the cell of an item, for a table and the index path that it has there.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var table: UITableView?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var wasApplied = false

    /// Makes a data source without sections, and makes it that of a table.
    ///
    /// - Parameters:
    ///   - tableView: The table, which is not retained.
    ///   - cellProvider: Makes cells, best with `dequeueReusableCell(withIdentifier:for:)`; nil stops the program.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// How rows come and go when differences are animated; at first automatic.
    public var defaultRowAnimation = UITableView.RowAnimation.automatic

    // MARK: Applying

    /// Makes a snapshot the table's content, by the updates that lead there.
    ///
    /// What is marked to be reloaded or configured anew is so in an update that follows.
    ///
    /// - Parameters:
    ///   - snapshot: The new content.
    ///   - animatingDifferences: Whether rows and sections move; otherwise they are where they belong at once.
    ///   - completion: Called when everything has moved, never at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        expectMainQueue()
        guard wasApplied, let table, table.dataSource === self else {
            return applySnapshotUsingReloadData(snapshot, completion: completion)
        }
        let update = SnapshotUpdate(from: current, to: snapshot)
        guard !update.needsReload else {
            reload(table, with: snapshot)
            return finish(completion)
        }
        let ending = UpdateEnding(completion)
        func change() {
            if update.difference.isEmpty {
                current = snapshot.withoutMarks
            } else {
                table.performBatchUpdates(
                    { self.insertAndDelete(update, with: snapshot, in: table) }, completion: ending.add())
            }
            if update.hasMarks {
                table.performBatchUpdates({ self.renew(update, in: table) }, completion: ending.add())
            }
        }
        if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
        if ending.isEmpty { finish(completion) }
    }

    /// Makes a snapshot the table's content, by the updates that lead there, and waits until everything has moved.
    ///
    /// - Parameters:
    ///   - snapshot: The new content.
    ///   - animatingDifferences: Whether rows and sections move; otherwise they are where they belong at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Makes a snapshot the table's content by a reload, after which nothing is selected.
    ///
    /// - Parameters:
    ///   - snapshot: The new content.
    ///   - completion: Called after the reload, never at once.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        expectMainQueue()
        wasApplied = true
        current = snapshot.withoutMarks
        if let table, table.dataSource === self { table.reloadData() }
        finish(completion)
    }

    /// Makes a snapshot the table's content by a reload, after which nothing is selected, and waits for its end.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    /// The content of the table, with nothing marked; to be changed and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    private func expectMainQueue() {
        guard MainQueue.isCurrent else {
            fatalError(
                "A snapshot was applied to \(Self.self) on another queue than the main one. Apply it on the main queue."
            )
        }
    }

    private func insertAndDelete(
        _ update: SnapshotUpdate,
        with snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        in table: UITableView
    ) {
        current = snapshot.withoutMarks
        let batch = update.difference.batch
        table.deleteSections(IndexSet(batch.deletedSections), with: defaultRowAnimation)
        table.insertSections(IndexSet(batch.insertedSections), with: defaultRowAnimation)
        for move in batch.movedSections { table.moveSection(move.from, toSection: move.to) }
        table.deleteRows(at: batch.deletedRows.map(\.path), with: defaultRowAnimation)
        table.insertRows(at: batch.insertedRows.map(\.path), with: defaultRowAnimation)
        for move in batch.movedRows { table.moveRow(at: move.from.path, to: move.to.path) }
    }

    private func renew(_ update: SnapshotUpdate, in table: UITableView) {
        table.reloadSections(IndexSet(update.reloadedSections), with: defaultRowAnimation)
        table.reloadRows(at: update.reloadedItems.map(\.path), with: defaultRowAnimation)
        table.reconfigureRows(at: update.reconfiguredItems.map(\.path))
    }

    /// Reloads the table, and selects the items again that were and are there.
    private func reload(
        _ table: UITableView, with snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        let selected = (table.indexPathsForSelectedRows ?? []).compactMap(itemIdentifier)
        current = snapshot.withoutMarks
        table.reloadData()
        for path in selected.compactMap(indexPath) {
            table.selectRow(at: path, animated: false, scrollPosition: .none)
        }
    }

    /// Calls a completion in the next turn; at once where no application runs.
    private func finish(_ completion: (() -> Void)?) {
        guard let completion else { return }
        guard let clock = AppClock.current else { return completion() }
        clock.deadlines.schedule(at: clock.now, completion)
    }

    // MARK: Looking up

    /// The item at an index path; nil for a path outside of the content.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        ItemPosition(indexPath).flatMap(current.item)
    }

    /// The index path of an item; nil for one that is not there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.position(ofItem: itemIdentifier)?.path
    }

    /// The section at an index; nil for an index outside of the content.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }

    /// The index of a section; nil for one that is not there.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.count(inSection: section)
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath) else {
            fatalError(
                "A cell was asked for at \(indexPath), where the snapshot of \(Self.self) has no item. Apply a snapshot before, "
                    + "and leave the table's updates to the data source.")
        }
        guard let cell = cellProvider(tableView, indexPath, item) else {
            fatalError(
                "The cell provider of \(Self.self) returned nil for item \(item) at row \(indexPath.row) of section "
                    + "\(indexPath.section). Return a cell, such as one from dequeueReusableCell(withIdentifier:for:).")
        }
        return cell
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
