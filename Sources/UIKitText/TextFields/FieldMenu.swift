import CoreGraphics
import Foundation
import UIKitCore

/// The menu with the editing actions of a text field, which the secondary button or a finger that rests opens.
final class FieldMenu: UIContextMenuInteractionDelegate {
    private static let commands: [(title: String, action: Selector)] = [
        ("Cut", .cut), ("Copy", .copy), ("Paste", .paste), ("Select", .select), ("Select All", .selectAll),
        ("Bold", .toggleBoldface), ("Italic", .toggleItalics), ("Underline", .toggleUnderline),
    ]

    private unowned let field: UITextField
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(of field: UITextField) {
        self.field = field
        field.addInteraction(interaction)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard field.prepareMenu(at: location), let menu = makeMenu() else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }

    /// The menu of the possible commands; the delegate may have another one.
    private func makeMenu() -> UIMenu? {
        let actions = Self.commands.filter { field.canPerformAction($0.action, withSender: nil) }
            .map { UICommand(title: $0.title, action: $0.action) }
        let chosen = field.delegate?.textField(
            field, editMenuForCharactersIn: NSRange(field.editing.selection.range), suggestedActions: actions)
        if let chosen { return chosen }
        return actions.isEmpty ? nil : UIMenu(children: actions)
    }
}
