import CoreGraphics

/// A search for areas that hide what lies below, which ends where looking further would cost more than it saves.
struct OpaqueAreaSearch {
    private static let areaLimit = 8

    var found: [PixelRect] = []
    /// How many more nodes are looked at.
    var nodesLeft = 256

    var isOver: Bool { found.count >= Self.areaLimit || nodesLeft <= 0 }
}
