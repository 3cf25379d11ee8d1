public import Foundation
public import QuartzCore
public import UIFoundation

/// The size of an item in a compositional layout, the room around it, and the views that belong to it.
@preconcurrency @MainActor open class NSCollectionLayoutItem: ConstructibleObject, NSCopying {
    /// The insets of the item's frame in its room; without effect along axes with an estimated dimension.
    open var contentInsets = NSDirectionalEdgeInsets.zero {
        didSet { DeclarationCheck.check(contentInsets, of: self) }
    }

    /// The room around the item; nil for none.
    @NSCopying open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    final let beginning: LayoutItemBeginning
    final var storedSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = [] {
        didSet { DeclarationCheck.checkKinds(storedSupplementaryItems.map(\.elementKind), of: self) }
    }

    // Only this class reads the key: a subclass cannot override an initializer that is unavailable here.
    @available(*, unavailable)
    public required convenience init?(_ key: ConstructionKey) {
        if let original = key.original as? NSCollectionLayoutItem {
            self.init(original.beginning)
            adopt(original)
        } else if let beginning = key.beginning as? LayoutItemBeginning {
            self.init(beginning)
        } else {
            fatalError("A collection layout item needs a size: make it by init(layoutSize:).")
        }
    }

    // Classes below inherit it, so that it makes any of them.
    init(_ beginning: LayoutItemBeginning) {
        self.beginning = beginning
        super.init()
    }

    /// Makes an item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(LayoutItemBeginning(size: layoutSize)) }

    /// Makes an item of a size with supplementary views, each of a kind of its own.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init(LayoutItemBeginning(size: layoutSize))
        // Observers do not run while an object is made.
        DeclarationCheck.checkKinds(supplementaryItems.map(\.elementKind), of: self)
        storedSupplementaryItems = supplementaryItems
    }

    /// The declared size, before insets.
    open var layoutSize: NSCollectionLayoutSize { beginning.size }

    /// The supplementary views of each such item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }

    /// A copy that changes on its own.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let original = self
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated { copy = Self.make(type(of: original), copying: original) }
        return copy
    }

    /// Has the properties of another item that can change.
    func adopt(_ original: NSCollectionLayoutItem) {
        (contentInsets, edgeSpacing) = (original.contentInsets, original.edgeSpacing)
        storedSupplementaryItems = original.storedSupplementaryItems
    }

    /// The item as a value; a group's has its items, and asks its provider with the traits.
    func composed(_ traits: UITraitCollection) -> CompositionItem {
        CompositionItem(
            size: layoutSize.size, insets: contentInsets, edges: edgeSpacing?.edges ?? CompositionEdges(),
            supplements: supplementaryItems.map { $0.supplement })
    }
}
