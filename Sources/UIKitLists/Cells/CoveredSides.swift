import CoreGraphics

/// The widths in points at the sides of cells and headers that other views cover; their content keeps clear of these.
nonisolated struct CoveredSides: Equatable {
    var leading: CGFloat = 0
    var trailing: CGFloat = 0

    /// The room on both sides.
    var width: CGFloat { leading + trailing }
}
