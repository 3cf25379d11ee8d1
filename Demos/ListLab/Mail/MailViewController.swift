import UIKit

/// The inbox: letters are swiped, chosen several at once, and fetched by a pull.
final class MailViewController: UITableViewController {
    private var mailbox = Mailbox()
    private let dates = MessageDate()
    private lazy var markItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Mark as Read") { [unowned self] _ in markChosen() })
    private lazy var deleteItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Delete") { [unowned self] _ in deleteChosen() })

    init() {
        super.init(style: .plain)
        title = "Inbox"
        navigationItem.rightBarButtonItem = editButtonItem
        toolbarItems = [markItem, .flexibleSpace(), deleteItem]
        // The selection stays until the list is shown again, and lasts while letters are chosen.
        clearsSelectionOnViewWillAppear = true
    }

    required init?(coder: NSCoder) { fatalError("The inbox is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
        tableView.estimatedRowHeight = 96
        tableView.allowsMultipleSelectionDuringEditing = true
        let refresh = UIRefreshControl()
        refresh.addAction(UIAction { [unowned self] _ in fetch() }, for: .valueChanged)
        refreshControl = refresh
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        mailbox.messages.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: MessageCell.identifier, for: indexPath)
        show(mailbox[indexPath.row], in: cell)
        return cell
    }

    private func show(_ message: Message, in cell: UITableViewCell?) {
        (cell as? MessageCell)?.show(message, date: dates.text(of: message.date))
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard !isEditing else { return updateToolbar() }
        change(indexPath) { $0.isUnread = false }
        navigationController?.pushViewController(
            MessageViewController(mailbox[indexPath.row], date: dates), animated: true)
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { updateToolbar() }

    /// Changes a letter, and its row as far as it is seen.
    private func change(_ path: IndexPath, _ change: (inout Message) -> Void) {
        change(&mailbox[path.row])
        show(mailbox[path.row], in: tableView.cellForRow(at: path))
    }

    private func delete(_ paths: [IndexPath]) {
        mailbox.remove(at: paths.map(\.row))
        tableView.deleteRows(at: paths, with: .automatic)
    }

    // MARK: New letters

    private func fetch() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) { [weak self] in self?.receive() }
    }

    private func receive() {
        let count = mailbox.fetch()
        tableView.insertRows(at: (0..<count).map { IndexPath(row: $0, section: 0) }, with: .top)
        refreshControl?.endRefreshing()
    }

    // MARK: Several letters

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        navigationController?.setToolbarHidden(!editing, animated: animated)
        updateToolbar()
    }

    private var chosen: [IndexPath] { tableView.indexPathsForSelectedRows ?? [] }

    private func updateToolbar() {
        let count = isEditing ? chosen.count : 0
        title = count == 0 ? "Inbox" : "\(count) Selected"
        for item in [markItem, deleteItem] { item.isEnabled = count > 0 }
    }

    private func markChosen() {
        for path in chosen { change(path) { $0.isUnread = false } }
        setEditing(false, animated: true)
    }

    private func deleteChosen() {
        delete(chosen)
        setEditing(false, animated: true)
    }

    // MARK: Swipes

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let isUnread = mailbox[indexPath.row].isUnread
        let read = action(indexPath, isUnread ? "Read" : "Unread", isUnread ? "eye" : "envelope.fill", .systemBlue) {
            [unowned self] path, _ in
            change(path) { $0.isUnread.toggle() }
        }
        return UISwipeActionsConfiguration(actions: [read])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = action(indexPath, "Delete", "trash.fill", nil) { [unowned self] path, _ in self.delete([path]) }
        let flag = action(
            indexPath, mailbox[indexPath.row].isFlagged ? "Unflag" : "Flag", "flag.fill", .systemOrange
        ) { [unowned self] path, _ in
            change(path) { $0.isFlagged.toggle() }
        }
        let more = action(indexPath, "More", "ellipsis", .systemGray) { [unowned self] path, button in
            showMore(for: path, from: button)
        }
        return UISwipeActionsConfiguration(actions: [delete, flag, more])
    }

    /// Makes an action for the letter of a row, wherever it is when the action is done; it destroys without a colour.
    private func action(
        _ path: IndexPath, _ title: String, _ symbol: String, _ color: UIColor?,
        handler: @escaping (IndexPath, UIView) -> Void
    ) -> UIContextualAction {
        let id = mailbox[path.row].id
        let action = UIContextualAction(style: color == nil ? .destructive : .normal, title: title) {
            [unowned self] _, button, done in
            guard let row = mailbox.row(of: id) else { return done(false) }
            handler(IndexPath(row: row, section: 0), button)
            done(true)
        }
        action.image = UIImage(systemName: symbol)
        if let color { action.backgroundColor = color }
        return action
    }

    private func showMore(for path: IndexPath, from button: UIView) {
        let id = mailbox[path.row].id
        let sheet = UIAlertController(title: mailbox[path.row].subject, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Move to the Top", style: .default) { [unowned self] _ in moveToTop(id) })
        sheet.addAction(
            UIAlertAction(title: "Mark All as Read", style: .default) { [unowned self] _ in
                for row in mailbox.messages.indices { change(IndexPath(row: row, section: 0)) { $0.isUnread = false } }
            })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = tableView
        sheet.popoverPresentationController?.sourceRect = tableView.rectForRow(at: path)
        present(sheet, animated: true)
    }

    private func moveToTop(_ id: Message.ID) {
        guard let row = mailbox.row(of: id) else { return }
        mailbox.moveToTop(row)
        tableView.moveRow(at: IndexPath(row: row, section: 0), to: IndexPath(row: 0, section: 0))
        tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: true)
    }
}
