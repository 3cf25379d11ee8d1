/// A batch of updates that fits the data: with it every section and row of before has its position after, or none.
nonisolated struct ResolvedBatch: Sendable {
    /// The removed and inserted sections; a moved one is both.
    var sections = IndexChange()
    /// The new index of each section that moves, by its former one.
    var sectionMoves: [Int: Int] = [:]
    /// The former index of each section that moves, by its new one.
    var sectionOrigins: [Int: Int] = [:]
    /// The reloaded sections, by their former indices.
    var reloadedSections: Set<Int> = []
    /// The removed and inserted rows of the sections that stay, by their former section; a moved row is both.
    var rows: [Int: IndexChange] = [:]
    /// The new position of each row that moves, by its former one.
    var rowMoves: [ItemPosition: ItemPosition] = [:]
    /// The former position of each row that moves, by its new one.
    var rowOrigins: [ItemPosition: ItemPosition] = [:]
    /// The reloaded rows, by their former positions.
    var reloadedRows: Set<ItemPosition> = []

    /// The index after the batch; nil for a section that is deleted.
    func newSection(of section: Int) -> Int? { sectionMoves[section] ?? sections.newIndex(of: section) }

    /// The index before the batch; nil for a section that is inserted.
    func oldSection(of section: Int) -> Int? { sectionOrigins[section] ?? sections.oldIndex(of: section) }

    /// The position after the batch; nil for a row that is deleted, and for rows of sections that are deleted or reloaded.
    func newPosition(of position: ItemPosition) -> ItemPosition? {
        if let moved = rowMoves[position] { return moved }
        guard !reloadedSections.contains(position.section), let section = newSection(of: position.section) else {
            return nil
        }
        guard let change = rows[position.section] else { return ItemPosition(section, position.item) }
        return change.newIndex(of: position.item).map { ItemPosition(section, $0) }
    }

    /// The position before the batch; nil for a row that is inserted or reloaded, and for rows of sections that are.
    func oldPosition(of position: ItemPosition) -> ItemPosition? {
        if let moved = rowOrigins[position] { return moved }
        guard let section = oldSection(of: position.section), !reloadedSections.contains(section) else { return nil }
        var old: ItemPosition? = ItemPosition(section, position.item)
        if let change = rows[section] {
            old = change.oldIndex(of: position.item).map { ItemPosition(section, $0) }
        }
        return old.flatMap { reloadedRows.contains($0) ? nil : $0 }
    }

    /// The position after the batch of a row that is neither deleted nor reloaded; nil for others.
    func keptPosition(of position: ItemPosition) -> ItemPosition? {
        reloadedRows.contains(position) ? nil : newPosition(of: position)
    }

    /// The new position for an insertion that was behind a row before the batch.
    ///
    /// It is behind the same row, else behind the nearest row before it that keeps its order among the others; nil where the
    /// section was deleted or reloaded.
    func insertionPosition(after position: ItemPosition) -> ItemPosition? {
        guard !reloadedSections.contains(position.section), let section = newSection(of: position.section) else {
            return nil
        }
        var item = position.item
        while item > 0 {
            item -= 1
            let former = ItemPosition(position.section, item)
            guard rowMoves[former] == nil, let kept = newPosition(of: former) else { continue }
            return ItemPosition(section, kept.item + 1)
        }
        return ItemPosition(section, 0)
    }
}
