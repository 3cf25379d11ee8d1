/// Takes over the edited contact.
protocol ContactEditorDelegate: AnyObject {
    /// The user is done; the sheet was dismissed.
    func contactEditor(_ editor: ContactEditorController, didFinishWith contact: Contact)
}
