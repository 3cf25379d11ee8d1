import UIFoundation
import CoreGraphics
import Foundation
import UIKitCore

/// The keyboard's focus in a table: the rows that can have it, its moves and its actions.
extension TableEngine: FocusItems {
    var isBusy: Bool { isMakingCell || update != nil }
    var remembersFocus: Bool { table.remembersLastFocusedIndexPath }

    var preferredItem: ItemPosition? {
        delegate?.indexPathForPreferredFocusedView(in: table).flatMap { ItemPosition($0) }
    }

    var itemsWithCells: [(item: ItemPosition, cell: UIView)] {
        var items: [(item: ItemPosition, cell: UIView)] = []
        for (index, row) in cells.keys.enumerated() { items.append((row, cells.views[index])) }
        return items
    }

    func has(_ item: ItemPosition) -> Bool { isLoaded && heights.contains(item) }
    func loadItems() { _ = loadedHeights }
    func item(after item: ItemPosition) -> ItemPosition? { loadedHeights.row(after: item) }
    func item(before item: ItemPosition) -> ItemPosition? { loadedHeights.row(before: item) }
    func nearestItem(to item: ItemPosition) -> ItemPosition? { heights.nearestRow(to: item) }
    func cellView(at item: ItemPosition) -> UIView? { cells[item] }

    func shownItem(of cell: UIView) -> ItemPosition? {
        (cell as? UITableViewCell).flatMap { cells.key(of: $0) }
    }

    func makeFarView(at item: ItemPosition) -> UIView? { makeFarCell(at: item) }

    // MARK: Rows that can have it

    private var allowsFocus: Bool {
        isEditing ? table.allowsFocus && table.allowsFocusDuringEditing : table.allowsFocus
    }

    func mayFocus(_ row: ItemPosition) -> Bool {
        guard allowsFocus else { return false }
        guard isLoaded, heights.contains(row) else { return row == focus.position }
        let span = heights.span(of: row)
        if span.isMeasured, span.length == 0 { return false }
        return delegate?.tableView(table, canFocusRowAt: row.path) ?? allowsSelection
    }

    // MARK: Moving the focus

    /// Makes the cell of the next row or of the last one; nil at the end of the table.
    func step(_ heading: UIFocusHeading, from item: UIView) -> (() -> UIView?)? {
        guard heading == .up || heading == .down, let row = position(of: item) else { return nil }
        loadItems()
        guard let goal = focusableItem(from: row, isForward: heading == .down) else { return nil }
        return { [weak self] in self?.focusableView(at: goal) }
    }

    func contentOffset(showing item: UIView, from start: CGPoint) -> CGPoint {
        guard let row = shownItem(of: item) else { return start }
        return CGPoint(x: start.x, y: offset(showing: row, at: .none, from: start.y))
    }

    // MARK: Choice

    /// Selects a row as a tap does; nil where it cannot be selected.
    func choice(of item: UIView) -> (() -> Void)? {
        guard allowsSelection, let cell = item as? UITableViewCell, cells.key(of: cell) != nil else { return nil }
        return { [weak self] in self?.chooseByKey(cell) }
    }

    private func chooseByKey(_ cell: UITableViewCell) {
        guard !hasOpenRow else { return closeRow() }
        guard let row = cells.key(of: cell) else { return }
        if delegate?.tableView(table, shouldHighlightRowAt: row.path) == false { return }
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(table, didHighlightRowAt: row.path)
        cell.setHighlighted(false, animated: false)
        delegate?.tableView(table, didUnhighlightRowAt: row.path)
        if isLoaded, heights.contains(row) { choose(row) }
    }

    func selectFocused(_ row: ItemPosition) {
        guard table.selectionFollowsFocus, allowsSelection, selection.positions != [row],
            delegate?.tableView(table, selectionFollowsFocusForRowAt: row.path) ?? true
        else { return }
        choose(row, by: .focus)
    }

    // MARK: News

    func mayMoveFocus(_ context: UIFocusUpdateContext, _ from: ItemPosition?, _ to: ItemPosition?) -> Bool {
        guard let delegate else { return true }
        return delegate.tableView(
            table, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, from: from, to: to))
    }

    func notifyFocus(
        _ context: UIFocusUpdateContext, _ from: ItemPosition?, _ to: ItemPosition?,
        _ coordinator: UIFocusAnimationCoordinator
    ) {
        delegate?.tableView(
            table, didUpdateFocusIn: UITableViewFocusUpdateContext(context, from: from, to: to), with: coordinator)
    }
}
