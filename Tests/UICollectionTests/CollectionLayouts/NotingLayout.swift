import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore
import UIKitLists

/// Rows of 40 points that are as wide as the collection; it notes its calls.
class NotingLayout: UICollectionViewLayout {
    var calls: [String] = [] { didSet { if calls.count > oldValue.count { onCall(calls[calls.count - 1]) } } }
    var onCall: (String) -> Void = { _ in }
    var invalidatesForBounds = false
    var initial: (IndexPath) -> UICollectionViewLayoutAttributes? = { _ in nil }
    var final: (IndexPath) -> UICollectionViewLayoutAttributes? = { _ in nil }
    var target: (CGPoint) -> CGPoint = { $0 }
    var rowHeight: CGFloat = 40
    /// Heights that cells said of themselves.
    var heights: [Int: CGFloat] = [:]
    var adoptsSizes = false

    private var count: Int {
        (collectionView?.numberOfSections ?? 0) > 0 ? collectionView!.numberOfItems(inSection: 0) : 0
    }

    private func top(of item: Int) -> CGFloat { (0..<item).reduce(0) { $0 + (heights[$1] ?? rowHeight) } }

    override func prepare() {
        super.prepare()
        calls.append("prepare")
    }

    override var collectionViewContentSize: CGSize {
        calls.append("size")
        return CGSize(width: collectionView?.bounds.width ?? 0, height: top(of: count))
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        calls.append("elements")
        return (0..<count).map { attributes($0) }.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        indexPath.item < count ? attributes(indexPath.item) : nil
    }

    private func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(
            x: 0, y: top(of: item), width: collectionView?.bounds.width ?? 0, height: heights[item] ?? rowHeight)
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        calls.append("bounds")
        return invalidatesForBounds
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        calls.append("invalidate\(context.invalidateEverything ? " all" : "")")
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard adoptsSizes, preferredAttributes.size.height != originalAttributes.size.height else { return false }
        calls.append("prefers \(originalAttributes.indexPath.item)")
        heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
        return true
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        calls.append("updates \(updateItems.map { "\($0.updateAction.rawValue)" }.joined(separator: " "))")
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        calls.append("finalize")
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        calls.append("animated \(Int(oldBounds.width))")
    }

    override func finalizeAnimatedBoundsChange() {
        super.finalizeAnimatedBoundsChange()
        calls.append("finalize animated")
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        calls.append("initial \(itemIndexPath.item)")
        return initial(itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        calls.append("final \(itemIndexPath.item)")
        return final(itemIndexPath)
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { target(proposedContentOffset) }
}
