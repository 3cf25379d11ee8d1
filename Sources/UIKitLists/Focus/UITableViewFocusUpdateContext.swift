public import Foundation
public import UIKitCore

/// A move of the focus into a table, inside it or out of it, with the rows it moves between.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that has the focus before, itself or in its cell; nil when it is elsewhere.
    open private(set) var previouslyFocusedIndexPath: IndexPath?

    /// The row that gets the focus, itself or in its cell; nil when the focus leaves the table.
    open private(set) var nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, from previous: ItemPosition?, to next: ItemPosition?) {
        super.init(from: context.previouslyFocusedView, to: context.nextFocusedView, context.focusHeading)
        (previouslyFocusedIndexPath, nextFocusedIndexPath) = (previous?.path, next?.path)
    }
}
