/// Holds a batch of updates against the data, section by section.
nonisolated struct UpdateCheck {
    private let batch: UpdateBatch
    private let before: [Int]
    private let after: [Int]
    private var result = ResolvedBatch()
    private var removedRows: [Int: [Int]] = [:]
    private var insertedRows: [Int: [Int]] = [:]
    private var movedIn: [Int: Int] = [:]
    private var movedOut: [Int: Int] = [:]
    private var doneSections: [Int: String] = [:]
    private var doneRows: [ItemPosition: String] = [:]

    private let noun: UpdateNoun

    init(_ batch: UpdateBatch, before: [Int], after: [Int], noun: UpdateNoun) {
        (self.batch, self.before, self.after, self.noun) = (batch, before, after, noun)
    }

    consuming func resolve() throws(UpdateFault) -> ResolvedBatch {
        try checkSections()
        try checkFormerRows()
        try checkNewRows()
        try countRows()
        return result
    }

    // MARK: Sections

    private mutating func checkSections() throws(UpdateFault) {
        for section in batch.deletedSections { try note(section, "deleted") }
        for section in batch.reloadedSections { try note(section, "reloaded") }
        for move in batch.movedSections { try note(move.from, "moved") }
        doneSections = [:]
        for section in batch.insertedSections { try noteNew(section, "inserted") }
        for move in batch.movedSections { try noteNew(move.to, "moved to") }
        let wanted = before.count + batch.insertedSections.count - batch.deletedSections.count
        guard after.count == wanted else {
            throw UpdateFault(
                "An update left \(after.count) sections. There were \(before.count) before it, "
                    + "\(batch.insertedSections.count) were inserted and \(batch.deletedSections.count) deleted, so there "
                    + "must be \(wanted). Change the data source in the same update, and name every section that comes or goes."
            )
        }
        result.sections = IndexChange(
            removed: batch.deletedSections + batch.movedSections.map(\.from),
            inserted: batch.insertedSections + batch.movedSections.map(\.to))
        for move in batch.movedSections {
            result.sectionMoves[move.from] = move.to
            result.sectionOrigins[move.to] = move.from
        }
        result.reloadedSections = Set(batch.reloadedSections)
    }

    private mutating func note(_ section: Int, _ action: String) throws(UpdateFault) {
        guard section >= 0, section < before.count else {
            throw UpdateFault(
                "Section \(section) was to be \(action), and there are only \(before.count) sections before the update. "
                    + "What is deleted, reloaded or moved is named by its index before it.")
        }
        if let other = doneSections.updateValue(action, forKey: section) {
            throw UpdateFault(
                "Section \(section) was to be \(other) and \(action) in one update. Ask for one of the two.")
        }
    }

    private mutating func noteNew(_ section: Int, _ action: String) throws(UpdateFault) {
        guard section >= 0, section < after.count else {
            throw UpdateFault(
                "A section was to be \(action) index \(section), and there are only \(after.count) sections after the "
                    + "update. What is inserted is named by its index after it; add it to the data source first.")
        }
        if let other = doneSections.updateValue(action, forKey: section) {
            throw UpdateFault(
                "Section \(section) was to be \(other) and \(action) in one update. Ask for one of the two.")
        }
    }

    // MARK: Rows

    private mutating func checkFormerRows() throws(UpdateFault) {
        for row in batch.deletedRows {
            try note(row, "deleted")
            removedRows[row.section, default: []].append(row.item)
        }
        for row in batch.reloadedRows {
            try note(row, "reloaded")
            if result.newSection(of: row.section) == nil {
                throw UpdateFault(
                    "\(noun.capitalized) \(row.item) was to be reloaded, and its section \(row.section) deleted, in one update. Ask for one of the two."
                )
            }
            result.reloadedRows.insert(row)
        }
        for move in batch.movedRows {
            try note(move.from, "moved")
            let section = move.from.section
            if result.newSection(of: section) == nil || result.reloadedSections.contains(section) {
                throw UpdateFault(
                    "\(noun.capitalized) \(move.from.item) was to be moved out of section \(section), which the same update deletes or "
                        + "reloads. Delete the \(noun.rawValue) and insert it at its new index path.")
            }
            removedRows[section, default: []].append(move.from.item)
            movedOut[section, default: 0] += 1
            result.rowMoves[move.from] = move.to
            result.rowOrigins[move.to] = move.from
        }
    }

    private mutating func checkNewRows() throws(UpdateFault) {
        doneRows = [:]
        for row in batch.insertedRows {
            try noteNew(row, "inserted")
            insertedRows[row.section, default: []].append(row.item)
        }
        for move in batch.movedRows {
            try noteNew(move.to, "moved to")
            insertedRows[move.to.section, default: []].append(move.to.item)
            movedIn[move.to.section, default: 0] += 1
        }
    }

    private mutating func note(_ row: ItemPosition, _ action: String) throws(UpdateFault) {
        guard row.section >= 0, row.section < before.count else {
            throw UpdateFault(
                "\(noun.capitalized) \(row.item) of section \(row.section) was to be \(action), and there are only \(before.count) "
                    + "sections before the update. What is deleted, reloaded or moved is named by its path before it.")
        }
        guard row.item >= 0, row.item < before[row.section] else {
            throw UpdateFault(
                "\(noun.capitalized) \(row.item) of section \(row.section) was to be \(action), and the section has only "
                    + "\(before[row.section]) \(noun.rawValue)s before the update. What is deleted, reloaded or moved is named by its path before it."
            )
        }
        if let other = doneRows.updateValue(action, forKey: row) {
            throw UpdateFault(
                "\(noun.capitalized) \(row.item) of section \(row.section) was to be \(other) and \(action) in one update. Ask for one of the two."
            )
        }
    }

    private mutating func noteNew(_ row: ItemPosition, _ action: String) throws(UpdateFault) {
        guard row.section >= 0, row.section < after.count else {
            throw UpdateFault(
                "\(noun.withArticle) was to be \(action) index \(row.item) of section \(row.section), and there are only \(after.count) "
                    + "sections after the update. What is inserted is named by its path after it.")
        }
        guard row.item >= 0, row.item < after[row.section] else {
            throw UpdateFault(
                "\(noun.withArticle) was to be \(action) index \(row.item) of section \(row.section), and the section has only "
                    + "\(after[row.section]) \(noun.rawValue)s after the update. Add it to the data source first.")
        }
        if let other = doneRows.updateValue(action, forKey: row) {
            throw UpdateFault(
                "\(noun.capitalized) \(row.item) of section \(row.section) was to be \(other) and \(action) in one update. Ask for one of the two."
            )
        }
    }

    private mutating func countRows() throws(UpdateFault) {
        for (section, count) in before.enumerated() where !result.reloadedSections.contains(section) {
            guard let new = result.newSection(of: section) else { continue }
            let (removed, inserted) = (removedRows[section] ?? [], insertedRows[new] ?? [])
            guard after[new] == count + inserted.count - removed.count else {
                throw miscount(section, new, removed.count, inserted.count)
            }
            if !removed.isEmpty || !inserted.isEmpty {
                result.rows[section] = IndexChange(removed: removed, inserted: inserted)
            }
        }
    }

    private func miscount(_ section: Int, _ new: Int, _ removed: Int, _ inserted: Int) -> UpdateFault {
        let (movedIn, movedOut) = (movedIn[new] ?? 0, movedOut[section] ?? 0)
        return UpdateFault(
            "An update left \(after[new]) \(noun.rawValue)s in section \(new). There were \(before[section]) before it, "
                + "\(inserted - movedIn) were inserted, \(removed - movedOut) deleted, \(movedIn) moved in and \(movedOut) "
                + "moved out, so there must be \(before[section] + inserted - removed). Change the data source in the same "
                + "update, and name every \(noun.rawValue) that comes or goes.")
    }
}
