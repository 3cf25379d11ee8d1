import CoreGraphics
import UIFoundation
import UIKitCore

/// The views and states of a list cell that its extensions work on.
final class ListCellParts {
    var accessories: [UICellAccessory] = []
    /// Those that show, from leading to trailing, by their side.
    var (leading, trailing): ([ShownAccessory], [ShownAccessory]) = ([], [])
    /// Those that are on their way out.
    var leaving: [ShownAccessory] = []
    /// The states that the accessories show.
    var (showsEditing, showsExpanded, showsSelected) = (false, false, false)
    /// Counts the changes of accessories, so that the end of one knows whether another has begun.
    var changes = 0

    var role: ListRole?
    var separators: UIListSeparatorConfiguration?
    /// Whether the row above knows that this one looks chosen.
    var notifiedNeighbor = false
    var (upperLine, lowerLine): (Hairline?, Hairline?)
    /// The vertical line in front of the last accessory.
    var gripLine: Hairline?
    var guide: SeparatorGuide?
    /// The distance of accessories and content from the sides, in points.
    var margin: CGFloat = 16
    /// The leading margin that the cell has given itself: that distance, and the indentation where the content follows on it.
    var leadingMargin: CGFloat = 16

    var indentationLevel = 0
    /// The level of the item in the tree of its data source.
    var ownLevel = 0

    /// The size of text for which the accessories have their sizes.
    var category = UIContentSizeCategory.large
    /// How much larger than at the standard size of text signs and controls are.
    var (signScale, controlScale): (CGFloat, CGFloat) = (1, 1)

    var shown: [ShownAccessory] { leading + trailing }
}
