/// The uses of keys, besides typing, in a view with text: in the framework's own text views, and by an interaction in the views
/// of apps.
@MainActor package protocol TextKeyInput: AnyObject {
    /// Whether the Tab key types a tab instead of moving the focus.
    var acceptsTabs: Bool { get }
    /// Moves the caret or deletes text.
    func perform(_ command: TextCommand)
    /// Whether keys type and move the caret at present; otherwise they scroll and move the focus.
    var acceptsKeys: Bool { get }
    /// Whether committed text replaces the composed text in one change; otherwise the composed text is removed first.
    var replacesMarkedText: Bool { get }
    /// Calls a closure that changes the text for the user, so that the view can distinguish it from the app's own calls.
    func performByUser(_ deed: () -> Void)
    /// Called after a key has performed `selectAll(_:)`.
    func keyDidSelect()
    /// Called after the responder became or resigned first responder.
    func firstResponderDidChange()
}

extension TextKeyInput {
    package var acceptsKeys: Bool { true }
    package var replacesMarkedText: Bool { false }
    package func performByUser(_ deed: () -> Void) { deed() }
    package func keyDidSelect() {}
    package func firstResponderDidChange() {}
}

extension UIResponder {
    /// The use of keys in this responder's text: its own, or that of the interaction of its text's view; nil where there is none.
    package var textKeys: (any TextKeyInput)? {
        if let own = self as? any TextKeyInput { return own }
        guard firstResponderView != nil, let input = self as? any UITextInput else { return nil }
        let interactions = input.textInputView.interactions + ((self as? UIView)?.interactions ?? [])
        return interactions.lazy.compactMap { $0 as? any TextKeyInput }.first
    }
}
