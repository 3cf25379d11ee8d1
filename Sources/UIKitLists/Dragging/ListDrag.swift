import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The drag interaction's delegate for a list: calls the list's drag delegate with index paths.
final class ListDrag: UIDragInteractionDelegate {
    private unowned let owner: any DragOwner
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    /// The dragged items and their positions; nil for an item that was deleted during the drag.
    private var positions: [(item: UIDragItem, position: ItemPosition?)] = []
    private var state = UICellConfigurationState.DragState.none
    /// Whether the items were added to a drag that began in another view.
    private var isGuest = false

    init(of owner: any DragOwner) { self.owner = owner }

    /// Whether items are being lifted or dragged.
    var isActive: Bool { state != .none }

    /// Adds or removes the drag interaction after the list's drag delegate has changed.
    func adoptDelegate() {
        let list = owner.list
        if owner.dragsItems, interaction.view == nil {
            list.addInteraction(interaction)
        } else if !owner.dragsItems, interaction.view === list {
            list.removeInteraction(interaction)
        }
    }

    /// Removes the positions because the list was reloaded.
    func forgetPositions() { for index in positions.indices { positions[index].position = nil } }

    /// Updates the positions after an update.
    func follow(_ batch: ResolvedBatch) {
        for index in positions.indices {
            positions[index].position = positions[index].position.flatMap { batch.keptPosition(of: $0) }
        }
    }

    /// Updates the position of an item that the data source has moved.
    func follow(_ source: ItemPosition, to goal: ItemPosition) {
        for index in positions.indices where positions[index].position == source { positions[index].position = goal }
    }

    /// The current position of an item in the list; nil if the item is not from this list or was deleted.
    func position(of item: UIDragItem) -> ItemPosition? { positions.first { $0.item === item }?.position }

    /// The drag state of the cell at a position.
    func state(at position: ItemPosition) -> UICellConfigurationState.DragState {
        positions.contains { $0.position == position } ? state : .none
    }

    private func setState(_ state: UICellConfigurationState.DragState) {
        self.state = state
        for (_, position) in positions { if let position { owner.setDragState(state, at: position) } }
        if state == .none { positions = [] }
    }

    // MARK: Lift

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard state == .none, owner.mayLift, let position = owner.liftedItem(at: session.location(in: owner.list))
        else { return [] }
        let items = owner.dragItems(session, at: position.path)
        positions = items.map { ($0, position) }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { preview(of: item) }

    /// The preview of an item's cell; nil if the cell is not on screen.
    private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
        guard let position = position(of: item), let cell = owner.draggedCell(at: position) else { return nil }
        let parameters = owner.dragParameters(at: position.path)
        return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        setState(.lifting)
        animator.addCompletion { [weak self] in if $0 == .start { self?.setState(.none) } }
    }

    // MARK: Adding

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard owner.mayLift, let position = owner.liftedItem(at: point),
            !positions.contains(where: { $0.position == position })
        else { return [] }
        let items = owner.dragItems(addedTo: session, at: position.path, point)
        guard !items.isEmpty else { return [] }
        if state == .none { (isGuest, positions) = (true, []) }
        positions += items.map { ($0, position) }
        setState(.dragging)
        return items
    }

    // MARK: Course

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        setState(.dragging)
        owner.dragWillBegin(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { owner.dragAllowsMove(session) }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { owner.dragIsRestricted(session) }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        setState(.none)
        // A drag that began in another view is reported to that view's delegate.
        if !isGuest { owner.dragDidEnd(session) }
        isGuest = false
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { preview(of: item) }
}
