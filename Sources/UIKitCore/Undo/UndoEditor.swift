/// An editor with changes that it registers when they end, such as text that is being composed.
package protocol UndoEditor: AnyObject {
    /// Whether there is a change that is not registered yet.
    var isInChange: Bool { get }
    /// Ends the change, which is then the next to undo.
    func endChange()
}
