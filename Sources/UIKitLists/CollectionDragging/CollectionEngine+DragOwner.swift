import CoreGraphics
import Foundation
import UIKitCore

/// The dragging of a collection's items.
extension CollectionEngine: DragOwner {
    /// Updates the positions of dragged items before an update changes those of the data.
    func draggedItemsWillFollow(_ batch: ResolvedBatch) {
        drag.follow(batch)
        drop.endTargeting()
    }

    /// Closes the gap and removes the positions of dragged items because the collection was reloaded.
    func forgetDraggedItems() {
        endGap()
        drag.forgetPositions()
        drop.endTargeting()
    }

    var dragsItems: Bool { collection.dragDelegate != nil && collection.dragInteractionEnabled }
    var mayLift: Bool { !swipes.isOpen && update == nil && request == nil && movement == nil && transition == nil }

    func liftedItem(at point: CGPoint) -> ItemPosition? {
        path(at: point).flatMap { ItemPosition($0) }.flatMap { cell(of: $0) == nil ? nil : $0 }
    }

    func draggedCell(at position: ItemPosition) -> UIView? {
        cell(of: position).flatMap { $0.window == nil ? nil : $0 }
    }

    func setDragState(_ state: UICellConfigurationState.DragState, at position: ItemPosition) {
        cell(of: position)?.setDragState(state)
    }

    // MARK: The delegate

    private var dragDelegate: (any UICollectionViewDragDelegate)? { collection.dragDelegate }

    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(collection, itemsForBeginning: session, at: path) ?? []
    }

    func dragItems(addedTo session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
        dragDelegate?.collectionView(collection, itemsForAddingTo: session, at: path, point: point) ?? []
    }

    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(collection, dragPreviewParametersForItemAt: path)
    }

    func dragWillBegin(_ session: any UIDragSession) {
        dragDelegate?.collectionView(collection, dragSessionWillBegin: session)
    }

    func dragDidEnd(_ session: any UIDragSession) {
        dragDelegate?.collectionView(collection, dragSessionDidEnd: session)
    }

    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(collection, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(collection, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }
}
