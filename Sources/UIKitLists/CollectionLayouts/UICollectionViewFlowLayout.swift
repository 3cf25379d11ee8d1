public import CoreGraphics
public import Foundation
public import UIFoundation
import UIKitCore

/// Arranges items in lines, as many as fit in each, and the lines of a section below or beside each other.
///
/// The items of a full line are spread from edge to edge; an item that has a line for itself since two have no room lies in its
/// middle. Sizes and distances are those of the properties, or of a delegate that is a `UICollectionViewDelegateFlowLayout`.
/// Items of one size, without answers of the delegate, take no memory each.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The edges from which the insets of sections count.
    public nonisolated enum SectionInsetReference: Int, Sendable {
        /// Those of the content, inside the content inset.
        case fromContentInset = 0
        /// Those of the safe area.
        case fromSafeArea = 1
        /// Those of the layout margins.
        case fromLayoutMargins = 2
    }

    /// A size that means the fitting size of each item's own content.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    let flow = FlowState()

    /// Makes a layout with items of 50 by 50 points that scrolls up and down.
    public override init() { super.init() }

    /// Makes a layout from an archive: an interface file gives it its lengths and its direction.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder.interface { decodeFlow(from: coder) }
    }

    // MARK: Lengths

    /// The distance between lines, in points; 10 at first.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }

    /// The minimum distance between the items of a line, in points; 10 at first.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }

    /// The size of items, in points; 50 by 50 at first.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }

    /// The estimated size of items that size themselves; zero at first, for items that do not.
    open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }

    /// The direction of scrolling, in which the lines follow each other; vertical at first.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// The size of headers, of which the length along the direction of scrolling counts; zero for none.
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }

    /// The size of footers, of which the length along the direction of scrolling counts; zero for none.
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }

    /// The room around the items of each section, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }

    /// The edges from which `sectionInset` counts across the direction of scrolling; another one shows with the next
    /// invalidation.
    open var sectionInsetReference = SectionInsetReference.fromContentInset

    /// Whether headers stay at the edge of the visible part while a part of their section is visible.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// Whether footers stay at the edge of the visible part while a part of their section is visible.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    // MARK: UICollectionViewLayout

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func prepare() {
        super.prepare()
        prepareFlow()
    }

    open override var collectionViewContentSize: CGSize { contentSizeOfFlow }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        ItemPosition(indexPath).flatMap(itemAttributes)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { ItemPosition(indexPath).flatMap { edgeAttributes(elementKind, $0) } }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        adoptInvalidation(context)
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        isAffected(by: newBounds)
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeContext(forBounds: newBounds) }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { adoptsSize(preferredAttributes, originalAttributes) }

    // MARK: Within the framework

    override var asksForSizes: Bool { flow.isEstimated }

    override func itemsWillFollow(_ batch: ResolvedBatch) { flow.follow(batch) }

    override func insetsDidChange() { insetsOfFlowDidChange() }

    override func forgetSizes() { flow.forgetSizes() }
}
