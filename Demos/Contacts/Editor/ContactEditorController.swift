import UIKit

/// Edits a copy of a contact in a sheet, and hands it on when the user is done. It asks before changes are thrown away.
final class ContactEditorController: UIViewController {
    private static let (textsKey, editedRowKey, delegateKey) = ("texts", "editedRow", "delegate")
    weak var delegate: (any ContactEditorDelegate)?

    private let original: Contact
    private var draft: Contact {
        didSet { draftDidChange() }
    }
    private let avatar = AvatarHolder()
    private let rows: [FieldRow]
    /// The row in which editing begins, or goes on after a relaunch.
    private var editedRow: Int?
    private lazy var doneItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [unowned self] _ in finish() })
    private lazy var cancelItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in cancel() })

    init(_ contact: Contact, isNew: Bool) {
        (original, draft) = (contact, contact)
        rows = [
            FieldRow("First name", contact.firstName, content: .givenName),
            FieldRow("Last name", contact.lastName, content: .familyName),
            FieldRow("Phone", contact.phone, keyboard: .phonePad, content: .telephoneNumber),
            FieldRow("E-mail", contact.email, keyboard: .emailAddress, content: .emailAddress),
        ]
        super.init(nibName: nil, bundle: nil)
        title = isNew ? "New Contact" : "Edit Contact"
        restorationIdentifier = "editor"
        editedRow = isNew ? 0 : nil
        navigationItem.leftBarButtonItem = cancelItem
        navigationItem.rightBarButtonItem = doneItem
    }

    required init?(coder: NSCoder) { fatalError("Editors are made in code.") }

    override func loadView() {
        view = ColumnView([avatar, GroupView(Array(rows[..<2])), GroupView([rows[2]]), GroupView([rows[3]])])
    }

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
        if let editedRow { rows[editedRow].field.becomeFirstResponder() }
        editedRow = nil
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
        avatar.show(draft)
    }

    // MARK: Coming back

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(rows.map { $0.field.text ?? "" }, forKey: Self.textsKey)
        if let row = rows.firstIndex(where: \.field.isEditing) { coder.encode(row, forKey: Self.editedRowKey) }
        if let delegate = delegate as? UIViewController { coder.encode(delegate, forKey: Self.delegateKey) }
    }

    /// Takes back what was entered, where, and for whom.
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        delegate = coder.decodeObject(forKey: Self.delegateKey) as? any ContactEditorDelegate
        let texts = coder.decodeObject(forKey: Self.textsKey) as? [String] ?? []
        for (row, text) in zip(rows, texts) { row.field.text = text }
        readFields()
        guard coder.containsValue(forKey: Self.editedRowKey) else { return editedRow = nil }
        let row = coder.decodeInteger(forKey: Self.editedRowKey)
        editedRow = rows.indices.contains(row) ? row : nil
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
    /// Return goes on to the next field, and is done after the last.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let index = rows.firstIndex(where: { $0.field === textField }) else { return true }
        if index + 1 < rows.count { rows[index + 1].field.becomeFirstResponder() } else { finish() }
        return false
    }
}

extension ContactEditorController: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        askToDiscard()
    }
}
