import UIFoundation
import CoreGraphics
import Foundation
import UIKitCore

/// Selection by two fingers that move over rows.
extension TableEngine: SweptItems {
    func maySweep(at point: CGPoint) -> Bool {
        guard table.allowsMultipleSelectionDuringEditing, update == nil, !hasOpenRow, let path = path(at: point) else {
            return false
        }
        return delegate?.tableView(table, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    func sweptItem(at point: CGPoint) -> ItemPosition? { path(at: point).flatMap { ItemPosition($0) } }

    func sweptItem(near point: CGPoint) -> ItemPosition? { heights.row(near: point.y - origin) }

    func beginSweep(from item: ItemPosition) -> Bool {
        if !isEditing { table.setEditing(true, animated: true) }
        delegate?.tableView(table, didBeginMultipleSelectionInteractionAt: item.path)
        return isEditing
    }

    func sweepDidEnd() { delegate?.tableViewDidEndMultipleSelectionInteraction(table) }

    func sweepOver(_ item: ItemPosition) { selectByUser(item) }
}
