public import Foundation

/// Room around an item of a compositional layout, edge by edge.
///
/// The item needs it as it needs its own size: a group is full when the next item does not fit with its room.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    private let sides:
        (
            leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
            bottom: NSCollectionLayoutSpacing?
        )

    private init(
        sides leading: NSCollectionLayoutSpacing?, _ top: NSCollectionLayoutSpacing?,
        _ trailing: NSCollectionLayoutSpacing?, _ bottom: NSCollectionLayoutSpacing?
    ) {
        sides = (leading, top, trailing, bottom)
        super.init()
    }

    /// Makes room at edges; nil for none.
    public convenience init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.init(sides: leading, top, trailing, bottom)
    }

    /// The edge spacing itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// In front of the item in the reading direction.
    open var leading: NSCollectionLayoutSpacing? { sides.leading }

    /// Above the item.
    open var top: NSCollectionLayoutSpacing? { sides.top }

    /// Behind the item in the reading direction.
    open var trailing: NSCollectionLayoutSpacing? { sides.trailing }

    /// Below the item.
    open var bottom: NSCollectionLayoutSpacing? { sides.bottom }

    var edges: CompositionEdges {
        CompositionEdges(
            leading: sides.leading?.room ?? .none, top: sides.top?.room ?? .none,
            trailing: sides.trailing?.room ?? .none, bottom: sides.bottom?.room ?? .none)
    }
}
