import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The views and states of a cell that its table and its extensions work on.
final class CellParts {
    var textLabel: UILabel?
    var detailLabel: UILabel?
    var imageView: UIImageView?
    /// The sign of the accessory type; nil for none.
    var sign: UIImageView?
    /// Whether the selected background is the cell's own grey one.
    var hasPlainSelectedBackground = false
    var hasOwnBackgroundColor = false

    var isSelected = false
    var isHighlighted = false
    /// Whether the views look as those of a cell that is selected or highlighted.
    var showsChosen = false

    /// The distance of the content from the sides of the cell, which the table says.
    var margin: CGFloat = 16
    var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    var ownSeparatorInset: UIEdgeInsets?
    /// Whether the table leaves it to the cell where its line begins.
    var hasAutomaticInset = false
    /// The lines at the upper and the lower edge.
    var upperLine: Hairline?
    var lowerLine: Hairline?
    /// Where the table wants lines.
    var lines = CellLines()
}
