/// A view that shows an edited text and is notified of changes.
package protocol TextEditingOwner: AnyObject {
    /// Parts of the editing state changed by typing, a command, undoing or composing.
    func editingDidChange(_ parts: TextEditing.Parts)
    /// Whether undoing or redoing may replace a range, in UTF-16 code units, by characters.
    func allowsReverting(_ range: Range<Int>, to string: String) -> Bool
}

extension TextEditingOwner {
    package func allowsReverting(_ range: Range<Int>, to string: String) -> Bool { true }
}
