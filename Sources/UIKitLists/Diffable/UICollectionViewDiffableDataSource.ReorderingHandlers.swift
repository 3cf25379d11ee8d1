extension UICollectionViewDiffableDataSource {
    /// Decides which items the user may move, and hears of those that were.
    ///
    /// The data source moves the item in its own content between the last two.
    public struct ReorderingHandlers {
        /// Makes handlers by which no item can be moved.
        public init() {}

        /// Whether an item can be moved; nil for none.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?

        /// Called before the content of the data source is the new one.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Called when the content of the data source is the new one; store the order here.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    }
}
