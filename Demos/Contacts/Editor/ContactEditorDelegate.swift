/// Takes over what an editor has made of a contact.
protocol ContactEditorDelegate: AnyObject {
    /// The user is done; the sheet has gone.
    func contactEditor(_ editor: ContactEditorController, didFinishWith contact: Contact)
}
