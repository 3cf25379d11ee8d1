public import Foundation
public import UIKitCore

/// Exchanges the placeholder of a dropped item for its item of the data, or removes it.
///
/// Its animations and completions are those of the preview that settles on the placeholder.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The item that was dropped.
    var dragItem: UIDragItem { get }

    /// Exchanges the placeholder for an item of the data.
    ///
    /// - Parameter dataSourceUpdates: Called at once with the position of the item, at which it inserts one into the data; the
    ///   collection inserts its item by itself.
    /// - Returns: Whether that was done; false, without a call, where the placeholder is gone already.
    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the placeholder; false where it is gone already.
    @discardableResult func deletePlaceholder() -> Bool

    /// Has the placeholder's handler fill its cell again, if it has one now.
    func setNeedsCellUpdate()
}
