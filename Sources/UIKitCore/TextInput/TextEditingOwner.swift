/// Shows a text that is edited, and hears of changes.
package protocol TextEditingOwner: AnyObject {
    /// Typing, commands, undoing or composing changed something.
    func editingDidChange(_ parts: TextEditing.Parts)
    /// Whether undoing or redoing may put characters in the place of a range, in UTF-16 code units.
    func allowsReverting(_ range: Range<Int>, to string: String) -> Bool
}

extension TextEditingOwner {
    package func allowsReverting(_ range: Range<Int>, to string: String) -> Bool { true }
}
