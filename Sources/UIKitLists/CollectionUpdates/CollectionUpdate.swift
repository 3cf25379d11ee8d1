import Foundation

/// The changes that an app asks for between the beginning and the end of updates of a collection.
final class CollectionUpdate {
    /// How often updates were begun and not ended.
    var depth = 1
    /// Whether the collection was reloaded in between, so that the update has no effect.
    var isOverridden = false
    var batch = UpdateBatch()
    /// Items whose cells are to be filled anew, by their positions before.
    var reconfiguredItems: [ItemPosition] = []
    /// The positions on screen and in the new data of a selected item that is dragged, whose cell on screen may become that of
    /// a new item; nil for none.
    var selectedItem: (from: ItemPosition, to: ItemPosition)?
    /// The former attributes of the elements around the visible part; requested while the data is the former one as well.
    var former: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    /// Whether the content stays where it is, since a finger is on it.
    var keepsOffset = false
    /// Called when the animation has ended.
    var completions: [(Bool) -> Void] = []

    /// The changes as the layout hears of them.
    func items(_ resolved: ResolvedBatch) -> [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> ItemPosition { ItemPosition(section, NSNotFound) }
        var items: [UICollectionViewUpdateItem] = []
        for section in batch.deletedSections.sorted(by: >) { items.append(.init(.delete, before: whole(section))) }
        for item in batch.deletedRows.sorted(by: >) { items.append(.init(.delete, before: item)) }
        for section in batch.insertedSections.sorted() { items.append(.init(.insert, after: whole(section))) }
        for item in batch.insertedRows.sorted() { items.append(.init(.insert, after: item)) }
        for section in batch.reloadedSections.sorted() {
            items.append(.init(.reload, before: whole(section), after: resolved.newSection(of: section).map(whole)))
        }
        for item in batch.reloadedRows.sorted() {
            items.append(.init(.reload, before: item, after: resolved.newPosition(of: item)))
        }
        for move in batch.movedSections { items.append(.init(.move, before: whole(move.from), after: whole(move.to))) }
        for move in batch.movedRows { items.append(.init(.move, before: move.from, after: move.to)) }
        return items
    }
}
