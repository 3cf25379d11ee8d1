import UIKitCore

/// The states of a collection's cell that its extensions work on.
final class CollectionCellParts {
    var isLayingOut = false
    /// Whether the collection is edited and lets the item be.
    var isEditing = false
    /// Whether the item shows those below it.
    var isExpanded = false
    /// Whether the views look as those of a cell that is selected or highlighted.
    var showsChosen = false
    /// Performs the segue of the selection, and that of the accessory; nil for none.
    var selectionSegue: (() -> Void)?
    var accessorySegue: (() -> Void)?
}
