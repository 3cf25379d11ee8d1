import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The drops on a list: passes the list's delegate what the interaction asks and says, and has items make room.
///
/// A single item of the list itself that its data source can move is moved by it, without the delegate for drops.
final class ListDrop: UIDropInteractionDelegate {
    private unowned let owner: any DropOwner
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private lazy var edges = EdgeScrolls(of: owner.list) { [weak self] in self?.interaction.updateSession() }
    private var wish = DropWish.none
    private var destination: ItemPosition?
    /// The cell on which a drop would be, which keeps its highlight whatever item it shows; nil for none.
    private weak var target: UIView?
    private var drop: PerformedDrop?
    /// Whether items are over the list.
    private(set) var isActive = false

    init(of owner: any DropOwner) { self.owner = owner }

    /// Has items be dropped on a list with a delegate for that, or with one for drags.
    func adoptDelegates() {
        let (list, isWanted) = (owner.list, owner.acceptsDrops || owner.dragsItems)
        if isWanted, interaction.view == nil {
            list.addInteraction(interaction)
        } else if !isWanted, interaction.view === list {
            list.removeInteraction(interaction)
        }
    }

    // MARK: Cells

    /// How a cell answers to what is dragged over the list.
    func state(of cell: UIView) -> UICellConfigurationState.DropState {
        guard isActive else { return .none }
        return target === cell ? .targeted : .notTargeted
    }

    private func setActive(_ isActive: Bool) {
        guard isActive != self.isActive else { return }
        self.isActive = isActive
        owner.dropStateDidChange()
    }

    private func aim(at cell: UIView?) {
        guard cell !== target else { return }
        let former = target
        target = cell
        if let former { owner.highlight(former, false) }
        if let cell { owner.highlight(cell, true) }
    }

    /// Cells are about to show other items; the next movement finds the one below the finger.
    func endTargeting() { aim(at: nil) }

    // MARK: Items of this list

    /// The item of this list that is dragged alone and that a drop may move; nil for none.
    private func movableItem(of session: any UIDropSession) -> ItemPosition? {
        guard session.items.count == 1, session.allowsMoveOperation else { return nil }
        return owner.drag.position(of: session.items[0])
    }

    /// That item, if the data source moves it by itself.
    private func reorderedItem(of session: any UIDropSession) -> ItemPosition? {
        movableItem(of: session).flatMap { owner.mayReorder($0) ? $0 : nil }
    }

    // MARK: Course

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        owner.acceptsDrops ? owner.dropCanHandle(session) : reorderedItem(of: session) != nil
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        setActive(true)
        owner.dropDidEnter(session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        edges.follow(session.location(in: owner.list))
        guard !owner.isUpdating else { return wish.proposal }
        // Positions are those of what is laid out, which may scroll by that.
        owner.list.layoutIfNeeded()
        let point = session.location(in: owner.list)
        destination = owner.dropPosition(at: point)
        if owner.acceptsDrops {
            wish = owner.dropDidUpdate(session, at: destination?.path)
        } else {
            destination = (destination ?? owner.gapGoal).flatMap { allowedGoal(for: $0, of: session) }
            let move = DropWish(proposal: UIDropProposal(operation: .move), intent: .insert)
            wish = destination == nil ? .none : move
        }
        makeRoom(at: point, for: session)
        return wish.proposal
    }

    private func allowedGoal(for position: ItemPosition, of session: any UIDropSession) -> ItemPosition? {
        guard let source = reorderedItem(of: session) else { return nil }
        return position == owner.gapGoal ? position : owner.allowedGoal(position, of: source)
    }

    /// Parts the items, or highlights one, as the proposal says.
    private func makeRoom(at point: CGPoint, for session: any UIDropSession) {
        let operation = wish.proposal.operation
        let isAllowed = operation == .copy || (operation == .move && session.allowsMoveOperation)
        let intent = isAllowed ? resolved(wish.intent, at: point) : .unspecified
        let item = intent == .into ? owner.dropItem(at: point) : nil
        aim(at: item.flatMap { owner.draggedCell(at: $0) })
        guard intent == .insert else { return owner.closeGap() }
        owner.openGap(at: destination, for: operation == .move ? movableItem(of: session) : nil, of: session)
    }

    private func resolved(_ intent: DropWish.Intent, at point: CGPoint) -> DropWish.Intent {
        guard intent == .automatic else { return intent }
        guard owner.gapGoal == nil, let item = owner.dropItem(at: point), owner.isInMiddle(point, of: item) else {
            return .insert
        }
        return .into
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        owner.closeGap()
        owner.dropDidExit(session)
    }

    private func leave() {
        edges.stop()
        aim(at: nil)
        setActive(false)
    }

    // MARK: Drop

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        leave()
        let drop = PerformedDrop(session, destination?.path, wish, on: owner)
        self.drop = drop
        if let source = reorderedItem(of: session), let goal = destination, wish.isMove,
            owner.isPossible(goal, without: source)
        {
            owner.moveDropped(source, to: goal)
            drop.settle(session.items[0], onMovedItemAt: goal.path)
        } else if owner.acceptsDrops {
            owner.performDrop(drop)
        }
        drop.close()
        owner.closeGap()
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        owner.list.layoutIfNeeded()
        return drop?.preview(of: item, defaultPreview) ?? defaultPreview
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { drop?.join(item, to: animator) }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        drop?.end()
        drop = nil
        owner.dropDidEnd(session)
    }
}
