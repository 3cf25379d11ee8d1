extension ConstraintSystem {
    /// Notes a column as it is, if changes may have to be undone.
    mutating func noteFormer(column: Int32) {
        guard work.isJournaling else { return }
        work.journal.append(.column(column, slot: columns[column].slot, value: columns[column].value))
    }

    /// Notes a row as it is, if changes may have to be undone.
    mutating func noteFormer(row: Int32) {
        guard work.isJournaling else { return }
        work.journal.append(.row(row, side: rows[row].side))
    }

    /// Undoes the changes of a part since the journal was begun; its order has to be found anew.
    mutating func undoJournal(_ part: Int32) {
        work.overdue.removeSubrange(work.formerOverdue...)
        work.hasOverdue = !work.overdue.isEmpty
        for change in work.journal.reversed() {
            switch change {
            case .column(let column, let slot, let value):
                columns[column].slot = slot
                if slot >= 0 {
                    rows[slot].column = column
                    columns[column].pivot = coefficient(of: column, in: slot)
                }
                columns[column].value = value
            case .row(let row, let side):
                if rows[row].side == .tight { countTight(row, -1) }
                rows[row].side = side
                if side == .tight { countTight(row, 1) }
            }
        }
        work.journal.removeAll(keepingCapacity: true)
        markStale(part)
        touch(part)
    }
}
