import CoreGraphics
import Foundation
import UIFoundation

/// Lays out one group, and the groups inside.
///
/// The recursion is as deep as the declaration, independent of the number of items.
nonisolated struct GroupSolver {
    /// The lengths that a group gives an item instead of the declared ones.
    struct Override {
        var axis: CompositionAxis
        var length: CGFloat
    }

    /// The room of an item.
    struct Room {
        var size: CGSize
        /// The same up to the last item that exists.
        var trimmed: CGSize
    }

    /// Items that do not exist any more are laid out for the sake of the others, up to this number of them.
    static let phantoms = 1000

    let grid: PixelGrid
    /// The number of items that exist from the group's first one.
    let limit: Int
    /// Measured sizes by the index in the group.
    let measured: (Int) -> CGSize?
    let customFrames: CustomFrames

    var leaves: [SolvedGroup.Leaf] = []
    var parts: [SolvedGroup.Part] = []
    var fault: CompositionFault?
    var isReflowing = false
    /// The number of items that were looked at, with those that did not fit.
    var examinedCount = 0

    init(grid: PixelGrid, limit: Int, customFrames: CustomFrames, measured: @escaping (Int) -> CGSize? = { _ in nil }) {
        (self.grid, self.limit, self.customFrames, self.measured) = (grid, limit, customFrames, measured)
    }

    /// Lays out a section's group; nil when it has no room for an item, and then `fault` says why.
    mutating func solve(_ group: CompositionItem, in container: CGSize, along axis: CompositionAxis) -> SolvedGroup? {
        guard limit > 0, let room = layOut(group, in: container, override: nil) else { return nil }
        var size = room.size
        if leaves.count > limit {
            size[axis] = min(size[axis], room.trimmed[axis])
            leaves.removeSubrange(limit...)
        }
        parts.removeAll { $0.firstLeaf >= leaves.count }
        return SolvedGroup(
            size: size, leaves: leaves, parts: parts, isReflowing: isReflowing,
            examinedCount: examinedCount)
    }
}
