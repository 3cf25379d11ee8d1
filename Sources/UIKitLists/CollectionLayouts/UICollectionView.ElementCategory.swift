extension UICollectionView {
    /// The categories of views in a collection.
    public nonisolated enum ElementCategory: UInt, Sendable {
        /// A view for an item.
        case cell = 0
        /// A supplementary view, such as a section's header.
        case supplementaryView = 1
        /// A view that only adorns and is the layout's own.
        case decorationView = 2
    }
}
