import CoreGraphics
import Foundation
import UIKitCore

/// The coordinator of a drop on a table, which the table passes to its drop delegate.
final class RowDropCoordinator: NSObject, UITableViewDropCoordinator {
    private let drop: PerformedDrop
    private weak var engine: TableEngine?
    let proposal: UITableViewDropProposal

    init(_ drop: PerformedDrop, on engine: TableEngine) {
        (self.drop, self.engine) = (drop, engine)
        proposal =
            drop.wish.proposal as? UITableViewDropProposal
            ?? UITableViewDropProposal(operation: drop.wish.proposal.operation)
        super.init()
    }

    var items: [any UITableViewDropItem] { drop.items }
    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.settle(dragItem, at: .item(indexPath))
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.settle(dragItem, at: .part(indexPath, rect))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.settle(dragItem, at: .target(target))
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        let shown = engine?.insert(placeholder)
        return RowPlaceholderContext(dragItem, shown, drop.settle(dragItem, at: .placeholder(shown)), engine)
    }
}
