import UIKit

/// The alarms, each of which can be switched, changed and deleted.
final class AlarmsViewController: UITableViewController {
    private let book: AlarmBook
    private lazy var writer = TimeWriter()
    private lazy var source = AlarmSource(tableView: tableView) { [unowned self] table, path, id in
        cell(of: id, in: table, at: path)
    }

    init(_ book: AlarmBook) {
        self.book = book
        super.init(style: .plain)
        title = "Alarm"
        tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "alarm"), tag: 1)
        book.onChange = { [unowned self] in if isViewLoaded { refresh(animated: view.window != nil) } }
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(AlarmCell.self, forCellReuseIdentifier: AlarmCell.identifier)
        tableView.allowsSelectionDuringEditing = true
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [unowned self] _ in edit(nil) })
        source.onDelete = { [unowned self] in book.remove($0) }
        refresh(animated: false)
    }

    // MARK: Rows

    private func cell(of id: Alarm.ID, in table: UITableView, at path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: AlarmCell.identifier, for: path)
        guard let cell = cell as? AlarmCell, let alarm = book.alarm(id) else { return cell }
        cell.onSwitch = { [book] in book.setOn($0, id) }
        cell.show(alarm, writer: writer)
        return cell
    }

    private func refresh(animated: Bool) {
        let former = Set(source.snapshot().itemIdentifiers)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Alarm.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(book.alarms.map(\.id))
        // Of those that stay any may have changed.
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(former.contains))
        source.apply(snapshot, animatingDifferences: animated)
        let isEmpty = book.alarms.isEmpty
        tableView.showNotice(isEmpty ? "No Alarms" : nil)
        editButtonItem.isEnabled = !isEmpty
        if isEmpty, isEditing { setEditing(false, animated: animated) }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        edit(source.itemIdentifier(for: indexPath).flatMap(book.alarm))
    }

    /// Presents the sheet for an alarm, or for a new one.
    private func edit(_ alarm: Alarm?) {
        let editor = AlarmEditorViewController(alarm, in: book)
        let sheet = UINavigationController(rootViewController: editor)
        present(sheet, animated: true) { [self] in if isEditing { setEditing(false, animated: false) } }
    }
}
