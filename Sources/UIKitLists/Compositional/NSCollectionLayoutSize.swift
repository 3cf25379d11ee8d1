public import Foundation

/// The width and the height of an item in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, NSCopying {
    private let width: NSCollectionLayoutDimension
    private let height: NSCollectionLayoutDimension

    private init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
        (self.width, self.height) = (width, height)
        super.init()
    }

    /// Makes a size of two dimensions.
    public convenience init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
    ) {
        self.init(width, height)
    }

    /// The size itself, which never changes.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// The declared width.
    open var widthDimension: NSCollectionLayoutDimension { width }

    /// The declared height.
    open var heightDimension: NSCollectionLayoutDimension { height }

    var size: CompositionSize { CompositionSize(width.length, height.length) }
}
