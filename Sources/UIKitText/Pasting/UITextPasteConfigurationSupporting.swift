/// A text in which a delegate can change pasted content.
@preconcurrency @MainActor public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// The delegate for pasting; not retained. Nil pastes as usual.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}
