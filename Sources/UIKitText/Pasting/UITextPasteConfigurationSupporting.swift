/// A text in which a delegate can change what is pasted.
@preconcurrency @MainActor public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// The delegate for pasting; not retained. Nil pastes as usual.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}
