import CoreGraphics
public import Foundation
public import UIKitCore

/// The items and the destination of a drop on a table, and methods that animate the items' previews to their targets.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The dropped items, beginning with the one that was touched first.
    var items: [any UITableViewDropItem] { get }

    /// The insertion position of the drop; nil beside all rows.
    var destinationIndexPath: IndexPath? { get }

    /// The last proposal of the drop delegate.
    var proposal: UITableViewDropProposal { get }

    /// The drop session, from which objects can be loaded.
    var session: any UIDropSession { get }

    /// Animates an item's preview to a row. The row must exist when the delegate's method returns.
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Animates an item's preview into a rectangle, in the space of the cell at an index path.
    @discardableResult func drop(
        _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating

    /// Animates an item's preview to a target in any view.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating

    /// Inserts a placeholder row for an item that is still loading, and animates the item's preview to it.
    ///
    /// The placeholder is not in the data source, and index paths are counted without it. It remains until its context replaces
    /// or deletes it, its section is deleted, or the table is reloaded.
    @discardableResult func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext
}
