extension UICollectionView {
    /// Changes in cells after which items that size themselves get another size.
    public nonisolated enum SelfSizingInvalidation: Int, Sendable {
        /// None.
        case disabled = 0
        /// Changes of a configuration, and calls of `invalidateIntrinsicContentSize()`.
        case enabled = 1
        /// Those of constraints as well.
        case enabledIncludingConstraints = 2
    }
}
