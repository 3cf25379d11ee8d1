public import Foundation

/// One change of a batch of updates, as the layout hears of it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// The changes that there are.
    public nonisolated enum Action: Int, Sendable {
        /// An item or a section is inserted.
        case insert = 0
        /// An item or a section is deleted.
        case delete = 1
        /// An item or a section is reloaded at its position.
        case reload = 2
        /// An item or a section is moved to another position.
        case move = 3
        /// No change.
        case none = 4
    }

    /// The position before the update, with the item `NSNotFound` for a whole section; nil for an insertion.
    open private(set) var indexPathBeforeUpdate: IndexPath?

    /// The position after the update, with the item `NSNotFound` for a whole section; nil for a deletion.
    open private(set) var indexPathAfterUpdate: IndexPath?

    /// The kind of change.
    open private(set) var updateAction: UICollectionViewUpdateItem.Action

    init(_ action: Action, before: ItemPosition? = nil, after: ItemPosition? = nil) {
        (indexPathBeforeUpdate, indexPathAfterUpdate, updateAction) = (before?.path, after?.path, action)
        super.init()
    }
}
