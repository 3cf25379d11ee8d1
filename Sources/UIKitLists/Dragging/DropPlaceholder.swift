import UIKitCore

/// A placeholder on which the preview of a dropped item settles.
protocol DropPlaceholder: AnyObject {
    /// The placeholder's cell; nil if it is not on screen.
    var settlingCell: UIView? { get }
    /// The visible part of the cell in the preview; nil for the whole cell.
    var settlingParameters: UIDragPreviewParameters? { get }
}
