import CoreGraphics
import UIKitCore

/// A list whose rows the user swipes: all about it that differs between tables and collections.
protocol SwipeOwner: AnyObject {
    /// The view in which the rows lie.
    var list: UIScrollView { get }

    /// The row at a point of the list that may be swiped now, and its cell; nil for none.
    func swipeableRow(at point: CGPoint) -> (position: ItemPosition, cell: UIView)?

    /// The actions at one side of a row; nil where the row cannot be swiped.
    func swipeActions(at position: ItemPosition, isLeading: Bool) -> SwipeActions?

    /// A row is about to be swiped; false when it has no cell any more, or another one.
    func beginSwipe(at position: ItemPosition, _ cell: UIView) -> Bool

    /// A row that was swiped lies again as it did before.
    func swipeDidEnd(at position: ItemPosition)

    /// A cell begins to move aside, or to move back.
    func swipeWillShow(_ isShown: Bool, in cell: UIView)

    /// A cell is aside now, or back.
    func swipeDidShow(_ isShown: Bool, in cell: UIView)

    /// Moves the cell of a swipe to its present displacement from its position in the list.
    func layOut(_ swipe: RowSwipe)

    /// Whether rows lie in cards, and slide inside these.
    var hasCards: Bool { get }

    /// Takes a row out that the data source does not have any more, since an action deleted it; false if it still has it.
    func removeSwiped(_ swipe: RowSwipe) -> Bool
}
