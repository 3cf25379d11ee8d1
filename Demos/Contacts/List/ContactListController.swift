import UIKit

/// The list of all contacts: leads to their cards, and takes new ones in.
final class ContactListController: UITableViewController {
    private let store: ContactStore
    private let settings: Settings
    /// The contacts and the size of names that the table shows.
    private var (sections, textSize): ([ContactStore.Section], CGFloat) = ([], 0)

    init(store: ContactStore, settings: Settings) {
        (self.store, self.settings) = (store, settings)
        super.init(style: .plain)
        title = "Contacts"
        restorationIdentifier = "list"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [unowned self] _ in addContact() })
        let gear = UIAction(title: "Text Size", image: UIImage(systemName: "gearshape")) { [unowned self] _ in
            showSettings()
        }
        navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: gear)
    }

    required init?(coder: NSCoder) { fatalError("The list is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "scroll"
        tableView.register(ContactCell.self, forCellReuseIdentifier: ContactCell.identifier)
        tableView.sectionHeaderTopPadding = 0
        let empty = UILabel()
        empty.text = "No Contacts"
        empty.font = .systemFont(ofSize: 22, weight: .semibold)
        empty.textColor = .secondaryLabel
        empty.textAlignment = .center
        tableView.backgroundView = empty
    }

    /// Lines begin with the names.
    override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        let start = tableView.directionalLayoutMargins.leading + ContactCell.indent
        tableView.separatorInset = UIEdgeInsets(top: 0, left: start, bottom: 0, right: 0)
    }

    /// Reads the models, so it runs again when one of them changes.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard (sections, textSize) != (store.sections, settings.textSize) else { return }
        let chosen = tableView.indexPathForSelectedRow.map { contact(at: $0).id }
        (sections, textSize) = (store.sections, settings.textSize)
        tableView.backgroundView?.isHidden = !sections.isEmpty
        tableView.reloadData()
        if let chosen { select(chosen) }
    }

    // MARK: Rows

    private func contact(at path: IndexPath) -> Contact { sections[path.section].contacts[path.row] }

    private func select(_ id: Contact.ID) {
        for (number, section) in sections.enumerated() {
            guard let row = section.contacts.firstIndex(where: { $0.id == id }) else { continue }
            tableView.selectRow(at: IndexPath(row: row, section: number), animated: false, scrollPosition: .none)
        }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].contacts.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].letter
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        sections.isEmpty ? nil : ContactStore.letters
    }

    /// A letter leads to its contacts, or to those of the next letter that there is.
    override func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        let section = sections.firstIndex { (ContactStore.letters.firstIndex(of: $0.letter) ?? .max) >= index }
        return section ?? sections.count - 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ContactCell.identifier, for: indexPath)
        (cell as? ContactCell)?.show(contact(at: indexPath), textSize: textSize)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        showCard(of: contact(at: indexPath).id)
    }

    // MARK: Navigation

    private func showCard(of id: Contact.ID) {
        navigationController?.pushViewController(ContactCardController(store: store, id: id), animated: true)
    }

    private func addContact() {
        guard presentedViewController == nil else { return }
        present(ContactEditorSheet(store.makeContact(), isNew: true, delegate: self), animated: true)
    }

    private func showSettings() {
        let controller = SettingsController(settings: settings)
        controller.modalPresentationStyle = .popover
        let popover = controller.popoverPresentationController
        popover?.barButtonItem = navigationItem.leftBarButtonItem
        let sheet = popover?.adaptiveSheetPresentationController
        let low = UISheetPresentationController.Detent.custom(identifier: .init("low")) { _ in
            SettingsController.height
        }
        sheet?.detents = [low]
        sheet?.largestUndimmedDetentIdentifier = low.identifier
        sheet?.prefersGrabberVisible = true
        present(controller, animated: true)
    }

    // MARK: Keyboard

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                input: "n", modifierFlags: .command, action: ContactListController.addContact,
                discoverabilityTitle: "New Contact")
        ]
    }
}

extension ContactListController: ContactEditorDelegate {
    func contactEditor(_ editor: ContactEditorController, didFinishWith contact: Contact) {
        store.save(contact)
        view.layoutIfNeeded()
        select(contact.id)
        showCard(of: contact.id)
    }
}
