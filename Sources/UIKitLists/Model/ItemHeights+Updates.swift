import CoreGraphics

extension ItemHeights {
    /// Applies a batch: rows that stay or move keep their heights, heights of new ones are asked for.
    ///
    /// - Parameters:
    ///   - batch: The batch, checked against the same data.
    ///   - insertedSections: The heights in a section that is new or reloaded, by its index after the batch.
    ///   - insertedRow: The height of a row that is new or reloaded, by its position after the batch.
    mutating func apply(
        _ batch: ResolvedBatch, insertedSections: (Int) -> SectionHeights, insertedRow: (ItemPosition) -> RowHeights
    ) {
        var moved: [ItemPosition: RowHeights] = [:]
        // Hash order: removals in one section change no position in another, and moved rows are found by theirs.
        for (section, change) in batch.rows {
            for row in change.removed.reversed() {
                let heights = removeRows(row..<row + 1, in: section)
                if let goal = batch.rowMoves[ItemPosition(section, row)] { moved[goal] = heights }
            }
        }
        var movedSections: [Int: SectionHeights] = [:]
        for section in batch.sections.removed.reversed() {
            let heights = removeSections(section..<section + 1)[0]
            if let goal = batch.sectionMoves[section] { movedSections[goal] = heights }
        }
        for section in batch.sections.inserted {
            insertSection(movedSections[section] ?? insertedSections(section), at: section)
        }
        // Hash order: each row is inserted in order in its own section, and sections are replaced where they are.
        for (former, change) in batch.rows {
            guard let section = batch.newSection(of: former) else { continue }
            for row in change.inserted {
                let position = ItemPosition(section, row)
                insertRows(moved[position] ?? insertedRow(position), at: position)
            }
        }
        // Hash order: sections are replaced where they are.
        for former in batch.reloadedSections {
            guard let section = batch.newSection(of: former) else { continue }
            removeSections(section..<section + 1)
            insertSection(insertedSections(section), at: section)
        }
        // Hash order: rows are replaced where they are.
        for former in batch.reloadedRows {
            guard let position = batch.newPosition(of: former) else { continue }
            removeRows(position.item..<position.item + 1, in: position.section)
            insertRows(insertedRow(position), at: position)
        }
    }
}
