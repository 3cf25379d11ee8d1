import UIKitCore

/// Items that show others below them or not, where the data source has such.
extension CollectionEngine {
    private var outline: (any OutlineSource)? { collection.dataSource as? any OutlineSource }

    /// Whether an item of the data shows those below it; nil for one that has no levels around it.
    func isExpanded(_ item: ItemPosition) -> Bool? { outline?.isExpanded(item) }

    /// Has an item show those below it or hide them, as its disclosure does.
    func toggle(_ item: ItemPosition) {
        let item = dataPosition(of: item)
        guard update == nil, request == nil, let outline, let isExpanded = outline.isExpanded(item) else { return }
        outline.setExpanded(!isExpanded, item)
    }

    /// Has the item of a cell show those below it or hide them.
    func toggle(_ cell: UICollectionViewCell) {
        if let element = element(of: cell), element.key.category == .cell { toggle(element.key.position) }
    }

    /// Updates the visible cells after items were expanded or collapsed.
    func expansionDidChange() {
        for element in shown.views where element.key.category == .cell && !element.isPlaceholder {
            if let cell = element.view as? UICollectionViewCell { prepareExpansion(of: cell, at: element.key.position) }
        }
    }

    /// Has a cell show whether its item is expanded.
    func prepareExpansion(of cell: UICollectionViewCell, at item: ItemPosition) {
        let item = dataPosition(of: item)
        cell.setExpanded(isExpanded(item) ?? false)
        if let cell = cell as? UICollectionViewListCell { prepareLevel(of: cell, at: item) }
    }

    /// Has a cell be indented by the level of its item of the data; those below a header that is an item have the level of that.
    func prepareLevel(of cell: UICollectionViewListCell, at item: ItemPosition) {
        let hasHeader = cell.list.role?.section.configuration.headerMode == .firstItemInSection
        cell.adoptLevel(max(0, (outline?.level(item) ?? 0) - (hasHeader ? 1 : 0)))
    }
}
