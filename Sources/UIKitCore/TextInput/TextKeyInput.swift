/// The uses of keys, besides typing, in the framework's own text views.
package protocol TextKeyInput: UIKeyInput {
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
}

extension TextKeyInput {
    package var acceptsKeys: Bool { true }
    package var replacesMarkedText: Bool { false }
    package func performByUser(_ deed: () -> Void) { deed() }
    package func keyDidSelect() {}
}
