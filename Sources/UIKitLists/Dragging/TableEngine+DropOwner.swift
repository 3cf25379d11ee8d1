import CoreGraphics
import Foundation
import UIKitCore

/// The drops on a table.
extension TableEngine: DropOwner {
    var acceptsDrops: Bool { table.dropDelegate != nil }
    var isUpdating: Bool { update != nil }
    var gapGoal: ItemPosition? { gap?.room.goal }

    func dropPosition(at point: CGPoint) -> ItemPosition? {
        _ = loadedHeights
        let (offset, isOnPlaceholder) = offsetWithoutPlaceholders(point.y - origin)
        if let gap { return isOnPlaceholder ? gap.room.goal : gap.position(at: offset) }
        return heights.row(at: offset) ?? emptySection(at: offset)
    }

    func dropItem(at point: CGPoint) -> ItemPosition? {
        let (offset, isOnPlaceholder) = offsetWithoutPlaceholders(point.y - origin)
        return isOnPlaceholder ? nil : heights.row(at: offset)
    }

    func isInMiddle(_ point: CGPoint, of item: ItemPosition) -> Bool {
        let span = heights.span(of: item)
        let part = (offsetWithoutPlaceholders(point.y - origin).offset - span.start) / max(1, span.length)
        return part > 0.25 && part < 0.75
    }

    // MARK: The gap

    func openGap(at position: ItemPosition?, for source: ItemPosition?, of session: any UIDropSession) {
        guard let position, isPossible(position, without: source) else { return closeGap() }
        if let gap, gap.room.source == source { return gap.move(to: position) }
        gap?.end()
        gap = RowGap(of: self, at: position, for: source, length: height(of: session))
        showGap()
    }

    /// The height of the gap: that of the first dragged row of this table, else the table's row height.
    private func height(of session: any UIDropSession) -> CGFloat {
        for item in session.items {
            if let row = drag.position(of: item) { return heights.span(of: row).length }
        }
        return table.rowHeight > 0 ? table.rowHeight : 44
    }

    func closeGap() {
        guard let gap else { return }
        self.gap = nil
        gap.end()
        showGap()
    }

    // MARK: Rows of the table

    func mayReorder(_ source: ItemPosition) -> Bool {
        movesRows && table.dataSource?.tableView(table, canMoveRowAt: source.path) == true
    }

    func allowedGoal(_ goal: ItemPosition, of source: ItemPosition) -> ItemPosition {
        let path = delegate?.tableView(
            table, targetIndexPathForMoveFromRowAt: source.path, toProposedIndexPath: goal.path)
        return path.flatMap { ItemPosition($0) } ?? goal
    }

    func moveDropped(_ source: ItemPosition, to goal: ItemPosition) {
        if goal != source { table.dataSource?.tableView(table, moveRowAt: source.path, to: goal.path) }
        // The data source may have moved the row in its own update, or have reloaded the table.
        guard drag.state(at: source) != .none else { return }
        gap?.end()
        gap = nil
        if goal != source { adoptMove(from: source, to: goal) }
        // The gap is already open, and the row's preview is moving to it.
        showGap(animated: false)
    }

    func checkItem(at path: IndexPath, _ action: String) {
        guard let position = ItemPosition(path), loadedHeights.contains(position) else {
            fatalError(missing(path, action))
        }
    }

    // MARK: Cells

    func dropStateDidChange() { for cell in cells.views { cell.configurationStateDidChange() } }

    func highlight(_ cell: UIView, _ isHighlighted: Bool) {
        (cell as? UITableViewCell)?.setHighlighted(isHighlighted, animated: true)
        (cell as? UITableViewCell)?.configurationStateDidChange()
    }

    func setVeiled(_ isVeiled: Bool, _ cell: UIView) { cell.isHidden = isVeiled }

    // MARK: The delegate

    func dropCanHandle(_ session: any UIDropSession) -> Bool {
        table.dropDelegate?.tableView(table, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) {
        table.dropDelegate?.tableView(table, dropSessionDidEnter: session)
    }

    func dropDidUpdate(_ session: any UIDropSession, at path: IndexPath?) -> DropWish {
        guard
            let proposal = table.dropDelegate?.tableView(
                table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        else { return .none }
        return DropWish(proposal: proposal, intent: DropWish.Intent(rawValue: proposal.intent.rawValue) ?? .unspecified)
    }

    func dropDidExit(_ session: any UIDropSession) {
        table.dropDelegate?.tableView(table, dropSessionDidExit: session)
    }

    func dropDidEnd(_ session: any UIDropSession) { table.dropDelegate?.tableView(table, dropSessionDidEnd: session) }

    func performDrop(_ drop: PerformedDrop) {
        table.dropDelegate?.tableView(table, performDropWith: RowDropCoordinator(drop, on: self))
    }

    func springLoads(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        guard delegate?.tableView(table, shouldHighlightRowAt: path) ?? true else { return false }
        return delegate?.tableView(table, shouldSpringLoadRowAt: path, with: context) ?? true
    }

    func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        table.dropDelegate?.tableView(table, dropPreviewParametersForRowAt: path)
    }
}
