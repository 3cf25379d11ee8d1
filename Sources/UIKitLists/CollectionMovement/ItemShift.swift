import CoreGraphics

/// Positions on screen while one item there is not where the data source has it, or is no item of the data.
nonisolated struct ItemShift {
    /// Where the data source has the item; nil for room without an item.
    let original: ItemPosition?
    /// Where the item or the room is among those on screen.
    var current: ItemPosition

    init(from original: ItemPosition?, to current: ItemPosition) { (self.original, self.current) = (original, current) }

    /// The position that the data source has for an item on screen; for room without an item that of one beside it.
    func dataPosition(of shown: ItemPosition) -> ItemPosition {
        var position = shown
        guard shown != current else {
            position.item = max(0, shown.item - 1)
            return original ?? position
        }
        if position.section == current.section, position.item > current.item { position.item -= 1 }
        if let original, position.section == original.section, position.item >= original.item { position.item += 1 }
        return position
    }

    /// The position on screen of an item of the data source.
    func shownPosition(of data: ItemPosition) -> ItemPosition {
        guard data != original else { return current }
        var position = data
        if let original, position.section == original.section, position.item > original.item { position.item -= 1 }
        if position.section == current.section, position.item >= current.item { position.item += 1 }
        return position
    }

    /// The numbers of items in each section of the data, from those on screen.
    func dataCounts(_ shown: [Int]) -> [Int] {
        var counts = shown
        counts[current.section] -= 1
        if let original { counts[original.section] += 1 }
        return counts
    }

    // MARK: Updates

    /// Converts an update of the data to one of the items on screen, after which both are the same.
    ///
    /// - Parameters:
    ///   - batch: The update as the app requested it.
    ///   - data: The same update, resolved against the data.
    func shown(_ batch: UpdateBatch, _ data: ResolvedBatch) -> UpdateBatch {
        var shown = batch
        shown.deletedRows = batch.deletedRows.map(shownPosition)
        shown.reloadedRows = batch.reloadedRows.map(shownPosition)
        shown.movedRows = batch.movedRows.map { .init(from: shownPosition(of: $0.from), to: $0.to) }
        let section = current.section
        let isLost = batch.deletedSections.contains(section) || batch.reloadedSections.contains(section)
        let current = current
        let goal = original.flatMap { data.newPosition(of: $0) }
        if isLost {
            // The whole section is deleted or reloaded, and with it the gap or the item on screen.
            shown.deletedRows.removeAll { $0 == current }
            shown.movedRows.removeAll { $0.from == current }
            if let goal { shown.insertedRows.append(goal) }
        } else if !shown.deletedRows.contains(current), !shown.movedRows.contains(where: { $0.from == current }) {
            if let goal, !shown.reloadedRows.contains(current), !batch.changesSections {
                shown.movedRows.append(.init(from: current, to: goal))
            } else {
                shown.deletedRows.append(current)
                if let goal { shown.insertedRows.append(goal) }
            }
        }
        shown.reloadedRows.removeAll { $0 == current }
        return shown
    }
}
