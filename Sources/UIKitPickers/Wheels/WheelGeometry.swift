import Foundation

/// The geometry of a picker's wheel: rows on a cylinder seen from the front, the middle row facing the viewer.
///
/// Lengths are in points. Distances count rows from the middle, downwards. The proportions are measured off the system's.
nonisolated struct WheelGeometry: Hashable {
    /// The wheel's visible height.
    var height: CGFloat
    /// The height of a row in the middle.
    var rowHeight: CGFloat

    /// The position and the size in which a row is drawn.
    struct Placement: Hashable {
        /// The row's middle, from the wheel's top.
        var centerY: CGFloat
        /// The part of its height that the turned row shows, 1 in the middle.
        var foreshortening: CGFloat
    }

    /// The height of the flat list that is wound up.
    private var windingHeight: CGFloat { height + 75 }

    /// The number of rows once around the cylinder.
    var rowsPerTurn: CGFloat { max(4, (2 * windingHeight / rowHeight).rounded(.up)) }

    private var radius: CGFloat { 0.334225372 * windingHeight }

    /// The distance from which rows are on the far side.
    var visibleDistance: CGFloat { rowsPerTurn / 4 }

    /// The placement of a row at a distance; nil on the far side.
    func placement(at distance: CGFloat) -> Placement? {
        guard distance.magnitude < visibleDistance else { return nil }
        let angle = 2 * .pi * distance / rowsPerTurn
        return Placement(centerY: height / 2 + radius * sin(angle), foreshortening: cos(angle))
    }

    /// The distance of the row seen at a height; of the last visible one beyond the cylinder's rim.
    func distance(at y: CGFloat) -> CGFloat {
        let sine = max(-1, min(1, (y - height / 2) / radius))
        return asin(sine) / (2 * .pi) * rowsPerTurn
    }
}
