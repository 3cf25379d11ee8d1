import CoreGraphics
import Foundation
import UIKitCore

/// Which items are selected, by the app and by the user.
extension CollectionEngine {
    var selectedPaths: [IndexPath] {
        selection.positions.map(appPath)
    }

    /// Whether the user can select items now.
    var allowsSelection: Bool {
        isEditing
            ? collection.allowsSelectionDuringEditing || collection.allowsMultipleSelectionDuringEditing
            : collection.allowsSelection || collection.allowsMultipleSelection
    }

    /// Whether several items can be selected now.
    var allowsSeveral: Bool {
        isEditing ? collection.allowsMultipleSelectionDuringEditing : collection.allowsMultipleSelection
    }

    // MARK: The app

    func select(_ path: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
        guard let path else {
            for position in selection.positions { setSelected(false, position) }
            return
        }
        guard let position = loadedItem(at: path) else { fatalError(missing(path, "selected")) }
        if !allowsSeveral { for other in selection.positions where other != position { setSelected(false, other) } }
        setSelected(true, position)
        if !scrollPosition.isEmpty { scroll(to: path, at: scrollPosition, animated: animated) }
    }

    func deselect(_ path: IndexPath) {
        guard let named = ItemPosition(path) else { return }
        let position = shownPosition(of: named)
        if selection.contains(position) { setSelected(false, position) }
    }

    func setSelected(_ isSelected: Bool, _ position: ItemPosition) {
        if isSelected { selection.insert(position) } else { selection.remove(position) }
        (shown[.cell(position)]?.view as? UICollectionViewCell)?.isSelected = isSelected
    }

    /// Keeps one selected item where no more are allowed from now on.
    func selectionLimitDidChange() {
        guard !isEditing, !collection.allowsMultipleSelection else { return }
        for position in selection.positions.dropFirst() { setSelected(false, position) }
    }

    // MARK: The user

    /// The cause of a selection.
    enum Choice {
        /// A tap, or a key with the same effect.
        case tap
        /// A move of the focus that the selection follows: only this item is selected, without its action.
        case focus
        /// Fingers that move over items: the item is selected besides others.
        case sweep
    }

    /// Selects an item after a tap, or performs its action; false where neither is allowed.
    func choose(_ position: ItemPosition) -> Bool {
        if allowsSeveral, selection.contains(position) {
            guard delegate?.collectionView(collection, shouldDeselectItemAt: appPath(of: position)) ?? true else {
                return false
            }
            deselectByUser(position)
            return false
        }
        return selectByUser(position)
    }

    /// Selects an item as the user does, instead of others where there may be one; false where the delegate does not want it.
    func selectByUser(_ position: ItemPosition, by choice: Choice = .tap) -> Bool {
        guard delegate?.collectionView(collection, shouldSelectItemAt: appPath(of: position)) ?? true else {
            return false
        }
        if !allowsSeveral || choice == .focus {
            for other in selection.positions where other != position { deselectByUser(other) }
        }
        guard loadedCounts.contains(position) else { return false }
        setSelected(true, position)
        if choice == .tap { (shown[.cell(position)]?.view as? UICollectionViewCell)?.selectionSegue?() }
        guard isLoaded, counts.contains(position) else { return false }
        delegate?.collectionView(collection, didSelectItemAt: appPath(of: position))
        return true
    }

    func deselectByUser(_ position: ItemPosition) {
        setSelected(false, position)
        delegate?.collectionView(collection, didDeselectItemAt: appPath(of: position))
    }

    func act(on position: ItemPosition) {
        guard let delegate, isLoaded, counts.contains(position),
            delegate.collectionView(collection, canPerformPrimaryActionForItemAt: appPath(of: position))
        else { return }
        delegate.collectionView(collection, performPrimaryActionForItemAt: appPath(of: position))
    }

    // MARK: Editing

    /// Seconds in which cells begin and end to show that they are edited.
    private static let editingDuration = 0.3

    func setEditing(_ editing: Bool) {
        guard editing != isEditing else { return }
        swipes.close(animated: false)
        let hasControls = shown.views.contains { $0.view is UICollectionViewListCell }
        guard hasControls, collection.window != nil, UIView.mayAnimate, !isLayingOut else {
            return changeEditing(editing)
        }
        collection.layoutIfNeeded()
        UIView.animate(withDuration: Self.editingDuration, delay: 0, options: .allowUserInteraction) { [self] in
            isChangingEditing = true
            changeEditing(editing)
            isChangingEditing = false
            collection.layoutIfNeeded()
        }
    }

    private func changeEditing(_ editing: Bool) {
        isEditing = editing
        // Items that are chosen among several are so for the time of editing.
        for position in selection.positions { setSelected(false, position) }
        for element in shown.views where element.key.category == .cell && !element.isPlaceholder {
            if let cell = element.view as? UICollectionViewCell { prepareEditing(of: cell, at: element.key.position) }
        }
    }

    /// Has a cell show that its item is edited, or that it is not.
    func prepareEditing(of cell: UICollectionViewCell, at position: ItemPosition) {
        let path = dataPosition(of: position).path
        let isEditable = isEditing && (delegate?.collectionView(collection, canEditItemAt: path) ?? true)
        cell.setEdited(isEditable)
    }
}
