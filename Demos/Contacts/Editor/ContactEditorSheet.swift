import UIKit

/// An editor below a bar, to be presented.
///
/// It is made again with its editor after a relaunch; the editor then takes back the entered text.
final class ContactEditorSheet: UINavigationController {
    private static let (idKey, isNewKey) = ("contact", "isNew")
    private let contact: Contact
    private let isNew: Bool

    init(_ contact: Contact, isNew: Bool, delegate: (any ContactEditorDelegate)? = nil) {
        (self.contact, self.isNew) = (contact, isNew)
        super.init(nibName: nil, bundle: nil)
        let editor = ContactEditorController(contact, isNew: isNew)
        editor.delegate = delegate
        viewControllers = [editor]
        restorationIdentifier = "sheet"
        navigationBar.showBackgroundBelowContentOnly()
        modalPresentationStyle = .pageSheet
        presentationController?.delegate = editor
    }

    /// Makes the sheet again that was open when the state of the app was saved; nil when its contact is there no more.
    convenience init?(store: ContactStore, restoringWith coder: NSCoder) {
        let isNew = coder.decodeBool(forKey: Self.isNewKey)
        guard let contact = isNew ? store.makeContact() : store[coder.decodeInteger(forKey: Self.idKey)] else {
            return nil
        }
        self.init(contact, isNew: isNew)
    }

    required init?(coder: NSCoder) { fatalError("Sheets are made in code.") }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(contact.id, forKey: Self.idKey)
        coder.encode(isNew, forKey: Self.isNewKey)
    }
}
