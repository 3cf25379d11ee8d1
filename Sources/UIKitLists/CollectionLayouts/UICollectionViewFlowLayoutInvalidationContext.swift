import Foundation
import QuartzCore

/// Names the invalid parts of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether sizes and distances are asked of the delegate again; true at first, and false for other bounds.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether items are set into lines again; true at first.
    open var invalidateFlowLayoutAttributes = true
}
