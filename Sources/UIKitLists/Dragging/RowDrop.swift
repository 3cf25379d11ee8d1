import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The drops on a table: passes the table's delegate what the interaction asks and says, and has rows make room.
///
/// A single row of the table itself that its data source can move is moved by it, as by its handle, without the delegate for
/// drops.
final class RowDrop: UIDropInteractionDelegate {
    private unowned let engine: TableEngine
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private lazy var edgeScroll = EdgeScroll(of: engine.table) { [weak self] in self?.interaction.updateSession() }
    private var proposal = UITableViewDropProposal(operation: .cancel)
    private var destination: ItemPosition?
    /// The row on which a drop would be; nil for none.
    private var targeted: ItemPosition?
    private var motions: [(item: UIDragItem, goal: DropGoal, motion: DropMotion)] = []
    /// Whether items are over the table.
    private(set) var isActive = false

    init(of engine: TableEngine) { self.engine = engine }

    private var table: UITableView { engine.table }
    private var delegate: (any UITableViewDropDelegate)? { table.dropDelegate }

    /// Has items be dropped on a table with a delegate for that, or with one for drags.
    func adoptDelegates() {
        let isWanted = delegate != nil || (table.dragDelegate != nil && table.dragInteractionEnabled)
        if isWanted, interaction.view == nil {
            table.addInteraction(interaction)
        } else if !isWanted, interaction.view === table {
            table.removeInteraction(interaction)
        }
    }

    // MARK: Cells

    /// How a cell answers to what is dragged over the table.
    func state(of cell: UITableViewCell) -> UICellConfigurationState.DropState {
        guard isActive else { return .none }
        return targeted.flatMap { engine.cells[$0] } === cell ? .targeted : .notTargeted
    }

    private func setActive(_ isActive: Bool) {
        guard isActive != self.isActive else { return }
        self.isActive = isActive
        for cell in engine.cells.views { cell.configurationStateDidChange() }
    }

    // MARK: Rows of this table

    /// The row of this table that is dragged alone and that a drop may move; nil for none.
    private func movableRow(of session: any UIDropSession) -> ItemPosition? {
        guard session.items.count == 1, session.allowsMoveOperation else { return nil }
        return engine.drag.position(of: session.items[0])
    }

    /// That row, if the data source moves it by itself.
    private func reorderedRow(of session: any UIDropSession) -> ItemPosition? {
        guard let row = movableRow(of: session), engine.movesRows,
            table.dataSource?.tableView(table, canMoveRowAt: row.path) == true
        else { return nil }
        return row
    }

    // MARK: Course

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        if let delegate { return delegate.tableView(table, canHandle: session) }
        return reorderedRow(of: session) != nil
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        setActive(true)
        delegate?.tableView(table, dropSessionDidEnter: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        let point = session.location(in: table)
        edgeScroll.follow(point.y - table.bounds.minY)
        guard engine.update == nil else { return proposal }
        var position = engine.dropPosition(at: point)
        if let delegate {
            proposal = delegate.tableView(
                table, dropSessionDidUpdate: session, withDestinationIndexPath: position?.path)
        } else {
            proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
            position = position.flatMap { allowedGoal(for: $0, of: session) }
        }
        destination = position
        makeRoom(at: point, for: session)
        return proposal
    }

    /// The position that the table's delegate wants for a row that is moved.
    private func allowedGoal(for position: ItemPosition, of session: any UIDropSession) -> ItemPosition? {
        guard let source = reorderedRow(of: session) else { return nil }
        guard position != engine.gap?.goal else { return position }
        let path = engine.delegate?.tableView(
            table, targetIndexPathForMoveFromRowAt: source.path, toProposedIndexPath: position.path)
        return path.flatMap { ItemPosition($0) } ?? position
    }

    /// Parts the rows, or highlights one, as the proposal says.
    private func makeRoom(at point: CGPoint, for session: any UIDropSession) {
        let row = movableRow(of: session)
        let isAllowed = proposal.operation == .copy || (proposal.operation == .move && session.allowsMoveOperation)
        let intent = isAllowed ? resolved(proposal.intent, at: point) : .unspecified
        target(intent == .insertIntoDestinationIndexPath ? engine.heights.row(at: point.y - engine.origin) : nil)
        guard intent == .insertAtDestinationIndexPath else { return engine.closeGap() }
        let source = proposal.operation == .move ? row : nil
        engine.openGap(at: destination, for: source, length: height(of: session))
    }

    private func resolved(
        _ intent: UITableViewDropProposal.Intent, at point: CGPoint
    ) -> UITableViewDropProposal.Intent {
        guard intent == .automatic else { return intent }
        guard engine.gap == nil, let row = engine.heights.row(at: point.y - engine.origin) else {
            return .insertAtDestinationIndexPath
        }
        let span = engine.heights.span(of: row)
        let part = (point.y - engine.origin - span.start) / max(1, span.length)
        return part > 0.25 && part < 0.75 ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath
    }

    /// The height of the room for what is dragged: that of its row, else that of rows of the table.
    private func height(of session: any UIDropSession) -> CGFloat {
        if let row = session.items.lazy.compactMap({ self.engine.drag.position(of: $0) }).first {
            return engine.heights.span(of: row).length
        }
        return table.rowHeight > 0 ? table.rowHeight : 44
    }

    private func target(_ row: ItemPosition?) {
        guard row != targeted else { return }
        if let targeted { engine.cells[targeted]?.setHighlighted(false, animated: true) }
        targeted = row
        if let row { engine.cells[row]?.setHighlighted(true, animated: true) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        leave()
        engine.closeGap()
        delegate?.tableView(table, dropSessionDidExit: session)
    }

    private func leave() {
        edgeScroll.stop()
        target(nil)
        setActive(false)
    }

    // MARK: Drop

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        leave()
        motions = []
        if let source = reorderedRow(of: session), let goal = destination, proposal.operation == .move,
            proposal.intent == .insertAtDestinationIndexPath, engine.isPossible(goal, without: source)
        {
            move(source, to: goal, session.items[0])
        } else if let delegate {
            let coordinator = RowDropCoordinator(session, destination?.path, proposal, engine) { [weak self] in
                self?.motions.append(($0, $1, $2))
            }
            delegate.tableView(table, performDropWith: coordinator)
        }
        engine.closeGap()
    }

    private func move(_ source: ItemPosition, to goal: ItemPosition, _ item: UIDragItem) {
        if goal != source {
            let cell = engine.cells[source]
            table.dataSource?.tableView(table, moveRowAt: source.path, to: goal.path)
            // A data source that has moved the row by an update of its own, or reloaded all rows, has done it already.
            if let cell, engine.cells.key(of: cell) == source {
                engine.gap?.end()
                engine.gap = nil
                engine.adoptMove(from: source, to: goal)
                engine.showGap(in: 0.3)
            }
        }
        motions.append((item, .row(goal.path), DropMotion()))
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let goal = motions.first(where: { $0.item === item })?.goal else { return defaultPreview }
        table.layoutIfNeeded()
        return goal.preview(in: engine, delegate, defaultPreview) ?? defaultPreview
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { for motion in motions where motion.item === item { motion.motion.join(animator) } }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        motions = []
        delegate?.tableView(table, dropSessionDidEnd: session)
    }
}
