import CoreGraphics
import Foundation
import UIKitCore

/// One drop on a table, as its delegate works on it.
final class RowDropCoordinator: NSObject, UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession
    private unowned let engine: TableEngine
    private let note: (UIDragItem, DropGoal, DropMotion) -> Void

    init(
        _ session: any UIDropSession, _ destination: IndexPath?, _ proposal: UITableViewDropProposal,
        _ engine: TableEngine, note: @escaping (UIDragItem, DropGoal, DropMotion) -> Void
    ) {
        (self.session, destinationIndexPath, self.proposal, self.engine) = (session, destination, proposal, engine)
        self.note = note
        items = session.items.map { item in
            let position = engine.drag.position(of: item)
            let size = position.flatMap { engine.cells[$0]?.bounds.size }
            return DroppedRow(item, position?.path, size ?? .zero)
        }
        super.init()
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        guard let position = ItemPosition(indexPath), engine.loadedHeights.contains(position) else {
            fatalError(engine.missing(indexPath, "dropped on"))
        }
        return add(dragItem, .row(indexPath))
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        guard let position = ItemPosition(indexPath), engine.loadedHeights.contains(position) else {
            fatalError(engine.missing(indexPath, "dropped into"))
        }
        return add(dragItem, .part(indexPath, rect))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        add(dragItem, .target(target))
    }

    private func add(_ item: UIDragItem, _ goal: DropGoal) -> any UIDragAnimating {
        let motion = DropMotion()
        note(item, goal, motion)
        return motion
    }
}
