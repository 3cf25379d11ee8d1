import UIKit

/// The errands of the list in their sections, which the user may delete and move.
final class ErrandSource: UITableViewDiffableDataSource<Errand.Period, Errand.ID> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Errand.Period, Errand.ID>

    /// Called with an errand that the user deletes.
    var onDelete: (Errand.ID) -> Void = { _ in }
    /// Called with an errand that the user has moved to a section.
    var onMove: (Errand.ID, Errand.Period) -> Void = { _, _ in }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)?.rawValue
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete, let id = itemIdentifier(for: indexPath) else { return }
        onDelete(id)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let id = itemIdentifier(for: sourceIndexPath),
            let period = sectionIdentifier(for: destinationIndexPath.section)
        else { return }
        var snapshot = snapshot()
        snapshot.deleteItems([id])
        let others = snapshot.itemIdentifiers(inSection: period)
        if destinationIndexPath.row < others.count {
            snapshot.insertItems([id], beforeItem: others[destinationIndexPath.row])
        } else {
            snapshot.appendItems([id], toSection: period)
        }
        apply(snapshot, animatingDifferences: false)
        onMove(id, period)
    }
}
