import UIKitCore

/// The editor of a cell's row, notified of the user's touches on the editing controls.
///
/// The other direction, for a cell that is about to be shown or is shown: `prepareEditing(style:choosesSeveral:)`, the cell's
/// `showsReorderControl` and `shouldIndentWhileEditing`, then `setEditing(_:animated:)`; later `showConfirmation(_:animated:)`.
/// `CellParts.editor` says who it is.
protocol CellEditor: AnyObject {
    /// Whether all cells on screen begin or end editing, after which they are laid out together.
    var isChangingEditing: Bool { get }
    /// The user tapped the minus or the plus sign; the cell's `editingStyle` says which.
    func editControlWasTapped(in cell: UITableViewCell)
    /// The user tapped the button that confirms the deletion.
    func deletionWasConfirmed(in cell: UITableViewCell)
    /// A finger touched the reorder handle, moved, or was lifted.
    func handleWasDragged(in cell: UITableViewCell, _ phase: ReorderHandle.Phase, _ press: UIGestureRecognizer)
}
