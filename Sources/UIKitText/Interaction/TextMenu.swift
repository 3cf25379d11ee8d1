import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The menu with the editing actions of a text view, which the secondary button or a finger that rests opens.
final class TextMenu: UIContextMenuInteractionDelegate {
    private unowned let text: TextInteraction
    private lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(of text: TextInteraction) {
        self.text = text
        text.view.addInteraction(interaction)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        if let actions = text.view.itemActions(at: location) {
            guard !actions.isEmpty else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: actions) }
        }
        guard text.prepareMenu(at: location), let menu = makeMenu() else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }

    /// The menu of the possible commands; the delegate may have another one.
    private func makeMenu() -> UIMenu? {
        let actions = EditMenuCommands.suggestions(for: text.view)
        let range = NSRange(text.editing.selection.range)
        if let chosen = text.view.editMenu(for: range, suggesting: actions) { return chosen }
        return actions.isEmpty ? nil : UIMenu(children: actions)
    }
}
