import Foundation

/// A list whose content changes from one snapshot to the next: a table or a collection.
protocol DiffableTarget {
    /// The selected items, by their positions.
    var selectedPositions: [ItemPosition] { get }

    /// Selects items without a word to the delegate.
    func select(_ positions: [ItemPosition])

    /// Reads all data again.
    func reloadData()

    /// Whether the list cannot show an update, so that it is reloaded.
    func needsReload(for update: SnapshotUpdate) -> Bool

    /// Makes changes together, and calls a closure when their animation has ended.
    func perform(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void)

    /// Inserts, deletes and moves sections and items.
    func insertAndDelete(_ difference: SectionedDifference)

    /// Has the cells that show follow the items that are expanded now.
    func expansionDidChange()

    /// Reloads and reconfigures the marked sections and items.
    func renew(_ update: SnapshotUpdate)
}
