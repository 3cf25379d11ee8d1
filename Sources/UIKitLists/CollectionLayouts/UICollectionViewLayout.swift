public import CoreGraphics
public import Foundation
public import QuartzCore
public import UIFoundation
public import UIKitCore

/// Computes the positions of the elements of a collection.
///
/// Subclasses compute their layout in `prepare()`, which is called once after each invalidation and before all questions, and
/// then return the size of the content and the attributes of elements. A layout never changes a view.
@preconcurrency @MainActor open class UICollectionViewLayout: ConstructibleObject {
    weak var engine: CollectionEngine?
    var decorations = ReuseQueue<UICollectionReusableView>()

    /// Makes a layout that belongs to no collection yet.
    public override init() { super.init() }

    /// Makes a layout from an archive.
    public required init?(coder: NSCoder) { super.init() }

    @available(*, unavailable)
    public required convenience init?(_ key: ConstructionKey) {
        if let coder = key.coder { self.init(coder: coder) } else { self.init() }
    }

    /// The collection that is laid out; nil for none.
    open var collectionView: UICollectionView? { engine?.collection }

    // MARK: Classes

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts with which the layout is invalidated.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Sets the class, `viewClass`, of which decoration views of a kind, `elementKind`, are made; nil forgets it.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        registerDecoration(viewClass, elementKind)
    }

    /// Sets the nib from which decoration views of a kind, `elementKind`, are made; nil forgets it.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations.register(nib.map { .nib($0) }, for: elementKind)
    }

    // MARK: Answers

    /// All that was computed may be wrong; the next layout calls `prepare()` first. Call super.
    open func prepare() {}

    /// The size of the content in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all elements that are in a rectangle, `rect`, of the content; nil for none.
    ///
    /// The rectangle may be larger than the visible part, and the answer is kept while the user scrolls in it.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of the item at `indexPath`, also off the screen; nil for none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a supplementary view of a kind, `elementKind`, at `indexPath`; nil for none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a decoration view of a kind, `elementKind`, at `indexPath`; nil for none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The offset at which flung content stops.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: Where it would by itself.
    ///   - velocity: The speed in points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

    /// The offset after an update, or after a change to this layout, instead of a `proposedContentOffset`.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Invalidation

    /// Has all laid out anew in the next layout.
    open func invalidateLayout() { invalidateAll() }

    /// Invalidates the parts that a context names, for the next layout. Call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        engine?.invalidate(context, by: self)
    }

    /// Whether other bounds, `newBounds`, need another layout; the collection still has its former ones. Asked for each frame of
    /// a scroll.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// The context for other bounds, `newBounds`.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Whether a view that says its own attributes needs another layout.
    ///
    /// - Parameters:
    ///   - preferredAttributes: Those of the view.
    ///   - originalAttributes: Those that the layout gave it.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// The context for attributes that a view says of itself.
    ///
    /// - Parameters:
    ///   - preferredAttributes: Those of the view.
    ///   - originalAttributes: Those that the layout gave it.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext(preferring: preferredAttributes, originalAttributes) }

    // MARK: Direction

    /// The direction for which the layout was made.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether all is mirrored where the interface has another direction than that; false at first.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Updates

    /// An update begins, of which `updateItems` are the changes; the layout after it is prepared. Call super.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// All that changes was asked for; called in the block that animates. Call super.
    open func finalizeCollectionViewUpdates() {}

    /// The collection is about to change from this layout to `newLayout`, which was not asked yet. Call super.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// The collection is about to change to this layout from `oldLayout`; `prepare()` follows. Call super.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// All that a change of layouts needs was asked for, of both; called in the block that animates. Call super.
    open func finalizeLayoutTransition() {}

    /// The bounds change along with an animation, from `oldBounds`. Call super.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// The animated change of the bounds was laid out. Call super.
    open func finalizeAnimatedBoundsChange() {}

    /// The attributes at which the item at the new `itemIndexPath` begins its motion.
    ///
    /// With nil, an inserted item fades in, and others start as they were.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where the item at `itemIndexPath` of before ends its motion, unless it is on screen after it as well.
    ///
    /// With nil one that is removed fades out, and others slide to their frames. Asked for each item that was on screen.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a supplementary view of a kind, `elementKind`, at `elementIndexPath` of after begins its motion.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a supplementary view of a kind, `elementKind`, at `elementIndexPath` of before ends its motion.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a decoration view of a kind, `elementKind`, at `decorationIndexPath` of after begins its motion.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a decoration view of a kind, `elementKind`, at `decorationIndexPath` of before ends its motion.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The former index paths of supplementary views of a kind, `elementKind`, that an update removes.
    ///
    /// Others are removed with their sections, and when the layout has no attributes for them any more.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The former index paths of decoration views of a kind, `elementKind`, that an update removes.
    ///
    /// Others are removed with their sections, and when the layout has no attributes for them any more.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The new index paths of supplementary views of a kind, `elementKind`, that an update inserts.
    ///
    /// They begin at the initial attributes or fade in, even if there was a view at the same path, which is removed.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The new index paths of decoration views of a kind, `elementKind`, that an update inserts.
    ///
    /// They begin at the initial attributes or fade in, even if there was a view at the same path, which is removed.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Interactive movement

    /// The position for an item that is moved: that of the item under a point, `position`, of the content, or else
    /// `previousIndexPath`, where it is.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { itemPath(under: position, insteadOf: previousIndexPath) }

    /// The attributes of the item at `indexPath` while it is moved: its own, in front of all others and with its middle at
    /// `position`. Call super, and change these.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes { movingAttributes(at: indexPath, position) }

    /// The context for each step of a movement.
    ///
    /// - Parameters:
    ///   - targetIndexPaths: The positions of the items that are moved now.
    ///   - targetPosition: Where their middle is now, in the content.
    ///   - previousIndexPaths: Their positions before this step.
    ///   - previousPosition: Where their middle was.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        makeContext(moving: targetIndexPaths, from: previousIndexPaths, to: targetPosition)
    }

    /// The context for the end of a movement.
    ///
    /// - Parameters:
    ///   - indexPaths: The positions at which the items end.
    ///   - previousIndexPaths: The positions at which they began, or from which they return.
    ///   - movementCancelled: Whether they return.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        makeContext(moving: indexPaths, from: previousIndexPaths, to: .zero)
    }

    // MARK: Within the framework

    /// Whether new views are asked for their fitting sizes.
    var asksForSizes: Bool { true }

    /// Items get other positions by an update, before the layout is prepared for it.
    func itemsWillFollow(_ batch: ResolvedBatch) {}

    /// Whether an element is a view of an item, and has another position after an update where the item has.
    func followsItem(_ key: ElementKey) -> Bool { false }

    /// The insets of the collection, as adjusted by its surroundings, are others.
    func insetsDidChange() {}

    /// The traits of the collection, its margins or its direction are others.
    func surroundingsDidChange() {}

    /// Called after elements around the visible part were requested.
    func pageWasFilled() {}

    /// Views were removed that do not show any more.
    func viewsDidLeave() {}

    /// Scrolls a section of the layout, if it scrolls by itself, until an item is at a scroll position, as far as possible.
    func showItem(_ position: ItemPosition, at goal: UICollectionView.ScrollPosition, animated: Bool) {}

    /// The sizes that views said of themselves are no longer right.
    func forgetSizes() {}

    /// The layout that makes the decoration view of an element.
    func maker(of key: ElementKey) -> UICollectionViewLayout { self }
}
