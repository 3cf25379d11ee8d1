import CoreGraphics
import Foundation
public import UIKitCore

/// A placeholder for a dropped item that is still loading; the item's preview settles on it.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Returns the visible part of the cell in the preview that settles on it. If it is nil or returns nil, the whole cell is
    /// visible.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
