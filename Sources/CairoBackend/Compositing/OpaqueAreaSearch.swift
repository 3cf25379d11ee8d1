import CoreGraphics

/// A search for areas that hide the pixels below them. It ends when it would cost more than it saves.
struct OpaqueAreaSearch {
    private static let areaLimit = 8

    private(set) var found: [PixelRect] = []
    /// The number of nodes that may still be searched.
    var nodesLeft = 256

    var isOver: Bool { found.count >= Self.areaLimit || nodesLeft <= 0 }

    /// Adds an area; rows of a list that touch each other become one area.
    mutating func add(_ area: PixelRect) {
        for index in found.indices.reversed()
        where found[index].x == area.x && found[index].width == area.width && found[index].y <= area.maxY
            && area.y <= found[index].maxY
        {
            found[index] = found[index].union(area)
            return
        }
        found.append(area)
    }

    /// Forgets the areas found so far.
    mutating func startAgain() { found = [] }
}
