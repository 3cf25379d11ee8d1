import CoreGraphics
import Foundation
import UIKitCore

/// The target at which the preview of a dropped item settles.
enum DropGoal {
    case item(IndexPath)
    case part(IndexPath, CGRect)
    case target(UIDragPreviewTarget)
    case placeholder((any DropPlaceholder)?)

    /// The preview of a dropped item at the target; nil if the target has no cell.
    func preview(in owner: any DropOwner, _ usual: UITargetedDragPreview) -> UITargetedDragPreview? {
        switch self {
        case .item(let path):
            guard let cell = cell(at: path, owner) else { return nil }
            return UITargetedDragPreview(
                view: cell, parameters: owner.dropParameters(at: path) ?? UIDragPreviewParameters())
        case .part(let path, let rectangle):
            guard let cell = cell(at: path, owner) else { return nil }
            let scale = min(
                1, rectangle.width / max(1, usual.size.width), rectangle.height / max(1, usual.size.height))
            return usual.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: cell, center: CGPoint(x: rectangle.midX, y: rectangle.midY),
                    transform: CGAffineTransform(scaleX: scale, y: scale)))
        case .target(let target): return usual.retargetedPreview(with: target)
        case .placeholder(let placeholder):
            guard let placeholder, let cell = placeholder.settlingCell else { return nil }
            return UITargetedDragPreview(
                view: cell, parameters: placeholder.settlingParameters ?? UIDragPreviewParameters())
        }
    }

    /// The cell that looks like the preview when that has settled on it; nil if there is none.
    func settlingCell(in owner: any DropOwner) -> UIView? {
        switch self {
        case .item(let path): cell(at: path, owner)
        case .placeholder(let placeholder): placeholder?.settlingCell
        case .part, .target: nil
        }
    }

    private func cell(at path: IndexPath, _ owner: any DropOwner) -> UIView? {
        ItemPosition(path).flatMap { owner.draggedCell(at: $0) }
    }
}
