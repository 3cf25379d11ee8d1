import CoreGraphics
public import Foundation
public import UIKitCore

/// A drop on a collection: what was dropped and where, and the ways in which previews can settle.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// All that was dropped, the item that was touched first in front.
    var items: [any UICollectionViewDropItem] { get }

    /// The position of the drop, as of an item that is inserted there; nil beside all items.
    var destinationIndexPath: IndexPath? { get }

    /// The delegate's last proposal.
    var proposal: UICollectionViewDropProposal { get }

    /// The session, from which objects can be loaded.
    var session: any UIDropSession { get }

    /// Has an item's preview settle on the item at an index path, which the collection must have by then.
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

    /// Has an item's preview shrink into a rectangle, in the space of the cell at an index path.
    @discardableResult func drop(
        _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating

    /// Has an item's preview settle at a place in any view.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating

    /// Inserts an item for one that is still loading, on which its preview settles.
    ///
    /// The data source knows nothing of it, and positions are counted without it; the layout has it among the others. It stays
    /// until its context exchanges or removes it, until its section goes, or until the collection is reloaded.
    @discardableResult func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext
}
