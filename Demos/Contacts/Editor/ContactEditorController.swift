import UIKit

/// Edits a copy of a contact in a sheet, and hands it on when the user is done. It asks before changes are thrown away.
final class ContactEditorController: UIViewController {
    weak var delegate: (any ContactEditorDelegate)?

    private let original: Contact
    private var draft: Contact {
        didSet { draftDidChange() }
    }
    private let avatar = AvatarHolder()
    private let rows: [FieldRow]
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
        navigationItem.leftBarButtonItem = cancelItem
        navigationItem.rightBarButtonItem = doneItem
    }

    required init?(coder: NSCoder) { fatalError("Editors are made in code.") }

    /// The editor below a bar, to be presented.
    func inSheet() -> UIViewController {
        let navigation = UINavigationController(rootViewController: self)
        navigation.navigationBar.showGroundBelowContentOnly()
        navigation.modalPresentationStyle = .pageSheet
        navigation.presentationController?.delegate = self
        return navigation
    }

    override func loadView() {
        view = ColumnView([avatar, GroupView(Array(rows[..<2])), GroupView([rows[2]]), GroupView([rows[3]])])
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for row in rows {
            row.field.delegate = self
            row.field.addAction(UIAction { [unowned self] _ in takeFields() }, for: .editingChanged)
        }
        rows.last?.field.returnKeyType = .done
        draftDidChange()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if original.fullName.isEmpty { rows[0].field.becomeFirstResponder() }
    }

    // MARK: The draft

    private func takeFields() {
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
            UIAlertAction(title: "Discard Changes", style: .destructive) { [unowned self] _ in dismiss(animated: true) }
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
