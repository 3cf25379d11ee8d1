import CoreGraphics
import Foundation

/// The frames in one group, from the group's own corner.
nonisolated struct SolvedGroup: Equatable, Sendable {
    /// An item.
    struct Leaf: Equatable, Sendable {
        var frame: CGRect
        var zIndex = 0
        /// The axes along which content decides about the length.
        var measuresWidth = false
        var measuresHeight = false
        var supplements: [CompositionSupplement] = []
    }

    /// A group with views of its own, the outermost one or one inside.
    struct Part: Equatable, Sendable {
        var frame: CGRect
        /// The first item in the group.
        var firstLeaf: Int
        var supplements: [CompositionSupplement]
    }

    /// The room that the group has in its section, without its edges.
    var size: CGSize
    var leaves: [Leaf]
    var parts: [Part]
    /// Whether another length of an item can make another number of items fit.
    var isReflowing = false
    /// The number of items that the arrangement depends on: its own, and those that did not fit.
    var examinedCount = 0
}
