import CoreGraphics

/// A bound that an item's content sets to its length along an axis.
struct SizeWish: Equatable {
    var axis: NSLayoutConstraint.Axis
    /// Whether the length is to be at least the given one, against compression, or at most, against stretching.
    var isMinimum: Bool
    /// In points.
    var length: CGFloat
    /// Above 0 and up to 1000, which is required.
    var priority: Float

    /// Whether another bound is of the same kind and strength.
    func isSameKind(as other: SizeWish) -> Bool {
        axis == other.axis && isMinimum == other.isMinimum && priority == other.priority
    }
}
