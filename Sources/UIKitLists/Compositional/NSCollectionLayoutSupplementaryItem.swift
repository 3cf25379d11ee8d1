import Foundation

/// A view that is attached to an item or a group of a compositional layout, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The position in front of other views of the section.
    open var zIndex = 1

    /// Makes a view of a kind that lies inside its item, at an anchor of this container.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(
            LayoutItemBeginning(size: layoutSize, kind: elementKind, containerAnchor: containerAnchor))
    }

    /// Makes a view of a kind whose own anchor lies on an anchor of the item that is its container.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(
            LayoutItemBeginning(
                size: layoutSize, kind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor))
    }

    /// The kind by which the data source is asked for the view.
    open var elementKind: String { beginning.kind }

    /// The point of the item or the group that the view is attached to.
    open var containerAnchor: NSCollectionLayoutAnchor { beginning.containerAnchor }

    /// The point of the view that lies there; nil for the same edges.
    open var itemAnchor: NSCollectionLayoutAnchor? { beginning.itemAnchor }

    override func adopt(_ original: NSCollectionLayoutItem) {
        super.adopt(original)
        if let original = original as? NSCollectionLayoutSupplementaryItem { zIndex = original.zIndex }
    }

    var supplement: CompositionSupplement {
        CompositionSupplement(
            kind: elementKind, size: layoutSize.size, anchor: containerAnchor.anchor, ownAnchor: itemAnchor?.anchor,
            insets: contentInsets, zIndex: zIndex)
    }
}
