import CoreGraphics

/// The shares of a change of the container's lengths by which an item's own rectangle changes.
struct ContainerShares: Equatable {
    var x, width, y, height: CGFloat

    /// Those of an item that keeps its rectangle.
    static let none = ContainerShares(x: 0, width: 0, y: 0, height: 0)

    /// Whether the container's size determines the item's, and so the item's determines the container's.
    var includeSize: Bool { width != 0 || height != 0 }
}
