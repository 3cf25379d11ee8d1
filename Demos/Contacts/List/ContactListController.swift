import UIKit

/// The list of all contacts: leads to their cards, and takes new ones in.
final class ContactListController: UIViewController {
    private let store: ContactStore
    private let settings: Settings
    private let listView = ContactListView()
    private let index = LetterIndex()
    /// The contact whose card is shown.
    private var chosenID: Contact.ID?

    init(store: ContactStore, settings: Settings) {
        (self.store, self.settings) = (store, settings)
        super.init(nibName: nil, bundle: nil)
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
        view.backgroundColor = .systemBackground
        listView.restorationIdentifier = "scroll"
        listView.onChoice = { [unowned self] id in showCard(of: id) }
        index.addAction(UIAction { [unowned self] _ in listView.scroll(to: index.letter) }, for: .valueChanged)
        view.addSubview(listView)
        view.addSubview(index)
    }

    /// Reads the models, so it runs again when one of them changes.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        listView.frame = view.bounds
        listView.show(store.sections, textSize: settings.textSize)
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let isAtLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        index.frame = CGRect(
            x: isAtLeft ? area.minX : area.maxX - LetterIndex.width, y: area.minY + 4, width: LetterIndex.width,
            height: max(0, area.height - 8))
        index.isHidden = store.contacts.isEmpty
    }

    /// The row of the card that was shown fades, as far as a finger leads the way back.
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let id = chosenID, let row = listView.row(of: id) else { return }
        chosenID = nil
        guard let transitionCoordinator else { return row.isSelected = false }
        transitionCoordinator.animate { _ in
            row.isSelected = false
        } completion: { [weak self] context in
            guard context.isCancelled else { return }
            self?.chosenID = id
            row.isSelected = true
        }
    }

    // MARK: Going on

    private func showCard(of id: Contact.ID) {
        chosenID = id
        listView.row(of: id)?.isSelected = true
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
        showCard(of: contact.id)
    }
}
