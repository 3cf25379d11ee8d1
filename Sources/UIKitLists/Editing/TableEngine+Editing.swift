import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Editing: the editing styles of rows, and the actions of their controls.
extension TableEngine {
    func setEditing(_ editing: Bool, animated: Bool) {
        closeSwipe(animated: animated)
        guard editing != isEditing else { return }
        closeConfirmation(animated: animated)
        reorder?.cancel()
        isEditing = editing
        // Rows that are chosen among several are so for the time of editing.
        for position in selection.positions { setSelected(false, position, animated: animated) }
        // Rows that grow with their controls push others off the screen meanwhile, and an app may change the table.
        let shown = cells
        isChangingEditing = true
        for (index, position) in shown.keys.enumerated() where cells[position] === shown.views[index] {
            prepareEditing(of: shown.views[index], at: position, animated: animated)
        }
        isChangingEditing = false
        measureRowsAgain(animated: animated)
    }

    /// Gives rows the heights of their content, which has another width now.
    private func measureRowsAgain(animated: Bool) {
        guard isLoaded, update == nil, !isLayingOut, table.estimatedRowHeight != 0, !knowsRowHeight else { return }
        heights.forgetRowMeasures()
        isDirty = true
        table.setNeedsLayout()
        guard animated, table.window != nil else { return }
        UIView.animate(withDuration: 0.3) { [table] in table.layoutIfNeeded() }
    }

    /// Has a cell show how its row is edited, or that it is not.
    func prepareEditing(of cell: UITableViewCell, at position: ItemPosition, animated: Bool) {
        let path = position.path
        let isEdited = isEditable(position) && isEditing
        cell.parts.editor = self
        if isEdited {
            cell.shouldIndentWhileEditing =
                delegate?.tableView(table, shouldIndentWhileEditingRowAt: path) ?? true
            cell.prepareEditing(
                style: editingStyle(at: path), choosesSeveral: table.allowsMultipleSelectionDuringEditing)
            cell.showsReorderControl = table.dataSource?.tableView(table, canMoveRowAt: path) ?? false
        }
        cell.setEditing(isEdited, animated: animated)
    }

    /// Whether the data source lets a row be edited.
    func isEditable(_ position: ItemPosition) -> Bool {
        table.dataSource?.tableView(table, canEditRowAt: position.path) ?? false
    }

    func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
        delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
    }

    /// The title of the button that deletes a row.
    func deletionTitle(at path: IndexPath) -> String {
        delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) ?? SystemWord.delete.text
    }

    /// Whether the data source has a method that deletes and inserts rows, as far as that is known.
    var commitsRows: Bool {
        if let known = answers.commitsRows { return known }
        let answer = has(["6commit", "for"]) ?? true
        answers.commitsRows = answer
        return answer
    }

    /// Whether the data source has a method that moves rows, as far as that is known.
    var movesRows: Bool {
        if let known = answers.movesRows { return known }
        let answer = has(["9moveRowAt2to"]) ?? false
        answers.movesRows = answer
        return answer
    }

    private func has(_ words: [String]) -> Bool? {
        guard let source = table.dataSource else { return false }
        return ProgramSymbols.implements(words, by: source)
    }

    /// Has the data source delete or insert a row.
    func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
        table.dataSource?.tableView(table, commit: style, forRowAt: path)
    }

    /// Gives rows the positions after a move that the data source has done too.
    func adoptMove(from source: ItemPosition, to goal: ItemPosition) {
        var update = UpdateBatch()
        update.movedRows = [.init(from: source, to: goal)]
        let before = heights.rowCounts
        var after = before
        after[source.section] -= 1
        after[goal.section] += 1
        guard let batch = try? update.resolved(before: before, after: after) else { return }
        heights.apply(batch, insertedSections: { _ in SectionHeights() }, insertedRow: { _ in RowHeights() })
        selection.follow(batch)
        if hasActiveDrag { drag.follow(batch) }
        focus.follow(batch)
        _ = cells.follow { batch.keptPosition(of: $0) }
        updateContentSize(shift: 0)
        updateLines()
    }

    // MARK: Selection

    /// Whether rows can be selected now.
    var allowsSelection: Bool {
        guard isEditing else { return table.allowsSelection }
        return table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing
    }

    /// Whether several rows can be selected now.
    var allowsSeveral: Bool {
        isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
    }

    // MARK: Confirmation

    /// Closes the cell that shows the button which confirms a deletion, if there is one.
    func closeConfirmation(animated: Bool) {
        guard let cell = confirmingCell else { return }
        confirmingCell = nil
        cell.showConfirmation(nil, animated: animated)
    }

    /// Whether a row waits for a decision, so that a touch elsewhere only closes it.
    var hasOpenRow: Bool { hasOpenSwipe || confirmingCell != nil }

    /// Closes the row that waits for a decision.
    func closeRow() {
        closeSwipe(animated: true)
        closeConfirmation(animated: true)
    }

    /// The view that receives a touch: while a row is open, one of its buttons or none.
    func touchedView(_ found: UIView?, at point: CGPoint) -> UIView? {
        found != nil && hasOpenRow && !mayTouch(found, at: point) ? table : found
    }

    /// Whether a touch is for a view while a row waits for a decision: for its buttons alone.
    private func mayTouch(_ view: UIView?, at point: CGPoint) -> Bool {
        if hasOpenSwipe { return swipe?.hasButton(at: point) == true }
        guard let cell = confirmingCell, let view else { return true }
        return view is UIControl && view.isDescendant(of: cell) && !view.isDescendant(of: cell.contentView)
    }
}

extension TableEngine: CellEditor {
    func editControlWasTapped(in cell: UITableViewCell) {
        guard let position = cells.key(of: cell) else { return }
        if cell.editingStyle == .insert { return commit(.insert, at: position.path) }
        guard confirmingCell !== cell else { return closeConfirmation(animated: true) }
        closeConfirmation(animated: true)
        confirmingCell = cell
        cell.showConfirmation(deletionTitle(at: position.path), animated: true)
    }

    func deletionWasConfirmed(in cell: UITableViewCell) {
        guard let position = cells.key(of: cell) else { return }
        commit(.delete, at: position.path)
        // If the app did not delete the row, it closes again.
        if confirmingCell === cell { closeConfirmation(animated: true) }
    }

    func handleWasDragged(in cell: UITableViewCell, _ phase: ReorderHandle.Phase, _ press: UIGestureRecognizer) {
        switch phase {
        case .began:
            guard reorder == nil, !isMoving, let position = cells.key(of: cell) else { return }
            closeRow()
            // The row may be the same one, which must look again as it does while it lies.
            settlingReorder?.putDown()
            reorder = RowReorder(of: self, cell, at: position, press)
        case .moved: if reorder?.cell === cell { reorder?.follow(press) }
        case .ended: if reorder?.cell === cell { reorder?.drop() }
        case .cancelled: if reorder?.cell === cell { reorder?.cancel() }
        }
    }
}
