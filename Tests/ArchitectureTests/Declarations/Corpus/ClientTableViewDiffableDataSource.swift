import UIKit

/// A diffable data source that gives headers titles and lets rows be edited, as apps subclass it.
class ClientTableViewDiffableDataSource: UITableViewDiffableDataSource<String, Int> {
    override func numberOfSections(in tableView: UITableView) -> Int { super.numberOfSections(in: tableView) }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        super.tableView(tableView, numberOfRowsInSection: section)
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        super.tableView(tableView, cellForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        snapshot().sectionIdentifiers[section]
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        super.sectionIndexTitles(for: tableView)
    }
    override func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { super.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
        var snapshot = snapshot()
        snapshot.deleteItems([item])
        apply(snapshot)
    }
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

extension ClientTableViewDiffableDataSource {
    static func fill(_ table: UITableView) async {
        let source = ClientTableViewDiffableDataSource(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        source.defaultRowAnimation = .fade
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A", "B"])
        snapshot.appendItems([1, 2, 3])
        snapshot.appendItems([4], toSection: "A")
        snapshot.reloadItems([1])
        snapshot.reconfigureItems([2])
        snapshot.moveItem(1, afterItem: 3)
        await source.apply(snapshot, animatingDifferences: false)
        source.apply(snapshot, animatingDifferences: true) {}
        await source.applySnapshotUsingReloadData(snapshot)
        let path: IndexPath? = source.indexPath(for: 1)
        let section: String? = source.sectionIdentifier(for: 0)
        let index: Int? = source.index(for: "A")
        _ = (path, section, index, snapshot.indexOfItem(1), snapshot.numberOfItems(inSection: "A"))
    }
}
