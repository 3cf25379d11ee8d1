import UIKit

/// The alarms of the list, which the user may delete.
final class AlarmSource: UITableViewDiffableDataSource<Int, Alarm.ID> {
    /// Called with an alarm that the user deletes.
    var onDelete: (Alarm.ID) -> Void = { _ in }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete, let id = itemIdentifier(for: indexPath) else { return }
        onDelete(id)
    }
}
