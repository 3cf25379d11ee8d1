import UIKit

/// A sheet with all cities, in sections by their first letters.
final class CitiesViewController: UITableViewController {
    private static let identifier = "city"
    private let onChoose: (City) -> Void
    private let sections: [(letter: String, cities: [City])]

    init(onChoose: @escaping (City) -> Void) {
        self.onChoose = onChoose
        let groups = Dictionary(grouping: City.all) {
            $0.name.prefix(1).folding(options: .diacriticInsensitive, locale: nil)
        }
        // Hash order: sorted by the letters.
        sections = groups.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        super.init(style: .plain)
        title = "Choose a City"
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
        tableView.sectionHeaderTopPadding = 0
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in cancel() })
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].cities.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].letter
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        let city = sections[indexPath.section].cities[indexPath.row]
        cell.textLabel?.text = "\(city.name), \(city.country)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let city = sections[indexPath.section].cities[indexPath.row]
        dismiss(animated: true) { [onChoose] in onChoose(city) }
    }

    private func cancel() { dismiss(animated: true) }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                input: UIKeyCommand.inputEscape, modifierFlags: [], action: CitiesViewController.cancel,
                discoverabilityTitle: "Cancel")
        ]
    }
}
