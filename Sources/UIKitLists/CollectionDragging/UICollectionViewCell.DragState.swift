extension UICollectionViewCell {
    /// How far a cell is dragged.
    public nonisolated enum DragState: Int, Sendable {
        /// Not at all.
        case none = 0
        /// It is being picked up.
        case lifting = 1
        /// It was picked up.
        case dragging = 2
    }
}
