extension UICollectionViewCell {
    /// The drag state of a cell.
    public nonisolated enum DragState: Int, Sendable {
        /// The cell is not dragged.
        case none = 0
        /// The cell is being lifted.
        case lifting = 1
        /// The cell is being dragged.
        case dragging = 2
    }
}
