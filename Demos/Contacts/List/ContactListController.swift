import UIKit

/// The list of all contacts: leads to their cards, and takes new ones in.
final class ContactListController: UITableViewController {
    private let store: ContactStore
    private let settings: Settings
    private let index = LetterIndex()
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
        addIndex()
    }

    /// The index stays where it is while the rows scroll.
    private func addIndex() {
        index.addAction(UIAction { [unowned self] _ in scroll(to: index.letter) }, for: .valueChanged)
        index.translatesAutoresizingMaskIntoConstraints = false
        tableView.addSubview(index)
        let area = tableView.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            index.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            index.topAnchor.constraint(equalTo: area.topAnchor, constant: 4),
            index.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -4),
            index.widthAnchor.constraint(equalToConstant: LetterIndex.width),
        ])
    }

    /// Lines begin with the names and end before the index.
    override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        let start = tableView.directionalLayoutMargins.leading + ContactCell.indent
        tableView.separatorInset = UIEdgeInsets(top: 0, left: start, bottom: 0, right: ContactCell.end)
    }

    /// Reads the models, so it runs again when one of them changes.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard (sections, textSize) != (store.sections, settings.textSize) else { return }
        let chosen = tableView.indexPathForSelectedRow.map { contact(at: $0).id }
        (sections, textSize) = (store.sections, settings.textSize)
        tableView.backgroundView?.isHidden = !sections.isEmpty
        index.isHidden = sections.isEmpty
        tableView.reloadData()
        if let chosen { select(chosen) }
    }

    // MARK: Rows

    private func contact(at path: IndexPath) -> Contact { sections[path.section].contacts[path.row] }

    /// Goes to a letter, or to the next one that there is.
    private func scroll(to letter: String) {
        guard let last = sections.indices.last else { return }
        let section = sections.firstIndex { LetterIndex.position(of: $0.letter) >= LetterIndex.position(of: letter) }
        tableView.stopScrollingAndZooming()
        tableView.scrollToRow(at: IndexPath(row: NSNotFound, section: section ?? last), at: .top, animated: false)
    }

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

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ContactCell.identifier, for: indexPath)
        (cell as? ContactCell)?.show(contact(at: indexPath), textSize: textSize)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        showCard(of: contact(at: indexPath).id)
    }

    // MARK: Going on

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
