public import CoreGraphics
public import Foundation
import UIFoundation

/// Sets items into groups, repeats the groups in sections, and sets sections one behind the other.
///
/// Sections are declared, and the layout computes frames only for the part that is shown. Views with estimated dimensions say
/// their
/// own size when they are displayed, and keep it until the layout or the item is invalidated. Frames are mirrored where the
/// interface has the direction from right to left.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    let state = CompositionState()
    let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration

    /// Makes a layout all of whose sections are alike: the `section`.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Makes a layout all of whose sections are alike, with a copy of a `configuration`.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        storedConfiguration = configuration.copied()
        super.init()
    }

    /// Makes a layout with the sections that a `sectionProvider` answers.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Makes a layout with the sections that a `sectionProvider` answers, and a copy of a `configuration`.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        storedConfiguration = configuration.copied()
        super.init()
    }

    /// Answers nil: an archive has no sections to make a layout of.
    public required init?(coder: NSCoder) { nil }

    /// The properties of the whole layout; another one is copied, and has all laid out anew.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { storedConfiguration }
        set {
            storedConfiguration = newValue.copied()
            configurationDidChange()
        }
    }

    // MARK: UICollectionViewLayout

    open override func prepare() {
        super.prepare()
        prepareComposition()
    }

    open override var collectionViewContentSize: CGSize { state.composition?.contentSize ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        ItemPosition(indexPath).flatMap { elementAttributes(.cell($0)) }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        ItemPosition(indexPath).flatMap { elementAttributes(.supplementary(elementKind, $0)) }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        ItemPosition(indexPath).flatMap { elementAttributes(.decoration(elementKind, $0)) }
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        adoptInvalidation(context)
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { isAffected(by: newBounds) }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { adoptsSize(preferredAttributes, originalAttributes) }

    // MARK: Within the framework

    override var asksForSizes: Bool { state.isSelfSizing }

    override func itemsWillFollow(_ batch: ResolvedBatch) {
        state.follow(batch)
        followScrolls(batch)
    }

    override func pageWasFilled() { pageOfScrollsWasFilled() }

    override func viewsDidLeave() { removeUnusedScrolls() }

    override func showItem(_ position: ItemPosition, at goal: UICollectionView.ScrollPosition, animated: Bool) {
        scrollSection(showing: position, at: goal, animated: animated)
    }

    override func followsItem(_ key: ElementKey) -> Bool { isSupplement(key) }

    override func insetsDidChange() { surroundingsDidChange() }

    override func surroundingsDidChange() { if isOtherwiseSurrounded { invalidateLayout(with: makeContext()) } }

    override func forgetSizes() { state.forgetSizes() }
}
