import CoreGraphics
import UIFoundation
import UIKitCore

/// The views of a header or a footer, and how its table wants it.
final class EdgeParts {
    var textLabel: UILabel?
    var detailLabel: UILabel?
    var kind = EdgeKind.header
    var style = UITableView.Style.plain
    /// The distance of the text from the sides, in points.
    var margin: CGFloat = 16
    /// The sides of the view that other views cover.
    var covered = CoveredSides()
    /// Whether the table gave the view the height that it asked for.
    var hasMeasuredHeight = false
    /// Whether the view floats at an edge of the table.
    var isPinned = false
}
