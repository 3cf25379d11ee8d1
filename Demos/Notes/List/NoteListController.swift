import UIKit

/// The list of all notes, from which they are opened, begun and deleted.
final class NoteListController: UITableViewController {
    private let store: NoteStore
    private let countLabel = UILabel()
    private lazy var source = NoteSource(tableView: tableView) { [unowned self] table, path, id in
        let cell = table.dequeueReusableCell(withIdentifier: "note", for: path)
        if let note = store[id] { show(note, in: cell) }
        return cell
    }

    init(store: NoteStore) {
        self.store = store
        super.init(style: .insetGrouped)
        title = "Notes"
        restorationIdentifier = "list"
        countLabel.font = .preferredFont(forTextStyle: .caption1)
        countLabel.textColor = .secondaryLabel
        let writing = UIAction(title: "New Note", image: UIImage(systemName: "square.and.pencil")) { [unowned self] _ in
            open(store.makeNote())
        }
        toolbarItems = [
            .flexibleSpace(), UIBarButtonItem(customView: countLabel), .flexibleSpace(),
            UIBarButtonItem(primaryAction: writing),
        ]
    }

    required init?(coder: NSCoder) { fatalError("The list is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "scroll"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        source.defaultRowAnimation = .fade
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    /// Reads the store, so it runs again when notes change.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        showNotes(store.notes)
    }

    private var shown: [Note] = []

    private func showNotes(_ notes: [Note]) {
        guard notes != shown || source.snapshot().numberOfSections == 0 else { return }
        let former = Dictionary(uniqueKeysWithValues: shown.map { ($0.id, $0) })
        let isFirst = source.snapshot().numberOfSections == 0
        shown = notes
        var snapshot = NSDiffableDataSourceSnapshot<Int, Note.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(notes.map(\.id))
        snapshot.reconfigureItems(notes.filter { former[$0.id].map { $0 != store[$0.id] } ?? false }.map(\.id))
        source.apply(snapshot, animatingDifferences: !isFirst && view.window != nil)
        countLabel.text = notes.count == 1 ? "1 Note" : "\(notes.count) Notes"
        countLabel.sizeToFit()
    }

    private func show(_ note: Note, in cell: UITableViewCell) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = note.title
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.textProperties.numberOfLines = 1
        content.secondaryText = "\(date(of: note))  \(note.preview)"
        content.secondaryTextProperties.color = .secondaryLabel
        content.secondaryTextProperties.numberOfLines = 1
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
    }

    /// The time of a note of today, else its day.
    private func date(of note: Note) -> String {
        let formatter = DateFormatter()
        formatter.calendar = SessionClock.calendar
        formatter.timeZone = SessionClock.calendar.timeZone
        formatter.locale = SessionClock.calendar.locale
        let isToday = SessionClock.calendar.isDate(note.changed, inSameDayAs: Date())
        (formatter.dateStyle, formatter.timeStyle) = isToday ? (.none, .short) : (.short, .none)
        return formatter.string(from: note.changed)
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let note = source.itemIdentifier(for: indexPath).flatMap({ store[$0] }) { open(note) }
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let note = source.itemIdentifier(for: indexPath).flatMap({ store[$0] }) else { return nil }
        let deletion = UIContextualAction(style: .destructive, title: nil) { [unowned self] _, _, done in
            store.remove(note, undoManager: undoManager)
            done(true)
        }
        deletion.image = UIImage(systemName: "trash.fill")
        return UISwipeActionsConfiguration(actions: [deletion])
    }

    private func open(_ note: Note) {
        navigationController?.pushViewController(NoteController(store: store, note: note), animated: true)
    }

    // MARK: Keyboard

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        let command = UIKeyCommand(
            input: "n", modifierFlags: .command, action: NoteListController.writeNote,
            discoverabilityTitle: "New Note")
        return [command]
    }

    private func writeNote() { open(store.makeNote()) }
}
