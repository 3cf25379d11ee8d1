public import CoreGraphics
public import Foundation
public import QuartzCore

/// Names the invalid parts of a layout.
///
/// A layout that can lay out parts has a subclass with the properties it needs, and names it by `invalidationContextClass`.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: ConstructibleObject {
    /// The size of an item by its content, for layouts that asked.
    var preferredAttributes: UICollectionViewLayoutAttributes?
    var invalidatesEverything = false
    var invalidatesCounts = false

    /// Makes a context without invalid parts.
    public override init() { super.init() }

    @available(*, unavailable)
    public required convenience init?(_ key: ConstructionKey) { self.init() }

    /// Whether all is to be laid out anew, as after a reload.
    open var invalidateEverything: Bool { invalidatesEverything }

    /// Whether the numbers of sections and items may be others.
    open var invalidateDataSourceCounts: Bool { invalidatesCounts }

    /// Adds the items at `indexPaths`.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Adds the supplementary views of a kind, `elementKind`, at `indexPaths`.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Adds the decoration views of a kind, `elementKind`, at `indexPaths`.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// The items that were added; nil for none.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// The supplementary views that were added, by kind; nil for none.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

    /// The decoration views that were added, by kind; nil for none.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// The positions of items that are moved by a finger, before this step; nil for none.
    open private(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The positions of items that are moved by a finger, now; nil for none.
    open private(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

    /// The middle of the items that are moved, in the content; zero for none and at the end.
    open private(set) var interactiveMovementTarget = CGPoint.zero

    func setMovement(_ targets: [IndexPath], _ previous: [IndexPath], _ position: CGPoint) {
        targetIndexPathsForInteractivelyMovingItems = targets
        (previousIndexPathsForInteractivelyMovingItems, interactiveMovementTarget) = (previous, position)
    }

    /// How far the content is to move under the view, in points; it does when the context is used.
    open var contentOffsetAdjustment = CGPoint.zero

    /// By how much the content is to grow, in points; it does when the context is used.
    open var contentSizeAdjustment = CGSize.zero
}
