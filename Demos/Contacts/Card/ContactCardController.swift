import UIKit

/// A contact's card, from which it is edited or deleted.
final class ContactCardController: UIViewController {
    private static let idKey = "contact"
    private let store: ContactStore
    private let id: Contact.ID
    private let header = CardHeader()
    private lazy var tiles = TileRow([
        Tile("message", symbol: "message.fill") { [unowned self] in copyPhone() },
        Tile("call", symbol: "phone.fill") { [unowned self] in copyPhone() },
        Tile("video", symbol: "video.fill") { [unowned self] in copyPhone() },
        Tile("mail", symbol: "envelope.fill") { [unowned self] in copyEmail() },
    ])
    private lazy var phoneRow = ValueRow("mobile") { [unowned self] in copyPhone() }
    private lazy var emailRow = ValueRow("e-mail") { [unowned self] in copyEmail() }
    private lazy var values = GroupView([phoneRow, emailRow])
    private lazy var column = ColumnView([
        header, tiles, values, GroupView([ActionRow("Delete Contact", .systemRed) { [unowned self] in askToDelete() }]),
    ])

    init(store: ContactStore, id: Contact.ID) {
        (self.store, self.id) = (store, id)
        super.init(nibName: nil, bundle: nil)
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

    override func loadView() {
        column.restorationIdentifier = "scroll"
        view = column
    }

    /// Reads the model, so it runs again when that changes. A contact that was deleted stays until the card has gone.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let contact = store[id] else { return }
        header.show(contact)
        tiles.enable { $0.title == "mail" ? !contact.email.isEmpty : !contact.phone.isEmpty }
        phoneRow.value = contact.phone
        emailRow.value = contact.email
        values.isHidden = contact.phone.isEmpty && contact.email.isEmpty
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(id, forKey: Self.idKey)
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
