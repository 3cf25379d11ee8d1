import UIKit

/// A layout in columns, as apps write it.
class ClientCollectionViewLayout: UICollectionViewLayout {
    var columns = 2 { didSet { invalidateLayout() } }
    private var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var height: CGFloat = 0

    override class var layoutAttributesClass: AnyClass { ClientCollectionViewLayoutAttributes.self }
    override class var invalidationContextClass: AnyClass { ClientCollectionViewLayoutInvalidationContext.self }

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
        register(nil as UINib?, forDecorationViewOfKind: "dot")
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let path = IndexPath(item: item, section: 0)
            let attributes = ClientCollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(x: 0, y: height, width: collectionView.bounds.width, height: 50)
            attributes.depth = CGFloat(item)
            attributes.transform = CGAffineTransform(rotationAngle: 0.1)
            attributes.transform3D = CATransform3DIdentity
            attributes.alpha = 0.5
            attributes.zIndex = 1
            attributes.isHidden = false
            cache[path] = attributes
            height += 50
        }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: height) }
    override var collectionView: UICollectionView? { super.collectionView }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cache.values.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cache[indexPath]
    }
    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    }
    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }
    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        context.contentOffsetAdjustment = .zero
        context.contentSizeAdjustment = .zero
        context.invalidateItems(at: [])
        context.invalidateSupplementaryElements(ofKind: "a", at: [])
        context.invalidateDecorationElements(ofKind: "b", at: [])
        return context
    }
    override func invalidateLayout() { super.invalidateLayout() }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        if context.invalidateEverything || context.invalidateDataSourceCounts { cache = [:] }
    }
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { preferredAttributes.size != originalAttributes.size }
    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for item in updateItems {
            switch item.updateAction {
            case .insert, .move: _ = item.indexPathAfterUpdate
            case .delete, .reload, .none: _ = item.indexPathBeforeUpdate
            @unknown default: break
            }
        }
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        super.prepareForTransition(to: newLayout)
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        super.prepareForTransition(from: oldLayout)
    }
    override func finalizeLayoutTransition() { super.finalizeLayoutTransition() }
    override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position) }
    override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
        attributes.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
        return attributes
    }
    override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
        _ = (context.previousIndexPathsForInteractivelyMovingItems, context.interactiveMovementTarget)
        _ = context.targetIndexPathsForInteractivelyMovingItems
        return context
    }
    override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        super.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
    }
    override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
    }
    override func finalizeAnimatedBoundsChange() { super.finalizeAnimatedBoundsChange() }
    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes =
            super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            ?? layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
        attributes?.alpha = 0
        return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    override func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    override func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
}

/// Attributes with a property of an app's own.
class ClientCollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {
    var depth: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? ClientCollectionViewLayoutAttributes)?.depth = depth
        return copy
    }
}

/// A context with a property of an app's own.
class ClientCollectionViewLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    var columnsChanged = false
    override var invalidateEverything: Bool { columnsChanged || super.invalidateEverything }
    override var invalidatedItemIndexPaths: [IndexPath]? { super.invalidatedItemIndexPaths }
}

/// A layout between two others that an app changes.
class ClientCollectionViewTransitionLayout: UICollectionViewTransitionLayout {
    override init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        super.init(currentLayout: currentLayout, nextLayout: newLayout)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var currentLayout: UICollectionViewLayout { super.currentLayout }
    override var nextLayout: UICollectionViewLayout { super.nextLayout }
    override var transitionProgress: CGFloat {
        get { super.transitionProgress }
        set {
            super.transitionProgress = newValue
            updateValue(newValue * 100, forAnimatedKey: "shift")
        }
    }
    override func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        super.updateValue(value, forAnimatedKey: key)
    }
    override func value(forAnimatedKey key: String) -> CGFloat { super.value(forAnimatedKey: key) }
    override func prepare() { super.prepare() }
    override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)
        for one in attributes ?? [] { one.center.y += value(forAnimatedKey: "shift") }
        return attributes
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath)
    }
}
