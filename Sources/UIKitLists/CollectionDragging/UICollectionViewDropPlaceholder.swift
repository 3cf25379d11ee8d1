import CoreGraphics
import Foundation
public import UIKitCore

/// An item for one that was dropped and is still loading, on which its preview settles.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Gives the part of the cell that the preview shows which settles there; without it, and for nil, that is all of it.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
