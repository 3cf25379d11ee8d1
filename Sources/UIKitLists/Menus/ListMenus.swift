import UIFoundation
import CoreGraphics
import Foundation
import UIKitCore

/// The context menus of a list's items: forwards the calls of the interaction to the list's delegate.
final class ListMenus: UIContextMenuInteractionDelegate {
    private unowned let items: any MenuItems
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(of items: any MenuItems) { self.items = items }

    /// Has the items of a list with a delegate have menus.
    func adoptDelegate() {
        let list = items.list
        if !items.hasDelegate {
            if interaction.view === list { list.removeInteraction(interaction) }
        } else if interaction.view == nil {
            list.addInteraction(interaction)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { items.menu(at: location) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { items.menuWillShow(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { items.menuWillEnd(configuration, animator) }
}
