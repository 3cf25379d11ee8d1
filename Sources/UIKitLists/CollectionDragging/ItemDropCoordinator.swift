import CoreGraphics
import Foundation
import UIKitCore

/// The coordinator of a drop on a collection, which the collection passes to its drop delegate.
final class ItemDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    private let drop: PerformedDrop
    private weak var engine: CollectionEngine?
    let proposal: UICollectionViewDropProposal

    init(_ drop: PerformedDrop, on engine: CollectionEngine) {
        (self.drop, self.engine) = (drop, engine)
        proposal =
            drop.wish.proposal as? UICollectionViewDropProposal
            ?? UICollectionViewDropProposal(operation: drop.wish.proposal.operation)
        super.init()
    }

    var items: [any UICollectionViewDropItem] { drop.items }
    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.settle(dragItem, at: .item(indexPath))
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.settle(dragItem, at: .part(indexPath, rect))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.settle(dragItem, at: .target(target))
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        let shown = engine?.insert(placeholder)
        return ItemPlaceholderContext(dragItem, shown, drop.settle(dragItem, at: .placeholder(shown)), engine)
    }
}
