import UIFoundation
import CoreGraphics
import Foundation
import UIKitCore

/// Context menus of items.
extension CollectionEngine: MenuItems {
    var hasDelegate: Bool { delegate != nil }

    func menu(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard !swipes.isOpen, update == nil, request == nil, let delegate else { return nil }
        return delegate.collectionView(
            collection, contextMenuConfigurationForItemsAt: menuPaths(at: point), point: point)
    }

    /// The items that a menu at a point is for: all that are selected where it opens at one of them, and none beside items.
    private func menuPaths(at point: CGPoint) -> [IndexPath] {
        guard let path = path(at: point), cell(at: path) != nil, let item = loadedItem(at: path) else { return [] }
        guard allowsSeveral, selection.contains(item) else { return [path] }
        return selection.positions.sorted().map(appPath)
    }

    /// The menu of the item at a point, by the delegate's method for one.
    func menuOfOne(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let path = path(at: point), cell(at: path) != nil else { return nil }
        return delegate?.collectionView(collection, contextMenuConfigurationForItemAt: path, point: point)
    }

    func menuWillShow(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    { delegate?.collectionView(collection, willDisplayContextMenu: configuration, animator: animator) }

    func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    { delegate?.collectionView(collection, willEndContextMenuInteraction: configuration, animator: animator) }
}
