import UIKit

/// A list of errands for today and for later, and of those that are done: a tap moves one between them.
final class ErrandsViewController: UITableViewController {
    private var errands = Dictionary(uniqueKeysWithValues: Errand.examples.map { ($0.id, $0) })
    private var nextID = Errand.examples.count
    private lazy var source = ErrandSource(tableView: tableView) { [unowned self] table, path, id in
        cell(of: id, in: table, at: path)
    }

    init() {
        super.init(style: .insetGrouped)
        title = "To-do"
        let add = UIAction { [unowned self] _ in askForErrand() }
        navigationItem.rightBarButtonItems = [editButtonItem, UIBarButtonItem(systemItem: .add, primaryAction: add)]
        let shuffling = UIAction(title: "Shuffle", image: UIImage(systemName: "shuffle")) { [unowned self] _ in
            self.shuffle()
        }
        let clearing = UIAction(title: "Clear Done") { [unowned self] _ in clearDone() }
        toolbarItems = [
            UIBarButtonItem(primaryAction: shuffling), .flexibleSpace(), UIBarButtonItem(primaryAction: clearing),
        ]
    }

    required init?(coder: NSCoder) { fatalError("The list is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "errand")
        source.onDelete = { [unowned self] id in delete([id]) }
        source.onMove = { [unowned self] id, period in
            errands[id]?.isDone = period == .done
            if period != .done { errands[id]?.period = period }
            update(id)
        }
        var snapshot = ErrandSource.Snapshot()
        snapshot.appendSections(Errand.Period.allCases)
        for errand in Errand.examples { snapshot.appendItems([errand.id], toSection: errand.shownPeriod) }
        source.apply(snapshot, animatingDifferences: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    // MARK: Rows

    private func cell(of id: Errand.ID, in table: UITableView, at path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "errand", for: path)
        guard let errand = errands[id] else { return cell }
        var content = UIListContentConfiguration.cell()
        content.attributedText = NSAttributedString(
            string: errand.text,
            attributes: errand.isDone ? [.strikethroughStyle: NSUnderlineStyle.single.rawValue] : [:])
        content.textProperties.color = errand.isDone ? .secondaryLabel : .label
        content.image = UIImage(systemName: errand.isDone ? "checkmark.circle.fill" : "circle")
        content.imageProperties.tintColor = errand.isDone ? .systemGreen : .tertiaryLabel
        cell.contentConfiguration = content
        cell.showsReorderControl = true
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let id = source.itemIdentifier(for: indexPath), var errand = errands[id] else { return }
        errand.isDone.toggle()
        errands[id] = errand
        var snapshot = source.snapshot()
        snapshot.deleteItems([id])
        if let first = snapshot.itemIdentifiers(inSection: errand.shownPeriod).first {
            snapshot.insertItems([id], beforeItem: first)
        } else {
            snapshot.appendItems([id], toSection: errand.shownPeriod)
        }
        snapshot.reconfigureItems([id])
        source.apply(snapshot)
    }

    /// Shows an errand as it is now.
    private func update(_ id: Errand.ID) {
        var snapshot = source.snapshot()
        snapshot.reconfigureItems([id])
        source.apply(snapshot, animatingDifferences: false)
    }

    // MARK: Changes

    private func delete(_ ids: [Errand.ID]) {
        var snapshot = source.snapshot()
        snapshot.deleteItems(ids)
        for id in ids { errands[id] = nil }
        source.apply(snapshot)
    }

    private func clearDone() { delete(source.snapshot().itemIdentifiers(inSection: .done)) }

    /// Puts the errands of each section in another order.
    private func shuffle() {
        var snapshot = ErrandSource.Snapshot()
        snapshot.appendSections(Errand.Period.allCases)
        for period in Errand.Period.allCases {
            let items = source.snapshot().itemIdentifiers(inSection: period)
            snapshot.appendItems(items.shuffled(), toSection: period)
        }
        source.apply(snapshot)
    }

    private func askForErrand() {
        let alert = UIAlertController(title: "What is to be done?", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Errand" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let add = UIAlertAction(title: "Add", style: .default) { [unowned self, unowned alert] _ in
            self.add(alert.textFields?.first?.text ?? "")
        }
        alert.addAction(add)
        alert.preferredAction = add
        present(alert, animated: true)
    }

    private func add(_ text: String) {
        guard text.contains(where: { !$0.isWhitespace }) else { return }
        let id = nextID
        nextID += 1
        errands[id] = Errand(id: id, text: text)
        var snapshot = source.snapshot()
        if let first = snapshot.itemIdentifiers(inSection: .today).first {
            snapshot.insertItems([id], beforeItem: first)
        } else {
            snapshot.appendItems([id], toSection: .today)
        }
        source.apply(snapshot)
    }
}
