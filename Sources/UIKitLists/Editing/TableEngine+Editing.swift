import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Which rows the user may edit, and how.
extension TableEngine {
    func setEditing(_ editing: Bool, animated: Bool) {
        closeSwipe(animated: animated)
        guard editing != isEditing else { return }
        isEditing = editing
    }

    /// Whether the data source lets a row be edited.
    func isEditable(_ position: ItemPosition) -> Bool {
        table.dataSource?.tableView(table, canEditRowAt: position.path) ?? false
    }

    func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
        delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
    }

    /// The title of the button that deletes a row.
    func deletionTitle(at path: IndexPath) -> String {
        delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    }

    /// Notes that the data source has no method that deletes rows.
    func lackCommit() { answers.lacksCommit = true }

    /// Has the data source delete or insert a row.
    func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
        table.dataSource?.tableView(table, commit: style, forRowAt: path)
    }
}
