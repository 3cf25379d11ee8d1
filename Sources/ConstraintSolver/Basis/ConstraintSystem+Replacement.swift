extension ConstraintSystem {
    /// Replaces the content of a slot whose dependents `work.reached` lists. Then `work.reached` lists the same columns in their
    /// new order.
    ///
    /// The new content is a row, or as -1 - c column c. The row gives the value of one of its columns, whose row until now gives
    /// that of the next, up to the slot's. Returns false, without a change, when there is more than one such path, so that values
    /// would follow from each other in a circle, or when a pivot on it is small.
    mutating func replaceContent(of slot: Int32, with content: Int32, in part: Int32) -> Bool {
        for column in work.reached { work.columnMarks[column] = 1 }
        let isOpen = findPath(from: content, to: slot)
        if isOpen {
            for column in work.reached { work.columnMarks[column] = 0 }
            for step in work.path { reopenColumns(of: step.row) }
            if columns[slot].slot >= 0 { reopenColumns(of: columns[slot].slot) }
            for column in work.reached { work.columnMarks[column] = 1 }
            follow(to: slot, content, part)
        }
        for column in work.reached { work.columnMarks[column] = 0 }
        return isOpen
    }

    /// Lets a row keep a slot that mentions the slot's column alone, so that the order stays as it is; false for any other row.
    mutating func replaceInPlace(_ slot: Int32, with row: Int32, in part: Int32) -> Bool {
        guard rows[row].count == 1, entries[rows[row].start].column == slot else { return false }
        for column in work.reached { noteFormer(column: column) }
        noteFormer(row: row)
        let former = columns[slot].slot
        if former >= 0 {
            reopenColumns(of: former)
            noteFormer(row: former)
            rows[former].side = .satisfied
            countTight(former, -1)
        } else {
            linkFirst(slot, part)
        }
        rows[row].side = .tight
        rows[row].column = slot
        countTight(row, 1)
        columns[slot].slot = row
        columns[slot].orderRow = row
        columns[slot].fillStart = -1
        columns[slot].pivot = entries[rows[row].start].coefficient
        work.path.removeAll(keepingCapacity: true)
        touch(part)
        return true
    }

    /// Lists in `work.path` the rows on the path to a slot, each with the column whose value it is to give.
    private mutating func findPath(from content: Int32, to slot: Int32) -> Bool {
        work.path.removeAll(keepingCapacity: true)
        var (row, known) = (content, Int32(-1))
        if content < 0 {
            known = -1 - content
            if known == slot { return true }
            row = columns[known].slot
        }
        while true {
            guard row >= 0, let step = onlyReached(in: row, except: known) else { return false }
            work.path.append(Workspace.PathStep(row: row, column: step.column, pivot: step.pivot))
            if step.column == slot { return true }
            known = step.column
            row = columns[known].slot
        }
    }

    /// The one marked column of a row besides a known one, with its coefficient; nil when there are others or it is small.
    private func onlyReached(in row: Int32, except known: Int32) -> (column: Int32, pivot: Double)? {
        var found: (column: Int32, pivot: Double)?
        var largest = 0.0
        let start = rows[row].start
        for entry in start..<(start + rows[row].count) {
            let (column, coefficient) = (entries[entry].column, entries[entry].coefficient)
            largest = max(largest, abs(coefficient))
            guard column != known, work.columnMarks[column] != 0 else { continue }
            guard found == nil else { return nil }
            found = (column, coefficient)
        }
        guard let found, abs(found.pivot) > 1e-4 * largest else { return nil }
        return found
    }

    private mutating func follow(to slot: Int32, _ content: Int32, _ part: Int32) {
        for column in work.reached where columns[column].slot >= 0 { unlinkFromOrder(column, part) }
        for column in work.reached { noteFormer(column: column) }
        let former = columns[slot].slot
        if former >= 0 {
            noteFormer(row: former)
            rows[former].side = .satisfied
            countTight(former, -1)
        }
        work.reordered.removeAll(keepingCapacity: true)
        if content >= 0 {
            noteFormer(row: content)
            rows[content].side = .tight
            countTight(content, 1)
        } else {
            let kept = -1 - content
            columns[kept].slot = content
            work.columnMarks[kept] = 2
            work.reordered.append(kept)
        }
        for step in work.path {
            columns[step.column].slot = step.row
            rows[step.row].column = step.column
            columns[step.column].orderRow = step.row
            columns[step.column].fillStart = -1
            columns[step.column].pivot = step.pivot
            work.columnMarks[step.column] = 2
            work.reordered.append(step.column)
            linkLast(step.column, part)
        }
        for column in work.reached where work.columnMarks[column] == 1 {
            work.reordered.append(column)
            if columns[column].slot >= 0 { linkLast(column, part) }
        }
        swap(&work.reached, &work.reordered)
        touch(part)
    }
}
