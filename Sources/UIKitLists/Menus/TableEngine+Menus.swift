import Foundation
import UIFoundation
import CoreGraphics
import UIKitCore

/// Context menus of rows.
extension TableEngine: MenuItems {
    var hasDelegate: Bool { delegate != nil }

    func menu(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard !hasOpenRow, update == nil, let path = path(at: point), cell(at: path) != nil else { return nil }
        return delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
    }

    func menuWillShow(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    { delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator) }

    func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    { delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator) }
}
