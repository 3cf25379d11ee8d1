import CoreGraphics
import Foundation
import UIKitCore

/// The place at which a dropped item settles.
enum DropGoal {
    case row(IndexPath)
    case part(IndexPath, CGRect)
    case target(UIDragPreviewTarget)

    /// The preview of a dropped item for the place; nil where there is no cell.
    func preview(
        in engine: TableEngine, _ delegate: (any UITableViewDropDelegate)?, _ usual: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        switch self {
        case .row(let path):
            guard let position = ItemPosition(path), let cell = engine.cells[position], cell.window != nil else {
                return nil
            }
            let parameters = delegate?.tableView(engine.table, dropPreviewParametersForRowAt: path)
            return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
        case .part(let path, let rectangle):
            guard let position = ItemPosition(path), let cell = engine.cells[position], cell.window != nil else {
                return nil
            }
            let scale = min(
                1, rectangle.width / max(1, usual.size.width), rectangle.height / max(1, usual.size.height))
            return usual.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: cell, center: CGPoint(x: rectangle.midX, y: rectangle.midY),
                    transform: CGAffineTransform(scaleX: scale, y: scale)))
        case .target(let target): return usual.retargetedPreview(with: target)
        }
    }
}
