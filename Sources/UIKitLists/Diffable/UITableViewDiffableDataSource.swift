public import Foundation
import UIKitCore

/// Gives a table the sections and items of a snapshot, and changes to other snapshots by the necessary updates.
///
/// Make one with the table and a closure that makes cells, keep it, for the table does not, and apply snapshots to it. The first
/// one is a reload, and so is one in which more than one section moves, or an item out of a section that is deleted or into one
/// that is inserted. All others animate only the differences, and the cells of other items are not made again. The selection
/// stays with its items.
///
/// Subclasses give titles and allow editing and moving by the methods of `UITableViewDataSource`; this class gives and
/// allows none.
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
    private lazy var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>("\(Self.self)")

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

    /// The animation of inserted and deleted rows when differences are animated; at first automatic.
    public var defaultRowAnimation = UITableView.RowAnimation.automatic

    // MARK: Applying

    /// Changes the table's content to a snapshot, by the necessary updates.
    ///
    /// Items and sections that are marked for reloading or reconfiguring are updated in a second step.
    ///
    /// - Parameters:
    ///   - snapshot: The new content.
    ///   - animatingDifferences: Whether rows and sections move; otherwise they have their new positions at once.
    ///   - completion: Called when the animation has ended, never at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        content.apply(snapshot, to: target, animated: animatingDifferences, completion)
    }

    /// The table while this is its data source.
    private var target: TableTarget? {
        guard let table, table.dataSource === self else { return nil }
        return TableTarget(table: table, animation: defaultRowAnimation)
    }

    /// Changes the table's content to a snapshot, by the necessary updates, and waits until the animation has ended.
    ///
    /// - Parameters:
    ///   - snapshot: The new content.
    ///   - animatingDifferences: Whether rows and sections move; otherwise they have their new positions at once.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Changes the table's content to a snapshot by a reload, which clears the selection.
    ///
    /// - Parameters:
    ///   - snapshot: The new content.
    ///   - completion: Called after the reload, never at once.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        content.reload(with: snapshot, in: target, completion)
    }

    /// Changes the table's content to a snapshot by a reload, which clears the selection, and waits for its end.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    /// The content of the table, without marks for reloading; to be changed and applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { content.current }

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

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { content.current.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        content.current.count(inSection: section)
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let item = content.expectedItem(at: indexPath, in: "table")
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
