import UIKit

/// A page of options in groups with headings.
class OptionsViewController: UITableViewController {
    private static let (optionIdentifier, counterIdentifier, textIdentifier) = ("option", "counter", "text")
    private var sections: [OptionSection] = []

    init(title: String) {
        super.init(style: .insetGrouped)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    /// Shows options instead of those before.
    func show(_ sections: [OptionSection]) {
        self.sections = sections
        if isViewLoaded { tableView.reloadData() }
    }

    /// Changes the text of the last section.
    func tell(_ text: String) {
        guard !sections.isEmpty else { return }
        let section = sections.count - 1
        sections[section].rows = [.text(text)]
        tableView.reloadRows(at: [IndexPath(row: 0, section: section)], with: .none)
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch sections[indexPath.section].rows[indexPath.row] {
        case .option(let title, let note, _):
            let cell = makeCell(.subtitle, Self.optionIdentifier)
            cell.textLabel?.text = title
            cell.textLabel?.textColor = .tintColor
            cell.detailTextLabel?.text = note
            cell.detailTextLabel?.font = .systemFont(ofSize: 13)
            cell.detailTextLabel?.textColor = .secondaryLabel
            cell.detailTextLabel?.numberOfLines = 0
            return cell
        case .counter(let title, let count):
            let cell = makeCell(.value1, Self.counterIdentifier)
            cell.textLabel?.text = title
            cell.textLabel?.textColor = .tintColor
            cell.detailTextLabel?.text = "\(count)"
            return cell
        case .text(let text):
            let cell = makeCell(.default, Self.textIdentifier)
            cell.textLabel?.text = text
            cell.textLabel?.font = .systemFont(ofSize: 15)
            cell.textLabel?.numberOfLines = 0
            cell.selectionStyle = .none
            return cell
        }
    }

    private func makeCell(_ style: UITableViewCell.CellStyle, _ identifier: String) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: style, reuseIdentifier: identifier)
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        if case .text = sections[indexPath.section].rows[indexPath.row] { nil } else { indexPath }
    }

    /// A row stays selected only while a page is shown to which it has led.
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let cell = tableView.cellForRow(at: indexPath)
        switch sections[indexPath.section].rows[indexPath.row] {
        case .option(_, _, let action): if let cell { action(cell) }
        case .counter(let title, let count):
            sections[indexPath.section].rows[indexPath.row] = .counter(title, count: count + 1)
            cell?.detailTextLabel?.text = "\(count + 1)"
        case .text: break
        }
        guard navigationController?.topViewController === self else { return }
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
