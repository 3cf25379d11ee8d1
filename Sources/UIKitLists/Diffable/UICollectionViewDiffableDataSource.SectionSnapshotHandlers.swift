extension UICollectionViewDiffableDataSource {
    /// Closures that decide whether the user may expand and collapse items, and that are notified of it.
    ///
    /// They are called for changes by the user alone, such as a tap on the disclosure of an outline. Section snapshots that an
    /// app applies expand items without them.
    @preconcurrency @MainActor
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// Whether the user may expand an item; nil allows it.
        public var shouldExpandItem: ((_ item: Item) -> Bool)?

        /// Called before the user's expansion of an item shows.
        public var willExpandItem: ((_ item: Item) -> Void)?

        /// Whether the user may collapse an item; nil allows it.
        public var shouldCollapseItem: ((_ item: Item) -> Bool)?

        /// Called before an item that the user collapses hides those below it.
        public var willCollapseItem: ((_ item: Item) -> Void)?

        /// The items below one that the user expands, made from those that it has already; nil keeps these.
        ///
        /// Items can be made here that are not needed before.
        public var snapshotForExpandingParent:
            (
                (_ parent: Item, _ snapshot: NSDiffableDataSourceSectionSnapshot<Item>)
                    -> NSDiffableDataSourceSectionSnapshot<Item>
            )?

        /// Makes handlers without closures: the user may expand and collapse every item.
        public init() {}
    }
}
