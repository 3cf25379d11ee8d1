import CoreGraphics
public import Foundation
public import UIKitCore

/// A drop on a table: what was dropped and where, and the ways in which previews can settle.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// All that was dropped, the item that was touched first in front.
    var items: [any UITableViewDropItem] { get }

    /// The position of the drop, as of a row that is inserted there; nil beside all rows.
    var destinationIndexPath: IndexPath? { get }

    /// The delegate's last proposal.
    var proposal: UITableViewDropProposal { get }

    /// The session, from which objects can be loaded.
    var session: any UIDropSession { get }

    /// Has an item's preview settle on the row at an index path, which the table must have by then.
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Has an item's preview shrink into a rectangle, in the space of the cell at an index path.
    @discardableResult func drop(
        _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating

    /// Has an item's preview settle at a place in any view.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating

    /// Inserts a row for an item that is still loading, on which the item's preview settles.
    ///
    /// The data source knows nothing of the row, and positions are counted without it. It stays until its context exchanges or
    /// removes it, until its section goes, or until the table is reloaded.
    @discardableResult func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext
}
