import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Swipes: which row may be swiped and what it uncovers, and what ends that.
extension TableEngine {
    /// Whether a finger may swipe the row at a point; its actions are asked for then.
    func maySwipe(at point: CGPoint, toTheRight: Bool) -> Bool {
        pendingSwipe = nil
        guard !table.isEditing, update == nil, let position = loadedHeights.row(at: point.y - origin),
            cells[position] != nil
        else { return false }
        if let swipe, !swipe.isClosing { return swipe.position == position }
        let isLeading = toTheRight == (table.layoutDirection == .leftToRight)
        guard isEditable(position), let actions = swipeActions(at: position, isLeading: isLeading) else { return false }
        pendingSwipe = (position, actions)
        return true
    }

    func swipeDidMove(_ pan: SwipePan) {
        switch pan.state {
        case .began:
            beginSwipe()
            swipe?.follow(pan.translation(in: table).x)
        case .changed: swipe?.follow(pan.translation(in: table).x)
        case .ended: swipe?.letGo(pan.velocity(in: table).x)
        case .cancelled: closeSwipe(animated: true)
        default: break
        }
    }

    private func beginSwipe() {
        defer { pendingSwipe = nil }
        if let (position, actions) = pendingSwipe, let cell = cells[position] {
            delegate?.tableView(table, willBeginEditingRowAt: position.path)
            // The delegate may have changed the table.
            guard cells[position] === cell else { return }
            cell.willTransition(to: .showingDeleteConfirmation)
            swipe = RowSwipe(of: self, at: position, cell, actions)
        }
        swipe?.begin()
    }

    // MARK: Actions

    private func swipeActions(at position: ItemPosition, isLeading: Bool) -> SwipeActions? {
        let path = position.path
        let configuration =
            isLeading
            ? delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
            : delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
        if let configuration {
            guard !configuration.actions.isEmpty else { return nil }
            var actions: [SwipeAction] = []
            for action in configuration.actions { actions.append(SwipeAction(action)) }
            return SwipeActions(
                actions: actions, isLeading: isLeading,
                allowsFullSwipe: configuration.performsFirstActionWithFullSwipe)
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

    /// An action of a swipe said that it is over.
    func actionDidEnd(_ ended: RowSwipe, deletes: Bool) {
        guard swipe === ended, !ended.isClosing else { return }
        let section = ended.position.section
        let left = table.dataSource?.tableView(table, numberOfRowsInSection: section)
        guard deletes, isLoaded, left == heights.rowCount(in: section) - 1 else { return closeSwipe(animated: true) }
        deleteRows([ended.position.path], ended.displacement < 0 ? .left : .right)
    }

    // MARK: End

    /// Has the row that is open close, if there is one.
    func closeSwipe(animated: Bool) {
        guard let closing = swipe, !closing.isClosing else { return }
        let cell = cells[closing.position]
        cell?.willTransition(to: [])
        closing.close(animated: animated && UIView.mayAnimate) { [self] in
            if swipe === closing { swipe = nil }
            cell?.didTransition(to: [])
            delegate?.tableView(table, didEndEditingRowAt: closing.position.path)
        }
    }

    /// Ends a swipe for an update: a row that goes leaves from where it is, another one closes at once.
    func endSwipe(in motion: UpdateMotion) {
        guard let ending = swipe, !ending.isClosing else { return }
        guard motion.batch.keptPosition(of: ending.position) == nil else { return closeSwipe(animated: false) }
        swipe = nil
        ending.leave(in: motion)
        delegate?.tableView(table, didEndEditingRowAt: nil)
    }

    /// Closes the row that is open when the table was scrolled.
    func closeSwipeAfterScrolling() {
        if let swipe, !isMoving, table.contentOffset != swipe.offset { closeSwipe(animated: true) }
    }

    // MARK: Touches

    /// Whether a row is open, so that a touch elsewhere only closes it.
    var hasOpenSwipe: Bool { swipe?.isClosing == false }
}
