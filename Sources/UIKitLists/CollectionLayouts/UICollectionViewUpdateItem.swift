public import Foundation

/// One change of a batch of updates, as the layout hears of it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// The changes that there are.
    public nonisolated enum Action: Int, Sendable {
        /// Something comes in.
        case insert = 0
        /// Something is removed.
        case delete = 1
        /// Something is made anew where it is.
        case reload = 2
        /// Something gets another position.
        case move = 3
        /// Nothing.
        case none = 4
    }

    /// The position before the update, with the item `NSNotFound` for a whole section; nil for what comes in.
    open private(set) var indexPathBeforeUpdate: IndexPath?

    /// The position after the update, with the item `NSNotFound` for a whole section; nil for what is removed.
    open private(set) var indexPathAfterUpdate: IndexPath?

    /// The kind of change.
    open private(set) var updateAction: UICollectionViewUpdateItem.Action

    init(_ action: Action, before: ItemPosition? = nil, after: ItemPosition? = nil) {
        (indexPathBeforeUpdate, indexPathAfterUpdate, updateAction) = (before?.path, after?.path, action)
        super.init()
    }
}
