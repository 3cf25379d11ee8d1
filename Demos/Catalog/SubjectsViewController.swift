import UIKit

/// The list of subjects, in groups with headings.
final class SubjectsViewController: UITableViewController {
    private static let identifier = "subject"

    init() {
        super.init(style: .insetGrouped)
        title = "Catalog"
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
        navigationItem.rightBarButtonItem = makeAppearanceItem()
    }

    /// Badges are pictures in the colours of light or dark.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        navigationItem.rightBarButtonItem?.image = appearanceImage
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { tableView.reloadData() }
    }

    // MARK: Rows

    private func subject(at path: IndexPath) -> Subject { Subject.groups[path.section].subjects[path.row] }

    override func numberOfSections(in tableView: UITableView) -> Int { Subject.groups.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Subject.groups[section].subjects.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Subject.groups[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        let subject = subject(at: indexPath)
        cell.textLabel?.text = subject.title
        cell.imageView?.image = .badge(subject.symbol, color: subject.color.resolvedColor(with: traitCollection))
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(subject(at: indexPath).makePage(), animated: true)
    }
}
