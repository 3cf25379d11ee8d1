import UIKit

/// A flow layout that an app makes a carousel of.
class ClientCollectionViewFlowLayout: UICollectionViewFlowLayout {
    override init() {
        super.init()
        scrollDirection = .horizontal
        itemSize = CGSize(width: 200, height: 300)
        estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        minimumLineSpacing = 20
        minimumInteritemSpacing = 0
        headerReferenceSize = .zero
        footerReferenceSize = .zero
        sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        sectionInsetReference = .fromSafeArea
        sectionHeadersPinToVisibleBounds = true
        sectionFootersPinToVisibleBounds = false
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)?.compactMap {
            $0.copy() as? UICollectionViewLayoutAttributes
        }
        attributes?.forEach { item in
            if item.representedElementCategory == .cell { item.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
            if item.representedElementKind == UICollectionView.elementKindSectionHeader { item.zIndex = 3 }
        }
        return attributes
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            context.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
            context.invalidateFlowLayoutAttributes = true
        }
        return context
    }
    override var itemSize: CGSize {
        get { super.itemSize }
        set { super.itemSize = newValue }
    }
}

/// Attributes of flow layouts, from a delegate.
class ClientDelegateFlowLayout: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 10, height: 10) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { .zero }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 1 }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 1 }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { .zero }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { .zero }
}

/// A delegate of sizes that knows none.
class ClientEmptyDelegateFlowLayout: NSObject, UICollectionViewDelegateFlowLayout {}
