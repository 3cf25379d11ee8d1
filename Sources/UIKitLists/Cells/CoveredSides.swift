import CoreGraphics

/// The room in points at the sides of cells and headers that something else covers, to which their content gives way.
nonisolated struct CoveredSides: Equatable {
    var leading: CGFloat = 0
    var trailing: CGFloat = 0

    /// The room on both sides.
    var width: CGFloat { leading + trailing }
}
