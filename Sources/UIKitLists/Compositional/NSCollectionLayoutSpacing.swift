public import Foundation
public import QuartzCore

/// Room between items of a group, or at an edge of an item.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: ConstructibleObject, NSCopying {
    let room: CompositionSpacing

    @available(*, unavailable)
    public required convenience init?(_ key: ConstructionKey) {
        guard let room = key.beginning as? CompositionSpacing else {
            fatalError("A collection layout spacing needs points: make it by .fixed(_:) or .flexible(_:).")
        }
        self.init(room)
    }

    private init(_ room: CompositionSpacing) {
        self.room = room
        super.init()
    }

    /// Makes a spacing of at least some points: flexible ones share the remaining room of a group.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        make(self, beginningWith: checked(.flexible(flexibleSpacing), "flexible"))
    }

    /// Makes room of a fixed number of points; below 0, neighbours overlap.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self {
        make(self, beginningWith: checked(.fixed(fixedSpacing), "fixed"))
    }

    private static func checked(_ room: CompositionSpacing, _ method: String) -> CompositionSpacing {
        guard room.length.isFinite else {
            fatalError("NSCollectionLayoutSpacing.\(method) got \(room.length). Give a finite number of points.")
        }
        return room
    }

    /// The spacing itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// In points, without a share of the remaining room.
    open var spacing: CGFloat { room.length }

    /// Whether the spacing gets a share of the remaining room.
    open var isFlexible: Bool { room.isFlexible }

    /// Whether the room always has the same number of points.
    open var isFixed: Bool { !room.isFlexible }
}
