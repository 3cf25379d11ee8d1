import UIKit

/// The notes of the list, each of which can be deleted.
final class NoteSource: UITableViewDiffableDataSource<Int, Note.ID> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}
