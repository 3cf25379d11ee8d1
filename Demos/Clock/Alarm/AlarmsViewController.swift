import UIKit

/// The alarms, each of which can be switched, changed and deleted.
final class AlarmsViewController: UIViewController {
    private let book: AlarmBook
    private var rows: [Alarm.ID: AlarmRow] = [:]
    private let list = ListView(whenEmpty: "No Alarms")
    private lazy var writer = TimeWriter()

    init(_ book: AlarmBook) {
        self.book = book
        super.init(nibName: nil, bundle: nil)
        title = "Alarm"
        tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "alarm"), tag: 1)
        book.onChange = { [unowned self] in if isViewLoaded { refresh(animated: true) } }
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [unowned self] _ in edit(nil) })
        refresh(animated: false)
    }

    private func refresh(animated: Bool) {
        let shown = book.alarms.map { alarm in
            let row = rows[alarm.id] ?? makeRow(alarm.id)
            row.show(alarm, writer: writer, animated: animated)
            return row
        }
        let ids = Set(book.alarms.map(\.id))
        rows = rows.filter { ids.contains($0.key) }
        list.show(shown, animated: animated)
        editButtonItem.isEnabled = !shown.isEmpty
        if shown.isEmpty, isEditing { setEditing(false, animated: animated) }
    }

    private func makeRow(_ id: Alarm.ID) -> AlarmRow {
        let row = AlarmRow { [unowned self] in book.setOn($0, id) }
        row.onDelete = { [unowned self] in book.remove(id) }
        row.onTap = { [unowned self] in edit(book.alarms.first { $0.id == id }) }
        rows[id] = row
        return row
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        list.setEditing(editing, animated: animated)
    }

    /// Presents the sheet for an alarm, or for a new one.
    private func edit(_ alarm: Alarm?) {
        let editor = AlarmEditorViewController(alarm, in: book)
        let sheet = UINavigationController(rootViewController: editor)
        present(sheet, animated: true) { [self] in if isEditing { setEditing(false, animated: false) } }
    }
}
