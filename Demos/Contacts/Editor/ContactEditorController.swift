import UIKit

/// Edits a copy of a contact in a sheet, and hands it on when the user is done. It asks before changes are thrown away.
final class ContactEditorController: UITableViewController {
    private static let (textsKey, editedRowKey, selectionKey, delegateKey) = (
        "texts", "editedRow", "selection", "delegate"
    )
    weak var delegate: (any ContactEditorDelegate)?

    private let original: Contact
    private var draft: Contact {
        didSet { draftDidChange() }
    }
    private let header = EditorHeader()
    private let rows: [FieldCell]
    /// The rows of each section.
    private let sections: [[FieldCell]]
    /// The row in which editing begins, or continues after a relaunch.
    private var editedRow: Int?
    /// The offsets of the selection with which it continues.
    private var selection: [Int] = []
    private lazy var doneItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [unowned self] _ in finish() })
    private lazy var cancelItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in cancel() })

    init(_ contact: Contact, isNew: Bool) {
        (original, draft) = (contact, contact)
        rows = [
            FieldCell("First name", contact.firstName, content: .givenName),
            FieldCell("Last name", contact.lastName, content: .familyName),
            FieldCell("Phone", contact.phone, keyboard: .phonePad, content: .telephoneNumber),
            FieldCell("E-mail", contact.email, keyboard: .emailAddress, content: .emailAddress),
        ]
        sections = [Array(rows[..<2]), [rows[2]], [rows[3]]]
        super.init(style: .insetGrouped)
        title = isNew ? "New Contact" : "Edit Contact"
        restorationIdentifier = "editor"
        editedRow = isNew ? 0 : nil
        navigationItem.leftBarButtonItem = cancelItem
        navigationItem.rightBarButtonItem = doneItem
    }

    required init?(coder: NSCoder) { fatalError("Editors are made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        for row in rows {
            row.field.delegate = self
            row.field.addAction(UIAction { [unowned self] _ in readFields() }, for: .editingChanged)
        }
        rows.last?.field.returnKeyType = .done
        draftDidChange()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let editedRow else { return }
        edit(rows[editedRow])
        rows[editedRow].select(selection)
        (self.editedRow, selection) = (nil, [])
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        sections[indexPath.section][indexPath.row]
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        section == 0 ? header : nil
    }

    /// Has the user type into the field of a row, which scrolls in where it does not show.
    private func edit(_ cell: FieldCell) {
        for (section, cells) in sections.enumerated() {
            guard let row = cells.firstIndex(of: cell) else { continue }
            tableView.scrollToRow(at: IndexPath(row: row, section: section), at: .none, animated: false)
            tableView.layoutIfNeeded()
        }
        cell.field.becomeFirstResponder()
    }

    // MARK: The draft

    private func readFields() {
        let texts = rows.map { ($0.field.text ?? "").trimmingCharacters(in: .whitespaces) }
        var changed = draft
        (changed.firstName, changed.lastName, changed.phone, changed.email) = (texts[0], texts[1], texts[2], texts[3])
        draft = changed
    }

    private func draftDidChange() {
        doneItem.isEnabled = !draft.fullName.isEmpty
        isModalInPresentation = draft != original
        header.show(draft)
    }

    // MARK: Restoration

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(rows.map { $0.field.text ?? "" }, forKey: Self.textsKey)
        if let row = rows.firstIndex(where: \.field.isEditing) {
            coder.encode(row, forKey: Self.editedRowKey)
            coder.encode(rows[row].selection, forKey: Self.selectionKey)
        }
        if let delegate = delegate as? UIViewController { coder.encode(delegate, forKey: Self.delegateKey) }
    }

    /// Takes back the entered text, its field, and the contact.
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        delegate = coder.decodeObject(forKey: Self.delegateKey) as? any ContactEditorDelegate
        let texts = coder.decodeObject(forKey: Self.textsKey) as? [String] ?? []
        for (row, text) in zip(rows, texts) { row.field.text = text }
        readFields()
        guard coder.containsValue(forKey: Self.editedRowKey) else { return editedRow = nil }
        let row = coder.decodeInteger(forKey: Self.editedRowKey)
        editedRow = rows.indices.contains(row) ? row : nil
        selection = coder.decodeObject(forKey: Self.selectionKey) as? [Int] ?? []
    }

    // MARK: Keyboard

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                input: UIKeyCommand.inputEscape, modifierFlags: [], action: ContactEditorController.cancel,
                discoverabilityTitle: "Cancel"),
            UIKeyCommand(
                input: "\r", modifierFlags: .command, action: ContactEditorController.finish,
                discoverabilityTitle: "Done"),
        ]
    }

    // MARK: The end

    private func finish() {
        guard doneItem.isEnabled else { return }
        view.endEditing(true)
        dismiss(animated: true) { [self] in if draft != original { delegate?.contactEditor(self, didFinishWith: draft) }
        }
    }

    private func cancel() {
        if draft == original { dismiss(animated: true) } else { askToDiscard() }
    }

    private func askToDiscard() {
        guard presentedViewController == nil else { return }
        let sheet = UIAlertController(
            title: nil, message: "Are you sure that you want to discard what you have entered?",
            preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Discard Changes", style: .destructive) { [weak self] _ in
                self?.dismiss(animated: true)
            }
        )
        sheet.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = cancelItem
        present(sheet, animated: true)
    }
}

extension ContactEditorController: UITextFieldDelegate {
    /// Return moves on to the next field, and is done after the last.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let index = rows.firstIndex(where: { $0.field === textField }) else { return true }
        if index + 1 < rows.count { edit(rows[index + 1]) } else { finish() }
        return false
    }
}

extension ContactEditorController: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        askToDiscard()
    }
}
