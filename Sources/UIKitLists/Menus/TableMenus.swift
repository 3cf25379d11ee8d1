import CoreGraphics
import Foundation
import UIKitCore

/// The context menus of a table's rows: passes the table's delegate what the interaction asks and says.
final class TableMenus: UIContextMenuInteractionDelegate {
    private unowned let engine: TableEngine
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(of engine: TableEngine) { self.engine = engine }

    /// Has the rows of a table with a delegate have menus.
    func adoptDelegate() {
        let table = engine.table
        if engine.delegate == nil {
            if interaction.view === table { table.removeInteraction(interaction) }
        } else if interaction.view == nil {
            table.addInteraction(interaction)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !engine.hasOpenRow, engine.update == nil, let path = engine.path(at: location),
            engine.cell(at: path) != nil
        else { return nil }
        return engine.delegate?.tableView(engine.table, contextMenuConfigurationForRowAt: path, point: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { engine.delegate?.tableView(engine.table, willDisplayContextMenu: configuration, animator: animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { engine.delegate?.tableView(engine.table, willEndContextMenuInteraction: configuration, animator: animator) }
}
