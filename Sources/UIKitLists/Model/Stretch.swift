import CoreGraphics

/// A piece of a list that a tree keeps: one or several neighbours, and how long they are together.
nonisolated protocol Stretch {
    /// The number of neighbours; never 0.
    var count: Int { get }
    /// The length of all together, in points.
    var extent: CGFloat { get }

    /// Removes and returns the part that begins at an index between 0 and the count, both excluded.
    mutating func split(at index: Int) -> Self

    /// Grows by a neighbour that is of the same kind, so that both are one piece; false where they are not alike.
    mutating func absorb(_ neighbour: Self) -> Bool
}
