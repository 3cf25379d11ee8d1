import CoreGraphics
import Foundation
import UIKitCore

/// A drop on a list: its items and destination, and the targets at which their previews settle.
final class PerformedDrop {
    let session: any UIDropSession
    let destination: IndexPath?
    let wish: DropWish
    let items: [DroppedItem]
    private weak var owner: (any DropOwner)?
    private var motions: [(item: UIDragItem, goal: DropGoal, animator: DragAnimator)] = []
    /// Whether the delegate is still performing the drop and may set targets.
    private var isOpen = true

    init(_ session: any UIDropSession, _ destination: IndexPath?, _ wish: DropWish, on owner: any DropOwner) {
        (self.session, self.destination, self.wish, self.owner) = (session, destination, wish, owner)
        items = session.items.map { item in
            let position = owner.drag.position(of: item)
            let size = position.flatMap { owner.draggedCell(at: $0)?.bounds.size }
            return DroppedItem(item, position?.path, size ?? .zero)
        }
    }

    /// Ends the setting of targets. The previews begin to settle.
    func close() { isOpen = false }

    /// Sets the target of an item's preview. If it is set repeatedly, the last target is used.
    func settle(_ item: UIDragItem, at goal: DropGoal) -> any UIDragAnimating {
        let animator = DragAnimator()
        guard isOpen, let owner else {
            let name = self.owner.map { ObjectNames.label(of: $0.list) } ?? "a list that is gone"
            Diagnostics.log(
                "A drop coordinator of \(name) was told where an item settles after the drop, when its picture was gone. Call "
                    + "drop in the delegate's method that performs the drop.")
            animator.complete(at: .end)
            return animator
        }
        switch goal {
        case .item(let path): owner.checkItem(at: path, "dropped on")
        case .part(let path, _): owner.checkItem(at: path, "dropped into")
        case .target, .placeholder: break
        }
        motions.append((item, goal, animator))
        return animator
    }

    /// Sets the item that the data source has moved as the target of its preview.
    func settle(_ item: UIDragItem, onMovedItemAt path: IndexPath) {
        motions.append((item, .item(path), DragAnimator()))
    }

    /// Runs the animations and completions of items without a preview, after all previews have settled.
    func end() {
        for motion in motions {
            motion.animator.animate()
            motion.animator.complete(at: .end)
        }
    }

    /// The preview of an item at its target; nil if no target was set or it has no cell.
    func preview(of item: UIDragItem, _ usual: UITargetedDragPreview) -> UITargetedDragPreview? {
        guard let owner else { return nil }
        return motions.last { $0.item === item }?.goal.preview(in: owner, usual)
    }

    /// Runs an item's animations together with its preview's, and hides the cell below the preview meanwhile.
    func join(_ item: UIDragItem, to animator: any UIDragAnimating) {
        for motion in motions where motion.item === item { motion.animator.join(animator) }
        guard let owner, let cell = motions.last(where: { $0.item === item })?.goal.settlingCell(in: owner) else {
            return
        }
        animator.addAnimations { [weak owner] in owner?.setVeiled(true, cell) }
        animator.addCompletion { [weak owner] _ in owner?.setVeiled(false, cell) }
    }
}
