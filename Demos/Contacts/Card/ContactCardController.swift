import UIKit

/// A contact's card, from which it is edited or deleted.
final class ContactCardController: UITableViewController {
    /// The content of a row, and the action of a touch.
    private enum Row: Equatable {
        case phone(String)
        case email(String)
        case deletion
    }

    private static let idKey = "contact"
    private static let (valueIdentifier, actionIdentifier) = ("value", "action")
    private let store: ContactStore
    private let id: Contact.ID
    private lazy var tiles = TileRow([
        Tile("message", symbol: "message.fill") { [unowned self] in copyPhone() },
        Tile("call", symbol: "phone.fill") { [unowned self] in copyPhone() },
        Tile("video", symbol: "video.fill") { [unowned self] in copyPhone() },
        Tile("mail", symbol: "envelope.fill") { [unowned self] in copyEmail() },
    ])
    private lazy var header = CardHeader(tiles)
    /// The contact as the card shows it, with the rows of each section.
    private var (shown, sections): (Contact?, [[Row]]) = (nil, [])

    init(store: ContactStore, id: Contact.ID) {
        (self.store, self.id) = (store, id)
        super.init(style: .insetGrouped)
        restorationIdentifier = "card"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .edit, primaryAction: UIAction { [unowned self] _ in edit() })
    }

    /// Makes the card again that was open when the state of the app was saved; nil when the contact is there no more.
    convenience init?(store: ContactStore, restoringWith coder: NSCoder) {
        let id = coder.decodeInteger(forKey: Self.idKey)
        guard store[id] != nil else { return nil }
        self.init(store: store, id: id)
    }

    required init?(coder: NSCoder) { fatalError("Cards are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "scroll"
    }

    /// Reads the model, so it runs again when that changes. A contact that was deleted stays until the card is popped.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let contact = store[id], contact != shown else { return }
        shown = contact
        header.show(contact)
        tiles.enable { $0.title == "mail" ? !contact.email.isEmpty : !contact.phone.isEmpty }
        var values: [Row] = []
        if !contact.phone.isEmpty { values.append(.phone(contact.phone)) }
        if !contact.email.isEmpty { values.append(.email(contact.email)) }
        sections = [values, [.deletion]]
        tableView.reloadData()
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(id, forKey: Self.idKey)
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        section == 0 ? header : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch sections[indexPath.section][indexPath.row] {
        case .phone(let phone): valueCell("mobile", phone)
        case .email(let email): valueCell("e-mail", email)
        case .deletion: actionCell("Delete Contact", .systemRed)
        }
    }

    private func valueCell(_ name: String, _ value: String) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: Self.valueIdentifier)
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: Self.valueIdentifier)
        cell.textLabel?.text = name
        cell.textLabel?.font = .systemFont(ofSize: 14)
        cell.detailTextLabel?.text = value
        cell.detailTextLabel?.font = .systemFont(ofSize: 17)
        cell.detailTextLabel?.textColor = .tintColor
        return cell
    }

    private func actionCell(_ title: String, _ color: UIColor) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: Self.actionIdentifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: Self.actionIdentifier)
        cell.textLabel?.text = title
        cell.textLabel?.textColor = color
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch sections[indexPath.section][indexPath.row] {
        case .phone: copyPhone()
        case .email: copyEmail()
        case .deletion: askToDelete()
        }
    }

    // MARK: Actions

    private func edit() {
        guard let contact = store[id], presentedViewController == nil else { return }
        present(ContactEditorSheet(contact, isNew: false, delegate: self), animated: true)
    }

    private func copyPhone() { copy(store[id]?.phone) }
    private func copyEmail() { copy(store[id]?.email) }

    /// There is no telephone in here.
    private func copy(_ text: String?) {
        guard let text, !text.isEmpty else { return }
        UIPasteboard.general.string = text
        let alert = UIAlertController(title: "Copied", message: "“\(text)” can be pasted now.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    private func askToDelete() {
        guard let contact = store[id] else { return }
        let alert = UIAlertController(
            title: "Delete “\(contact.fullName)”?", message: "Undo brings the contact back.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [store, undoManager, weak self] _ in
                store.remove(contact, undoManager: undoManager)
                self?.goBack()
            })
        present(alert, animated: true)
    }

    private func goBack() { navigationController?.popViewController(animated: true) }

    // MARK: Keyboard

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                input: "e", modifierFlags: .command, action: ContactCardController.edit, discoverabilityTitle: "Edit"),
            UIKeyCommand(
                input: UIKeyCommand.inputEscape, modifierFlags: [], action: ContactCardController.goBack,
                discoverabilityTitle: "Back"),
        ]
    }
}

extension ContactCardController: ContactEditorDelegate {
    func contactEditor(_ editor: ContactEditorController, didFinishWith contact: Contact) { store.save(contact) }
}
