public import Foundation
public import UIFoundation

/// A section of a compositional layout: a group that is repeated for all items, and views around it.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
    /// The room around the groups, inside the views at the section's edges.
    open var contentInsets = NSDirectionalEdgeInsets.zero {
        didSet { DeclarationCheck.check(contentInsets, of: self) }
    }

    /// The room between groups, in points; below 0, neighbours overlap.
    open var interGroupSpacing: CGFloat = 0 {
        didSet { DeclarationCheck.check(interGroupSpacing, "interGroupSpacing", of: self) }
    }

    /// The insets of the view that the content follows; automatic for those that the layout follows.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// The insets of the view that views at the edges follow; automatic to follow the content, with its insets.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// Whether and how the section scrolls across the layout's direction.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// The deceleration and the bounces of a section that scrolls by itself.
    @NSCopying open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// Changes the look of the section's elements while they are visible; nil at first.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// Headers, footers and other views at the section's edges, each of a kind of its own.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
        didSet { DeclarationCheck.checkKinds(boundarySupplementaryItems.map(\.elementKind), of: self) }
    }

    /// Views behind the section, each of a kind of its own.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = [] {
        didSet { DeclarationCheck.checkKinds(decorationItems.map(\.elementKind), of: self) }
    }

    /// The list that the section is; nil for none.
    final var list: ListSection?

    private let group: NSCollectionLayoutGroup

    private init(repeating group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// Makes a section that repeats a group.
    public convenience init(group: NSCollectionLayoutGroup) { self.init(repeating: group) }

    /// Whether views at the edges follow the content's insets.
    @available(*, deprecated, message: "Use supplementaryContentInsetsReference, automatic or none.")
    open var supplementariesFollowContentInsets: Bool {
        get { supplementaryContentInsetsReference != .none }
        set { supplementaryContentInsetsReference = newValue ? .automatic : .none }
    }

    /// A copy that changes on its own.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let original = self
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated { copy = original.copied() }
        return copy
    }

    private func copied() -> NSCollectionLayoutSection {
        let copy = NSCollectionLayoutSection(repeating: group)
        (copy.contentInsets, copy.interGroupSpacing) = (contentInsets, interGroupSpacing)
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties = orthogonalScrollingProperties
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        (copy.boundarySupplementaryItems, copy.decorationItems) = (boundarySupplementaryItems, decorationItems)
        copy.list = list
        return copy
    }

    /// The section as a value; custom groups ask their providers with the traits.
    func composed(_ traits: UITraitCollection) -> CompositionSection {
        var decorations = decorationItems.map(\.decoration)
        if list != nil {
            decorations.insert(CompositionDecoration(kind: ListSection.backgroundKind, zIndex: -1), at: 0)
        }
        return CompositionSection(
            group: group.composed(traits), insets: contentInsets, spacing: interGroupSpacing,
            scrolling: orthogonalScrollingBehavior, boundaries: boundarySupplementaryItems.map(\.boundary),
            decorations: decorations)
    }
}
