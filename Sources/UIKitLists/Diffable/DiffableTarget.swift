import Foundation

/// A list that goes from one snapshot to the next: a table or a collection.
protocol DiffableTarget {
    /// The selected items, by their positions.
    var selectedPositions: [ItemPosition] { get }

    /// Selects items without a word to the delegate.
    func select(_ positions: [ItemPosition])

    /// Has everything read anew.
    func reloadData()

    /// Whether the list cannot show an update, so that it is reloaded.
    func needsReload(for update: SnapshotUpdate) -> Bool

    /// Makes changes together, and calls a closure when everything has moved.
    func perform(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void)

    /// Names what comes, goes and moves.
    func insertAndDelete(_ difference: SectionedDifference)

    /// Has the cells that show follow the items that are expanded now.
    func expansionDidChange()

    /// Names what is made anew.
    func renew(_ update: SnapshotUpdate)
}
