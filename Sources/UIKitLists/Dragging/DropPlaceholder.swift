import UIKitCore

/// A placeholder on which the picture of a dropped item settles.
protocol DropPlaceholder: AnyObject {
    /// Its cell, where that is on screen.
    var settlingCell: UIView? { get }
    /// The part of the cell that the picture shows; nil for all of it.
    var settlingParameters: UIDragPreviewParameters? { get }
}
