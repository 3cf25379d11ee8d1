/// The uses of keys, besides typing, in the framework's own text views.
package protocol TextKeyInput: UIKeyInput {
    /// Whether Tab types a tab, instead of moving the focus on.
    var acceptsTabs: Bool { get }
    /// Moves or deletes.
    func perform(_ command: TextCommand)
    /// Whether keys type and move now; else they scroll and move the focus.
    var acceptsKeys: Bool { get }
    /// Whether typed text replaces what is composed in one change; else that is taken away before.
    var replacesMarkedText: Bool { get }
    /// Does what a key or an input method asked for, so that the view knows it from the app's own calls.
    func performByUser(_ deed: () -> Void)
    /// Called after a key has performed the action that selects everything.
    func keyDidSelect()
}

extension TextKeyInput {
    package var acceptsKeys: Bool { true }
    package var replacesMarkedText: Bool { false }
    package func performByUser(_ deed: () -> Void) { deed() }
    package func keyDidSelect() {}
}
