/// The uses of keys, besides typing, in the framework's own text views.
package protocol TextKeyInput: UIKeyInput {
    /// Whether Tab types a tab, instead of moving the focus on.
    var acceptsTabs: Bool { get }
    /// Moves or deletes.
    func perform(_ command: TextCommand)
}
