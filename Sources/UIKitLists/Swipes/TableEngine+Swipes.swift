import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Swipes: the rows that can be swiped, their actions, and the events that close them.
extension TableEngine: SwipeOwner {

    /// The row that is swiped open, or closing; nil for none.
    var swipe: RowSwipe? { swipes.swipe }

    var hasCards: Bool { cardInset > 0 }

    func swipeableRow(at point: CGPoint) -> (position: ItemPosition, cell: UIView)? {
        guard !table.isEditing, update == nil, let position = loadedHeights.row(at: point.y - origin),
            let cell = cells[position]
        else { return nil }
        return (position, cell)
    }

    func beginSwipe(at position: ItemPosition, _ cell: UIView) -> Bool {
        guard cells[position] === cell else { return false }
        delegate?.tableView(table, willBeginEditingRowAt: position.path)
        // The delegate may have changed the table.
        return cells[position] === cell
    }

    func swipeWillShow(_ isShown: Bool, in cell: UIView) {
        (cell as? UITableViewCell)?.willTransition(to: isShown ? .showingDeleteConfirmation : [])
    }

    func swipeDidShow(_ isShown: Bool, in cell: UIView) {
        (cell as? UITableViewCell)?.didTransition(to: isShown ? .showingDeleteConfirmation : [])
    }

    func swipeDidEnd(at position: ItemPosition) {
        delegate?.tableView(table, didEndEditingRowAt: position.path)
    }

    func layOut(_ swipe: RowSwipe) { swipe.cell.frame.origin.x = rowInsets.left + swipe.displacement }

    // MARK: Actions

    func swipeActions(at position: ItemPosition, isLeading: Bool) -> SwipeActions? {
        guard isEditable(position) else { return nil }
        let path = position.path
        let configuration =
            isLeading
            ? delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
            : delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
        if let configuration {
            return SwipeActions(configuration, isLeading: isLeading)
        }
        return isLeading ? nil : olderActions(at: path)
    }

    /// The actions of a delegate without configurations: those of before there were any, or the deletion by the data source.
    private func olderActions(at path: IndexPath) -> SwipeActions? {
        if let given = delegate?.tableView(table, editActionsForRowAt: path) {
            guard !given.isEmpty else { return nil }
            var actions: [SwipeAction] = []
            for action in given { actions.append(SwipeAction(action, at: path)) }
            return SwipeActions(actions: actions, isLeading: false, allowsFullSwipe: false)
        }
        guard commitsRows, editingStyle(at: path) == .delete else { return nil }
        let deletion = SwipeAction(deletionTitled: deletionTitle(at: path)) { [weak self] in
            self?.commit(.delete, at: path)
        }
        return SwipeActions(actions: [deletion], isLeading: false, allowsFullSwipe: true)
    }

    func removeSwiped(_ swipe: RowSwipe) -> Bool {
        let section = swipe.position.section
        let left = table.dataSource?.tableView(table, numberOfRowsInSection: section)
        guard isLoaded, left == heights.rowCount(in: section) - 1 else { return false }
        deleteRows([swipe.position.path], swipe.displacement < 0 ? .left : .right)
        return true
    }

    // MARK: End

    /// Has the row that is open close, if there is one.
    func closeSwipe(animated: Bool) { swipes.close(animated: animated) }

    /// Ends a swipe for an update: a deleted row leaves from its present position, another one closes at once.
    func endSwipe(in motion: UpdateMotion) {
        guard let ending = swipes.end(for: motion.batch) else { return }
        motion.addExit(.tray, ending.tray, .fade)
        delegate?.tableView(table, didEndEditingRowAt: nil)
    }

    /// Closes the row that is open when the table was scrolled.
    func closeSwipeAfterScrolling() { if !isMoving { swipes.closeAfterScrolling() } }

    // MARK: Touches

    /// Whether a row is open, so that a touch elsewhere only closes it.
    var hasOpenSwipe: Bool { swipes.isOpen }
}
