/// A responder that takes typed text while it is the first responder.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text to delete.
    var hasText: Bool { get }
    /// Text was typed; Return gives a line feed.
    func insertText(_ text: String)
    /// The key that deletes was pressed: what is before the caret goes.
    func deleteBackward()
}
