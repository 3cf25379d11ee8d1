/// A responder that receives typed text while it is the first responder.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text to delete.
    var hasText: Bool { get }
    /// Inserts typed text at the caret; the Return key inserts a line feed.
    func insertText(_ text: String)
    /// Deletes the character before the caret, or the selection, when the user presses the delete key.
    func deleteBackward()
}
