public import Foundation
public import UIKitCore

/// Replaces the placeholder of a dropped item with a row, or deletes it.
///
/// Added animations and completions run with those of the preview that settles on the placeholder.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The dropped item.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder with a row of the data.
    ///
    /// - Parameter dataSourceUpdates: Called before this method returns, with the index path at which to insert the item into the
    /// data. The table inserts the row itself.
    /// - Returns: Whether the placeholder was replaced; false if it no longer exists. The closure is then not called.
    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Deletes the placeholder; returns false if it no longer exists.
    @discardableResult func deletePlaceholder() -> Bool
}
