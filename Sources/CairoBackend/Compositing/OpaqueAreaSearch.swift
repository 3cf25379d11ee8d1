import CoreGraphics

/// A search for areas that hide the pixels below them. It ends when it would cost more than it saves.
struct OpaqueAreaSearch {
    private static let areaLimit = 8

    var found: [PixelRect] = []
    /// The number of nodes that may still be searched.
    var nodesLeft = 256

    var isOver: Bool { found.count >= Self.areaLimit || nodesLeft <= 0 }
}
