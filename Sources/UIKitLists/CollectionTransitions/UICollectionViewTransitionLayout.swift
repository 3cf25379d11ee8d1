public import CoreGraphics
public import Foundation
import UIKitCore

/// The layout between two others while a gesture leads from one to the other.
///
/// Elements are between where the two have them, by the progress: frames, opacity and transforms change evenly with it. A
/// subclass that leads them another way overrides the answers of layouts, and the delegate of the collection gives it.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    let mix: LayoutMix

    /// Makes the layout between two others.
    ///
    /// - Parameters:
    ///   - currentLayout: The layout at the beginning.
    ///   - newLayout: The layout at the end.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        mix = LayoutMix(from: currentLayout, to: newLayout)
        super.init()
    }

    /// Fails: a transition is in no archive.
    public required init?(coder: NSCoder) { nil }

    /// The layout at the beginning of the transition.
    open var currentLayout: UICollectionViewLayout { mix.current }

    /// The layout at the end of the transition.
    open var nextLayout: UICollectionViewLayout { mix.next }

    /// How far the transition is: 0 at the current layout, 1 at the next one, and beyond both where a gesture is.
    ///
    /// The offset of the content follows between its ends. The layout is invalidated by itself.
    open var transitionProgress: CGFloat {
        get { mix.progress }
        set { setProgress(newValue) }
    }

    /// Keeps a number for a subclass, under a key; it has the layout computed anew by `invalidateLayout()`.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { mix.values[key] = value }

    /// The number that is kept under a key; 0 for none.
    open func value(forAnimatedKey key: String) -> CGFloat { mix.values[key] ?? 0 }

    // MARK: UICollectionViewLayout

    open override func prepare() {
        super.prepare()
        prepareMix()
    }

    open override var collectionViewContentSize: CGSize { mixedContentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        mixedElements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        ItemPosition(indexPath).flatMap { mixed(.cell($0)) }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        ItemPosition(indexPath).flatMap { mixed(.supplementary(elementKind, $0)) }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        ItemPosition(indexPath).flatMap { mixed(.decoration(elementKind, $0)) }
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        passOn(context)
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { passOn(newBounds) }

    // MARK: Within the framework

    override var asksForSizes: Bool { false }

    override func itemsWillFollow(_ batch: ResolvedBatch) {
        for layout in mix.layouts { layout.itemsWillFollow(batch) }
    }

    override func insetsDidChange() { for layout in mix.layouts { layout.insetsDidChange() } }

    override func forgetSizes() { for layout in mix.layouts { layout.forgetSizes() } }

    override func surroundingsDidChange() { for layout in mix.layouts { layout.surroundingsDidChange() } }

    override func pageWasFilled() { for layout in mix.layouts { layout.pageWasFilled() } }

    override func viewsDidLeave() { for layout in mix.layouts { layout.viewsDidLeave() } }

    override func maker(of key: ElementKey) -> UICollectionViewLayout {
        mix.current.attributes(of: key) != nil ? mix.current : mix.next
    }
}
