/// Shows a text that is edited, and hears of changes.
package protocol TextEditingOwner: AnyObject {
    /// Typing, commands, undoing or composing changed something.
    func editingDidChange(_ parts: TextEditing.Parts)
}
