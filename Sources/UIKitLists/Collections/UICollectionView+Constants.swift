extension UICollectionView {
    /// The kind of views above sections in a flow layout.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    /// The kind of views below sections in a flow layout.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
