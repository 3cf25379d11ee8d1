extension UICollectionView {
    /// The directions in which collections scroll.
    public nonisolated enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical = 0
        /// To the sides.
        case horizontal = 1
    }
}
