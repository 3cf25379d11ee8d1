import UIKit

/// A sheet with all cities, in sections by their first letters.
final class CitiesViewController: UIViewController {
    private let onChoose: (City) -> Void
    private let list: SectionListView

    init(onChoose: @escaping (City) -> Void) {
        self.onChoose = onChoose
        let sections = Dictionary(grouping: City.all) {
            $0.name.prefix(1).folding(options: .diacriticInsensitive, locale: nil)
        }
        // Hash order: sorted by the letters.
        list = SectionListView(
            sections.sorted { $0.key < $1.key }.map { ($0.key, $0.value.map { "\($0.name), \($0.country)" }) })
        super.init(nibName: nil, bundle: nil)
        title = "Choose a City"
        list.onChoose = { [unowned self] section, row in
            let city = sections.sorted { $0.key < $1.key }[section].value[row]
            dismiss(animated: true) { [onChoose = self.onChoose] in onChoose(city) }
        }
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in cancel() })
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
