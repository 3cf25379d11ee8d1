import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The drags of a table's rows: passes the table's delegate what the interaction asks and says.
final class RowDrag: UIDragInteractionDelegate {
    private unowned let engine: TableEngine
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    /// The rows of the items that are lifted or dragged; a row that was deleted meanwhile has none.
    private var rows: [(item: UIDragItem, position: ItemPosition?)] = []
    private var state = UITableViewCell.DragState.none

    init(of engine: TableEngine) { self.engine = engine }

    private var table: UITableView { engine.table }
    private var delegate: (any UITableViewDragDelegate)? { table.dragDelegate }

    /// Whether rows are lifted or dragged.
    var isActive: Bool { state != .none }

    /// Has rows be dragged in a table with a delegate for that.
    func adoptDelegate() {
        let isWanted = delegate != nil && table.dragInteractionEnabled
        if isWanted, interaction.view == nil {
            table.addInteraction(interaction)
        } else if !isWanted, interaction.view === table {
            table.removeInteraction(interaction)
        }
    }

    /// All rows are read anew.
    func forgetRows() { for index in rows.indices { rows[index].position = nil } }

    /// Gives the rows their positions after an update.
    func follow(_ batch: ResolvedBatch) {
        for index in rows.indices { rows[index].position = rows[index].position.flatMap { batch.keptPosition(of: $0) } }
    }

    /// The position of an item's row now; nil for one of no row here.
    func position(of item: UIDragItem) -> ItemPosition? { rows.first { $0.item === item }?.position }

    /// How far the cell of a row is dragged.
    func state(at position: ItemPosition) -> UITableViewCell.DragState {
        rows.contains { $0.position == position } ? state : .none
    }

    private func setState(_ state: UITableViewCell.DragState) {
        self.state = state
        for (_, position) in rows { if let position { engine.cells[position]?.setDragState(state) } }
        if state == .none { rows = [] }
    }

    // MARK: Lift

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard !engine.hasOpenRow, engine.update == nil, engine.reorder == nil, state == .none,
            let path = engine.path(at: session.location(in: table)), let position = ItemPosition(path),
            engine.cells[position] != nil
        else { return [] }
        let items = delegate?.tableView(table, itemsForBeginning: session, at: path) ?? []
        rows = items.map { ($0, position) }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { preview(of: item) }

    /// The cell of an item's row where it lies; nil while it is not on screen.
    private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
        guard let position = position(of: item), let cell = engine.cells[position], cell.window != nil else {
            return nil
        }
        let parameters = delegate?.tableView(table, dragPreviewParametersForRowAt: position.path)
        return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        setState(.lifting)
        animator.addCompletion { [weak self] in if $0 == .start { self?.setState(.none) } }
    }

    // MARK: Course

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        setState(.dragging)
        delegate?.tableView(table, dragSessionWillBegin: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { delegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { delegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        setState(.none)
        delegate?.tableView(table, dragSessionDidEnd: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { preview(of: item) }
}
