import UIFoundation

/// The lines at the edges of a cell.
struct CellLines: Equatable {
    /// A line along an edge.
    enum Line {
        case none
        /// Between the insets of separators.
        case inset
        /// From side to side, around a section.
        case full
    }

    var upper = Line.none
    var lower = Line.none
    var color = UIColor.separator
}
