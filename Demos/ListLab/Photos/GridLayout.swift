import UIKit

/// Squares in so many columns over the whole width, with thin lines between them.
final class GridLayout: UICollectionViewLayout {
    let columns: Int
    private let spacing: CGFloat = 2
    private var side: CGFloat = 0
    private var count = 0

    init(columns: Int) {
        self.columns = columns
        super.init()
    }

    required init?(coder: NSCoder) { fatalError("The layout is made in code.") }

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let inset = collectionView.adjustedContentInset
        let width = collectionView.bounds.width - inset.left - inset.right
        side = (width - CGFloat(columns - 1) * spacing) / CGFloat(columns)
        count = collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0
    }

    override var collectionViewContentSize: CGSize {
        let lines = CGFloat((count + columns - 1) / columns)
        return CGSize(
            width: CGFloat(columns) * (side + spacing) - spacing, height: max(0, lines * (side + spacing) - spacing))
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard side > 0, count > 0 else { return nil }
        let first = max(0, Int(rect.minY / (side + spacing))) * columns
        let last = min(count, (max(0, Int(rect.maxY / (side + spacing))) + 1) * columns)
        return first < last ? (first..<last).map(attributes) : nil
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        indexPath.item < count ? attributes(of: indexPath.item) : nil
    }

    private func attributes(of item: Int) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        let (line, column) = (CGFloat(item / columns), CGFloat(item % columns))
        attributes.frame = CGRect(
            x: column * (side + spacing), y: line * (side + spacing), width: side, height: side)
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }

    /// The picture under the finger is a little larger than the others.
    override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
        attributes.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
        attributes.alpha = 0.9
        return attributes
    }

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
