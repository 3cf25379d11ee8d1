import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The drags of a list's items: passes the list's delegate what the interaction asks and says.
final class ListDrag: UIDragInteractionDelegate {
    private unowned let owner: any DragOwner
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    /// The positions of the items that are lifted or dragged; one that was deleted meanwhile has none.
    private var positions: [(item: UIDragItem, position: ItemPosition?)] = []
    private var state = UICellConfigurationState.DragState.none
    /// Whether the items were added to a drag that began elsewhere.
    private var isGuest = false

    init(of owner: any DragOwner) { self.owner = owner }

    /// Whether items are lifted or dragged.
    var isActive: Bool { state != .none }

    /// Has items be dragged in a list with a delegate for that.
    func adoptDelegate() {
        let list = owner.list
        if owner.dragsItems, interaction.view == nil {
            list.addInteraction(interaction)
        } else if !owner.dragsItems, interaction.view === list {
            list.removeInteraction(interaction)
        }
    }

    /// All items are read anew.
    func forgetPositions() { for index in positions.indices { positions[index].position = nil } }

    /// Gives the items their positions after an update.
    func follow(_ batch: ResolvedBatch) {
        for index in positions.indices {
            positions[index].position = positions[index].position.flatMap { batch.keptPosition(of: $0) }
        }
    }

    /// Gives an item its position after its data source has moved it.
    func follow(_ source: ItemPosition, to goal: ItemPosition) {
        for index in positions.indices where positions[index].position == source { positions[index].position = goal }
    }

    /// The position of an item in the list now; nil for one from elsewhere.
    func position(of item: UIDragItem) -> ItemPosition? { positions.first { $0.item === item }?.position }

    /// How far the cell of an item is dragged.
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

    /// The cell of an item where it lies; nil while it is not on screen.
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
        // What began elsewhere is told of there.
        if !isGuest { owner.dragDidEnd(session) }
        isGuest = false
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { preview(of: item) }
}
