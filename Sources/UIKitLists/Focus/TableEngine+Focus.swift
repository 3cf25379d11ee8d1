import CoreGraphics
import Foundation
import UIKitCore

/// Which rows can have the keyboard's focus, where it goes from them, and what it does there.
extension TableEngine {
    // MARK: Rows that can have it

    /// Whether the focus can come to the row of a cell.
    func mayFocus(_ cell: UITableViewCell) -> Bool {
        guard let row = position(of: cell) else { return false }
        return mayFocus(row)
    }

    /// The row that a cell shows, or showed until a reload whose layout is still to come.
    func position(of cell: UITableViewCell) -> ItemPosition? {
        cell === focus.cell ? focus.position : cells.key(of: cell)
    }

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

    /// The nearest row behind or before another that can have the focus.
    private func neighbor(of row: ItemPosition, isForward: Bool) -> ItemPosition? {
        let heights = loadedHeights
        guard heights.contains(row) else { return nil }
        var next = isForward ? heights.row(after: row) : heights.row(before: row)
        while let candidate = next {
            if mayFocus(candidate) { return candidate }
            next = isForward ? heights.row(after: candidate) : heights.row(before: candidate)
        }
        return nil
    }

    // MARK: Going there

    /// Makes the cell of the next row or of the last one; nil at the end of the table.
    func step(_ heading: UIFocusHeading, from item: UIView) -> (() -> UIView?)? {
        guard heading == .up || heading == .down, let cell = item as? UITableViewCell, let row = position(of: cell),
            let goal = neighbor(of: row, isForward: heading == .down)
        else { return nil }
        return { [weak self] in self?.focusableCell(at: goal) }
    }

    /// The cell of a row, which is made and stays where it is not on screen.
    func focusableCell(at row: ItemPosition) -> UITableViewCell? {
        if table.window != nil, !isLayingOut { table.layoutIfNeeded() }
        guard heights.contains(row), !isMakingCell, update == nil else { return nil }
        return cells[row] ?? makeFarCell(at: row)
    }

    /// Where the focus comes into the table: the row that is remembered, the one that the delegate says, the one that has it,
    /// the selected one, or the first on screen.
    var entrance: UIView? {
        _ = loadedHeights
        if table.remembersLastFocusedIndexPath, let last = focus.last, mayFocus(last) { return focusableCell(at: last) }
        if let path = delegate?.indexPathForPreferredFocusedView(in: table), let row = ItemPosition(path),
            heights.contains(row), mayFocus(row)
        {
            return focusableCell(at: row)
        }
        if let row = focus.position { return cells[row] }
        for row in selection.positions where mayFocus(row) { return focusableCell(at: row) }
        if let last = focus.last, let cell = cells[last], isOnScreen(cell), mayFocus(last) { return cell }
        for (index, row) in cells.keys.enumerated() where isOnScreen(cells.views[index]) && mayFocus(row) {
            return cells.views[index]
        }
        return nil
    }

    /// Whether all of a row shows, or as much of it as can.
    private func isOnScreen(_ cell: UITableViewCell) -> Bool {
        let offset = contentOffset(showing: cell, from: table.contentOffset)
        return offset == table.contentOffset
    }

    func contentOffset(showing item: UIView, from start: CGPoint) -> CGPoint {
        guard let cell = item as? UITableViewCell, let row = cells.key(of: cell) else { return start }
        return CGPoint(x: start.x, y: offset(showing: row, at: .none, from: start.y))
    }

    // MARK: Choice

    /// Chooses a row as a tap does; nil where nothing can be selected.
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

    /// Selects the row that got the focus where the selection follows that.
    private func selectFocusedRow(_ row: ItemPosition) {
        guard table.selectionFollowsFocus, allowsSelection, selection.positions != [row],
            delegate?.tableView(table, selectionFollowsFocusForRowAt: row.path) ?? true
        else { return }
        choose(row, by: .focus)
    }

    // MARK: News

    func mayUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        guard let delegate else { return true }
        return delegate.tableView(table, shouldUpdateFocusIn: inTable(context))
    }

    func focusDidUpdate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let news = inTable(context)
        let cell = context.nextFocusedView as? UITableViewCell
        let row = cell.flatMap { cells.key(of: $0) }
        let isNews = row != focus.position
        focus.move(to: row, row == nil ? nil : cell)
        delegate?.tableView(table, didUpdateFocusIn: news, with: coordinator)
        if isNews, let row, focus.position == row, isLoaded, heights.contains(row) { selectFocusedRow(row) }
    }

    private func inTable(_ context: UIFocusUpdateContext) -> UITableViewFocusUpdateContext {
        UITableViewFocusUpdateContext(
            context, from: row(around: context.previouslyFocusedView), to: row(around: context.nextFocusedView))
    }

    /// The row in whose cell a view is; nil for none.
    private func row(around view: UIView?) -> ItemPosition? {
        var current = view
        while let view = current, view !== table {
            if let cell = view as? UITableViewCell, let row = position(of: cell) { return row }
            current = view.superview
        }
        return nil
    }

    // MARK: Layout

    /// Has the cell keep the focus that shows the focused row now; where there is no such row any more, one that is near.
    func restoreFocus() {
        focus.expected = nil
        guard let former = focus.cell, let row = focus.position else { return }
        if cells[row] === former { return }
        guard let system = UIFocusSystem.focusSystem(for: table) else { return }
        var goal: ItemPosition? = heights.nearestRow(to: row)
        if let near = goal, !mayFocus(near) {
            goal = neighbor(of: near, isForward: true) ?? neighbor(of: near, isForward: false)
        }
        let cell = goal.flatMap { cells[$0] ?? makeFarCell(at: $0) }
        // Until it is told of the new cell, the row that is gone is none of the table's.
        if cell == nil { focus.move(to: nil, nil) }
        system.itemDidChangeView(from: former, to: cell)
    }
}
