import CoreGraphics
import Foundation
public import UIKitCore

/// A row for an item that was dropped and is still loading, on which the item's preview settles.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Gives the part of the cell that the preview shows which settles there; without it, and for nil, that is all of it.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
