import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The drop interaction's delegate for a list: calls the list's drop delegate with index paths, and opens a gap between the
/// items.
///
/// If the only dragged item is an item of this list that the data source can move, the list moves it without a drop delegate.
final class ListDrop: UIDropInteractionDelegate {
    private unowned let owner: any DropOwner
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private lazy var edges = EdgeScrolls(of: owner.list) { [weak self] in self?.interaction.updateSession() }
    private var wish = DropWish.none
    private var destination: ItemPosition?
    /// The cell into which the items would be dropped. It keeps its highlight even if it is reused for another item.
    private weak var target: UIView?
    private var drop: PerformedDrop?
    /// Whether items are over the list.
    private(set) var isActive = false

    init(of owner: any DropOwner) { self.owner = owner }

    /// Adds or removes the drop interaction after the list's delegates have changed. A drag delegate suffices for moving items.
    func adoptDelegates() {
        let (list, isWanted) = (owner.list, owner.acceptsDrops || owner.dragsItems)
        if isWanted, interaction.view == nil {
            list.addInteraction(interaction)
        } else if !isWanted, interaction.view === list {
            list.removeInteraction(interaction)
        }
    }

    // MARK: Cells

    /// The drop state of a cell.
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

    /// Removes the highlight because cells are about to be reused. The next movement highlights the cell below the finger again.
    func endTargeting() { aim(at: nil) }

    // MARK: Items of this list

    /// The position of the dragged item if it is the only one, is from this list, and may be moved; else nil.
    private func movableItem(of session: any UIDropSession) -> ItemPosition? {
        guard session.items.count == 1, session.allowsMoveOperation else { return nil }
        return owner.drag.position(of: session.items[0])
    }

    /// The movable item, if the data source permits moving it.
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
        // Scrolling at an edge may need layout, which determines positions.
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

    /// Opens the gap or highlights an item, according to the proposal.
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
