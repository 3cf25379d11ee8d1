public import Foundation

/// A part of a view over which the pointer looks the same.
@preconcurrency @MainActor open class UIPointerRegion: NSObject, NSCopying {
    /// In the space of the interaction's view.
    open private(set) var rect: CGRect

    /// Tells regions apart; of the app's own choice.
    open private(set) var identifier: AnyHashable?

    /// Makes a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
        super.init()
    }

    /// The region itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the pointer stays in the same region when it is told of another.
    func isSame(as other: UIPointerRegion) -> Bool {
        self === other || (rect == other.rect && identifier == other.identifier)
    }
}
