import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The views and states of a cell that its table and its extensions work on.
final class CellParts {
    var textLabel: UILabel?
    var detailLabel: UILabel?
    var imageView: UIImageView?
    /// The size of text for which the labels have their fonts.
    var category = UIContentSizeCategory.large
    /// Whether the text size is an accessibility size, at which values are below texts and both wrap.
    var hasLargeText = false
    /// The traits of the table that shows the cell; nil before one does.
    var tableTraits: UITraitCollection?
    /// How much larger than at the standard size of text the signs are, and the controls of editing.
    var (signScale, controlScale): (CGFloat, CGFloat) = (1, 1)
    /// The accessory that shows: a sign, or a view of the app's.
    var accessory: UIView?
    /// The type of the sign that shows.
    var sign = UITableViewCell.AccessoryType.none
    /// The view behind the content that shows that the cell is chosen.
    var chosenBackground: UIView?
    /// The cell's own view behind a row that is chosen among several.
    var ringBackground: UIView?
    /// The cell's own view behind a row that is chosen, while it is the selected background.
    var plainBackground: UIView?
    var hasOwnBackgroundColor = false
    /// The colour by the table's style.
    var standardBackground: UIColor?
    /// Whether the table has the plain style.
    var isInPlainTable = true

    /// The object notified of taps on the accessory.
    weak var keeper: (any CellKeeper)?
    /// The object notified of touches on the editing controls.
    weak var editor: (any CellEditor)?

    /// Perform the segues that a storyboard connects the cell to, of its selection and of its accessory; nil for none.
    var (selectionSegue, accessorySegue): ((() -> Void)?, (() -> Void)?)
    /// The height that an interface file gives the row alone; nil for that of all rows.
    var fileHeight: CGFloat?
    /// Whether the cell belongs to one row, which an interface file lists.
    var isStatic = false

    var isLayingOut = false
    var isSelected = false
    var isHighlighted = false
    /// Whether the views look as those of a cell that is selected or highlighted.
    var showsChosen = false

    /// The drag state of the cell.
    var dragState = UITableViewCell.DragState.none

    // MARK: Editing

    var isEditing = false
    var editingStyle = UITableViewCell.EditingStyle.none
    /// Whether the selection control is shown, because several rows may be selected.
    var choosesSeveral = false
    var control: EditControl?
    var handle: ReorderHandle?
    /// The button that confirms the deletion; it stays until it has moved out.
    var confirmation: UIButton?
    var showsConfirmation = false
    /// Whether the content has moved away from that button.
    var isSlid = false
    /// Counts the changes of editing, so that the end of one knows whether another has begun.
    var editingChanges = 0

    // MARK: Lines

    /// The distance of the content from the sides of the cell, set by the table.
    var margin: CGFloat = 16
    /// The sides of the cell that other views cover.
    var covered = CoveredSides()
    var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    var ownSeparatorInset: UIEdgeInsets?
    /// Where the table's inset counts from.
    var insetReference = UITableView.SeparatorInsetReference.fromCellEdges
    /// Whether the table leaves it to the cell where its line begins.
    var hasAutomaticInset = false
    /// The lines at the upper and the lower edge.
    var upperLine: Hairline?
    var lowerLine: Hairline?
    /// Where the table wants lines.
    var lines = CellLines()
}
