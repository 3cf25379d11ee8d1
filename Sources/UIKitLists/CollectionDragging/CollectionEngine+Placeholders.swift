import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Placeholder items for content that is still loading. While there are any, no gap is opened for drags (a choice).
extension CollectionEngine {
    // MARK: Positions

    func has(_ placeholder: ItemPlaceholder) -> Bool { placeholders.holds(placeholder) }

    /// The placeholder at a displayed position; nil if an item of the data is there.
    func placeholder(at shown: ItemPosition) -> ItemPlaceholder? { placeholders.first { $0.position == shown } }

    /// Converts a displayed position to an insertion position in the data.
    func insertionPosition(at shown: ItemPosition) -> ItemPosition {
        var position = shown
        for placeholder in placeholders where placeholder.position.section == shown.section {
            if placeholder.position.item < shown.item { position.item -= 1 }
        }
        return position
    }

    /// Converts a displayed position to a position in the data; for a placeholder, that of an adjacent item.
    func positionWithoutPlaceholders(of shown: ItemPosition) -> ItemPosition {
        var position = insertionPosition(at: shown)
        if placeholder(at: shown) != nil { position.item = max(0, position.item - 1) }
        return position
    }

    /// Converts a position in the data to the displayed position.
    func positionWithPlaceholders(of data: ItemPosition) -> ItemPosition {
        var position = data
        for placeholder in placeholders
        where placeholder.position.section == data.section && placeholder.position.item <= position.item {
            position.item += 1
        }
        return position
    }

    /// The index path of a displayed item for the app: its path in the data, but the displayed path while a finger moves an item.
    func appPath(of shown: ItemPosition) -> IndexPath {
        gap == nil && placeholders.isEmpty ? shown.path : dataPosition(of: shown).path
    }

    // MARK: Changes

    func insert(_ description: UICollectionViewPlaceholder) -> ItemPlaceholder {
        let path = description.insertionIndexPath
        _ = loadedCounts
        if mayMoveViews { collection.layoutIfNeeded() }
        guard let data = ItemPosition(path), isPossible(data, without: nil) else {
            fatalError(missing(path, "that of a placeholder"))
        }
        checkBetweenUpdates("inserted")
        if gap?.original != nil { closeGap() }
        touches.cancel()
        var shown = data
        // Placeholders at the same position are in the order of their insertion.
        for other in placeholders where other.position.section == data.section {
            if insertionPosition(at: other.position).item <= data.item { shown.item += 1 }
        }
        let placeholder = ItemPlaceholder(description, at: shown, of: self)
        var batch = UpdateBatch()
        // The placeholder replaces the gap.
        if let gap { batch.deletedRows = [gap.current] }
        batch.insertedRows = [shown]
        changeOnScreen(batch, layout.makeContext()) { [self] in
            gap = nil
            for other in placeholders where other.position.section == shown.section && other.position >= shown {
                other.position.item += 1
            }
            let index = placeholders.firstIndex { $0.position > shown } ?? placeholders.count
            placeholders.insert(placeholder, at: index)
        }
        return placeholder
    }

    func commit(_ placeholder: ItemPlaceholder, _ change: (IndexPath) -> Void) -> Bool {
        guard has(placeholder) else { return false }
        checkBetweenUpdates("committed")
        _ = loadedCounts
        if mayMoveViews { collection.layoutIfNeeded() }
        guard has(placeholder) else { return false }
        let before = generation
        let data = insertionPosition(at: placeholder.position)
        change(data.path)
        // If the data source reloaded the collection itself, the item is already displayed.
        guard has(placeholder), isLoaded else { return true }
        guard before == generation else {
            // If the data source updated the collection itself, the item is already displayed.
            _ = delete(placeholder)
            return true
        }
        followInsertion(at: data)
        var batch = UpdateBatch()
        batch.reloadedRows = [placeholder.position]
        changeOnScreen(batch, layout.makeContext()) { self.placeholders.removeAll { $0 === placeholder } }
        return true
    }

    /// Checks the data source's counts after it inserted an item for a placeholder, and updates the positions of dragged items.
    private func followInsertion(at data: ItemPosition) {
        var (batch, counts) = (UpdateBatch(), dataCounts)
        batch.insertedRows = [data]
        let before = counts
        counts[data.section] += 1
        let now = readCounts()
        guard now == counts, let resolved = try? batch.resolved(before: before, after: now, noun: .item) else {
            fatalError(
                "The data source of \(label) was to insert an item at \(data) for a placeholder, and says that its sections have "
                    + "\(now) items then, not \(counts). Insert it into the data in the closure of "
                    + "commitInsertion(dataSourceUpdates:), and do nothing else.")
        }
        if usesDragging { draggedItemsWillFollow(resolved) }
    }

    func delete(_ placeholder: ItemPlaceholder) -> Bool {
        guard has(placeholder) else { return false }
        checkBetweenUpdates("deleted")
        _ = loadedCounts
        if mayMoveViews { collection.layoutIfNeeded() }
        guard has(placeholder) else { return false }
        let shown = placeholder.position
        var batch = UpdateBatch()
        batch.deletedRows = [shown]
        changeOnScreen(batch, layout.makeContext()) { [self] in
            placeholders.removeAll { $0 === placeholder }
            for other in placeholders where other.position.section == shown.section && other.position > shown {
                other.position.item -= 1
            }
        }
        return true
    }

    private func checkBetweenUpdates(_ action: String) {
        guard update == nil, request == nil else {
            fatalError(
                "A placeholder of \(label) was \(action) in an update of the collection, or while its data source was making a "
                    + "view. Do that before or after.")
        }
    }

    // MARK: Updates

    /// Converts an update of the data to one of the displayed items, and updates the positions of placeholders.
    ///
    /// - Parameters:
    ///   - update: The update, whose changes are converted.
    ///   - data: The changes of positions in the data.
    ///   - counts: The number of items in each section of the data after the update.
    /// - Returns: The number of displayed items in each section after the update.
    func adoptPlaceholders(in update: CollectionUpdate, _ data: ResolvedBatch, _ counts: [Int]) -> [Int] {
        let batch = update.batch
        update.batch.deletedRows = batch.deletedRows.map(positionWithPlaceholders)
        update.batch.reloadedRows = batch.reloadedRows.map(positionWithPlaceholders)
        update.reconfiguredItems = update.reconfiguredItems.map(positionWithPlaceholders)
        let sources = batch.movedRows.map { positionWithPlaceholders(of: $0.from) }
        var kept: [(placeholder: ItemPlaceholder, rank: ItemPosition)] = []
        for placeholder in placeholders {
            guard let rank = data.insertionPosition(after: insertionPosition(at: placeholder.position)) else {
                continue
            }
            kept.append((placeholder, rank))
        }
        // Sections may have moved.
        let order = kept.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
        var after = counts
        placeholders = order.map { _, one in
            one.placeholder.position = one.rank
            one.placeholder.position.item += after[one.rank.section] - counts[one.rank.section]
            after[one.rank.section] += 1
            return one.placeholder
        }
        update.batch.insertedRows = batch.insertedRows.map(positionWithPlaceholders)
        update.batch.movedRows = zip(sources, batch.movedRows).map {
            .init(from: $0, to: positionWithPlaceholders(of: $1.to))
        }
        return after
    }

    // MARK: Cells

    func makeCell(of placeholder: ItemPlaceholder, at key: ElementKey) -> UICollectionReusableView {
        let cell = dequeueCell(placeholder.description.reuseIdentifier, for: key.position.path)
        placeholder.description.cellUpdateHandler?(cell)
        return cell
    }

    /// Configures the cell of a placeholder again and measures it.
    func fill(_ placeholder: ItemPlaceholder) {
        guard has(placeholder), let element = shown[.cell(placeholder.position)],
            let cell = element.view as? UICollectionViewCell
        else { return }
        placeholder.description.cellUpdateHandler?(cell)
        element.needsSize = true
        collection.setNeedsLayout()
    }
}
