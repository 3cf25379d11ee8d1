import CoreGraphics
import Foundation
import UIKitCore

/// Which rows are selected, by the app and by the user.
extension TableEngine {
    var selectedPaths: [IndexPath]? {
        guard !selection.isEmpty else { return nil }
        var paths: [IndexPath] = []
        for position in selection.positions { paths.append(position.path) }
        return paths
    }

    // MARK: The app

    func select(_ path: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        guard let path else {
            for position in selection.positions { setSelected(false, position, animated: animated) }
            return
        }
        guard let position = ItemPosition(path), loadedHeights.contains(position) else {
            fatalError(missing(path, "selected"))
        }
        if !allowsSeveral {
            for other in selection.positions where other != position { setSelected(false, other, animated: animated) }
        }
        setSelected(true, position, animated: animated)
        if scrollPosition != .none { scroll(to: path, at: scrollPosition, animated: animated) }
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        if let position = ItemPosition(path), selection.contains(position) {
            setSelected(false, position, animated: animated)
        }
    }

    func setSelected(_ isSelected: Bool, _ position: ItemPosition, animated: Bool) {
        if isSelected { selection.insert(position) } else { selection.remove(position) }
        cells[position]?.setSelected(isSelected, animated: animated)
    }

    // MARK: The user

    /// The cause of a selection.
    enum Choice {
        /// A tap, or a key with the same effect.
        case tap
        /// A move of the focus that the selection follows: only this row is selected, without its action.
        case focus
    }

    /// Selects a row that was tapped, in UIKit's order of calls.
    func choose(_ position: ItemPosition, by choice: Choice = .tap) {
        let isAgain = selection.contains(position)
        if allowsSeveral, isAgain, choice == .tap {
            deselectByUser(position)
        } else {
            guard let goal = willSelect(position) else { return }
            if !allowsSeveral || choice == .focus {
                for other in selection.positions where other != goal { deselectByUser(other) }
            }
            guard heights.contains(goal) else { return }
            setSelected(true, goal, animated: false)
            if choice == .tap {
                cells[goal]?.selectionSegue?()
                guard heights.contains(goal) else { return }
            }
            delegate?.tableView(table, didSelectRowAt: goal.path)
            if choice == .tap { act(on: goal) }
        }
        selectionDidChange()
    }

    /// Adds a row to the selection, without its action.
    func selectByUser(_ position: ItemPosition) {
        guard let goal = willSelect(position), heights.contains(goal) else { return }
        setSelected(true, goal, animated: false)
        delegate?.tableView(table, didSelectRowAt: goal.path)
    }

    /// Posts that the user changed the selection.
    func selectionDidChange() {
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: table)
    }

    private func willSelect(_ position: ItemPosition) -> ItemPosition? {
        guard let delegate else { return position }
        guard let path = delegate.tableView(table, willSelectRowAt: position.path) else { return nil }
        guard let goal = ItemPosition(path), heights.contains(goal) else { fatalError(missing(path, "selected")) }
        return goal
    }

    func deselectByUser(_ position: ItemPosition) {
        var goal = position
        if let delegate {
            guard let path = delegate.tableView(table, willDeselectRowAt: position.path),
                let answer = ItemPosition(path)
            else { return }
            goal = answer
        }
        setSelected(false, goal, animated: false)
        delegate?.tableView(table, didDeselectRowAt: goal.path)
    }

    private func act(on position: ItemPosition) {
        guard let delegate, delegate.tableView(table, canPerformPrimaryActionForRowAt: position.path) else { return }
        delegate.tableView(table, performPrimaryActionForRowAt: position.path)
    }
}
