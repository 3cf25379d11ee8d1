import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Swipes of items in list sections.
extension CollectionEngine: SwipeOwner {
    private static let leavingDuration = 0.3

    /// A card would slide out of its frame as a whole; every cell of a list slides inside its own frame.
    var hasCards: Bool { true }

    private func role(at position: ItemPosition) -> ListRole? { shown[.cell(position)]?.attributes?.list }

    func swipeableRow(at point: CGPoint) -> (position: ItemPosition, cell: UIView)? {
        guard !isEditing, update == nil else { return nil }
        // A header that floats lies in front of rows.
        for element in shown.views
        where element.key.category == .supplementaryView && element.isDisplayed && element.frame.contains(point) {
            return nil
        }
        for element in shown.views
        where element.key.category == .cell && element.isDisplayed && element.frame.contains(point) {
            guard !element.isPlaceholder else { return nil }
            return (element.key.position, element.view)
        }
        return nil
    }

    func swipeActions(at position: ItemPosition, isLeading: Bool) -> SwipeActions? {
        guard let configuration = role(at: position)?.section.configuration,
            let provider = isLeading
                ? configuration.leadingSwipeActionsConfigurationProvider
                : configuration.trailingSwipeActionsConfigurationProvider,
            delegate?.collectionView(collection, canEditItemAt: appPath(of: position)) ?? true,
            let actions = provider(appPath(of: position))
        else { return nil }
        return SwipeActions(actions, isLeading: isLeading)
    }

    /// Opens the trailing actions of a cell's item, as a swipe does.
    func openSwipe(of cell: UICollectionViewCell) {
        guard update == nil, let element = element(of: cell), element.key.category == .cell else { return }
        swipes.open(element.key.position, cell)
    }

    func beginSwipe(at position: ItemPosition, _ cell: UIView) -> Bool {
        touches.cancel()
        return shown[.cell(position)]?.view === cell
    }

    func swipeWillShow(_ isShown: Bool, in cell: UIView) { (cell as? UICollectionViewCell)?.setSwiped(isShown) }

    func swipeDidShow(_ isShown: Bool, in cell: UIView) {}

    func swipeDidEnd(at position: ItemPosition) {}

    func layOut(_ swipe: RowSwipe) {
        guard let cell = swipe.cell as? UICollectionViewCell else { return }
        cell.frame.origin.x += swipe.displacement - cell.parts.swipeShift
        cell.parts.swipeShift = swipe.displacement
    }

    func removeSwiped(_ swipe: RowSwipe) -> Bool {
        let section = swipe.position.section
        guard isLoaded, counts.contains(swipe.position),
            let left = collection.dataSource?.collectionView(collection, numberOfItemsInSection: section),
            left == dataCounts[section] - 1
        else { return false }
        deleteItems([appPath(of: swipe.position)])
        return true
    }

    /// Ends a swipe for an update: a deleted item leaves to its side, another one closes at once.
    func endSwipe(for batch: ResolvedBatch) {
        guard let ending = swipes.end(for: batch) else { return }
        guard collection.window != nil, UIView.mayAnimate else { return ending.tray.removeFromSuperview() }
        ending.slideOut(for: Self.leavingDuration)
    }

    // MARK: Touches

    /// The view that receives a touch: while an item is open, one of its buttons or none.
    func touchedView(_ found: UIView?, at point: CGPoint) -> UIView? {
        guard found != nil, swipes.isOpen, swipes.swipe?.hasButton(at: point) != true else { return found }
        return collection
    }
}
