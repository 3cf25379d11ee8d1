import CoreGraphics
import UIKitCore

/// The states of a collection's cell that its extensions work on.
final class CollectionCellParts {
    var isLayingOut = false
    /// Whether the collection is edited and lets the item be.
    var isEditing = false
    /// Whether the item shows those below it.
    var isExpanded = false
    /// The drag state of the item.
    var dragState = UICellConfigurationState.DragState.none
    /// Whether the views look as those of a cell that is selected or highlighted.
    var showsChosen = false
    /// Whether the item has been swiped aside.
    var isSwiped = false
    /// How far the cell is moved to the right by that, in points.
    var swipeShift: CGFloat = 0
    /// Whether an app has given the cell its background.
    var hasOwnBackground = false
    /// Whether the configurations are made to follow the state.
    var isFollowingState = false
    /// Performs the segue of the selection, and that of the accessory; nil for none.
    var selectionSegue: (() -> Void)?
    var accessorySegue: (() -> Void)?
}
