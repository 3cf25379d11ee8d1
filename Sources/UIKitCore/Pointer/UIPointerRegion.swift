public import Foundation

/// A part of a view with one pointer style.
@preconcurrency @MainActor open class UIPointerRegion: NSObject, NSCopying {
    /// In the space of the interaction's view.
    open private(set) var rect: CGRect

    /// Distinguishes regions; a value of the app's choice.
    open private(set) var identifier: AnyHashable?

    /// Makes a region.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        (self.rect, self.identifier) = (rect, identifier)
        super.init()
    }

    /// The region itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another region is the same one for the pointer.
    func isSame(as other: UIPointerRegion) -> Bool {
        self === other || (rect == other.rect && identifier == other.identifier)
    }
}
