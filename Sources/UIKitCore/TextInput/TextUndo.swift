/// Undoes the changes of an edited text. Text that is being composed stays as it is first, and is then the last change.
final class TextUndo: UndoManager {
    weak var editing: TextEditing?

    override var canUndo: Bool { editing?.marked != nil || super.canUndo }

    override func undo() {
        editing?.unmark()
        super.undo()
    }
}
