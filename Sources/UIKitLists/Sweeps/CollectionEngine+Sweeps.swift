import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Selection by two fingers that move over items.
extension CollectionEngine: SweptItems {
    func maySweep(at point: CGPoint) -> Bool {
        guard collection.allowsMultipleSelection || collection.allowsMultipleSelectionDuringEditing, update == nil,
            gap == nil, placeholders.isEmpty, !swipes.isOpen, !scrollsBothWays, let path = path(at: point)
        else { return false }
        return delegate?.collectionView(collection, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    private var scrollsBothWays: Bool {
        let (content, inset, size) = (collection.contentSize, collection.adjustedContentInset, collection.bounds.size)
        return content.width + inset.left + inset.right > size.width
            && content.height + inset.top + inset.bottom > size.height
    }

    func sweptItem(at point: CGPoint) -> ItemPosition? { path(at: point).flatMap { ItemPosition($0) } }

    /// The item at a point, or the nearest one to it among those around the visible part.
    func sweptItem(near point: CGPoint) -> ItemPosition? {
        if let item = sweptItem(at: point) { return item }
        guard isPrepared, !needsPreparation else { return nil }
        var nearest: (item: ItemPosition, distance: CGFloat)?
        for attributes in attributes(in: collection.bounds) where attributes.key.category == .cell {
            let frame = attributes.shownFrame
            let dx = max(frame.minX - point.x, 0, point.x - frame.maxX)
            let dy = max(frame.minY - point.y, 0, point.y - frame.maxY)
            let distance = hypot(dx, dy)
            if attributes.isHidden || distance >= nearest?.distance ?? .infinity { continue }
            nearest = (attributes.key.position, distance)
        }
        return nearest?.item
    }

    func beginSweep(from item: ItemPosition) -> Bool {
        // A collection that allows multiple selection without editing stays out of editing.
        if !isEditing, collection.allowsMultipleSelectionDuringEditing { collection.isEditing = true }
        delegate?.collectionView(collection, didBeginMultipleSelectionInteractionAt: appPath(of: item))
        return allowsSeveral
    }

    func sweepDidEnd() { delegate?.collectionViewDidEndMultipleSelectionInteraction(collection) }

    func sweepOver(_ item: ItemPosition) { _ = selectByUser(item, by: .sweep) }

    // Collections post no notification of it.
    func selectionDidChange() {}
}
