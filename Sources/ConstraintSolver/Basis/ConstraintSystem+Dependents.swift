/// Where a part's order alone leads from slots to values, a change is followed to the columns that it has an effect on, and no
/// further (Gilbert and Peierls, "Sparse Partial Pivoting in Time Proportional to Arithmetic Operations", 1988).
extension ConstraintSystem {
    /// Whether no elimination has changed a row of the part's order, and no row has been exchanged since it was found.
    func isTriangular(_ part: Int32) -> Bool {
        !parts[part].isStale && parts[part].fill.isEmpty && parts[part].eliminations.isEmpty && work.exchanges.isEmpty
    }

    /// Lists in `work.reached` the columns whose values follow from one's, itself first and each before those that follow from
    /// it.
    mutating func collectDependents(of column: Int32) {
        work.reached.removeAll(keepingCapacity: true)
        work.columnMarks[column] = 1
        work.visits.append(Workspace.Visit(column: column, entry: columns[column].firstEntry))
        while let visit = work.visits.last {
            var (entry, next) = (visit.entry, Int32(-1))
            while entry >= 0, next < 0 {
                let dependent = dependent(through: entries[entry].row)
                if dependent >= 0, work.columnMarks[dependent] == 0 { next = dependent }
                entry = entries[entry].next
            }
            if next >= 0 {
                work.visits[work.visits.count - 1].entry = entry
                work.columnMarks[next] = 1
                work.visits.append(Workspace.Visit(column: next, entry: columns[next].firstEntry))
            } else {
                work.visits.removeLast()
                work.reached.append(visit.column)
            }
        }
        work.reached.reverse()
        for column in work.reached { work.columnMarks[column] = 0 }
        work.effort += work.reached.count
    }

    /// The column whose value a tight row gives; -1 for another row.
    ///
    /// It is mutating because a call would copy the system otherwise.
    @inline(__always)
    private mutating func dependent(through row: Int32) -> Int32 {
        guard rows[row].side == .tight else { return -1 }
        let start = rows[row].start
        for entry in start..<(start + rows[row].count) where columns[entries[entry].column].slot == row {
            return entries[entry].column
        }
        return -1
    }

    /// Calls a function for each column that a sum of terms follows from by the order: those whose slots have an effect on it.
    mutating func visitSources(of row: Int32, _ body: (inout ConstraintSystem, Int32) -> Void) {
        let start = rows[row].start
        // The newest first: they have an effect on fewer as a rule.
        for entry in (start..<(start + rows[row].count)).reversed() { visitSources(from: entries[entry].column) }
        finishVisit(body)
    }

    /// Calls a function for each column that a column's value follows from by the order, itself included.
    mutating func visitSources(ofColumn column: Int32, _ body: (inout ConstraintSystem, Int32) -> Void) {
        visitSources(from: column)
        finishVisit(body)
    }

    private mutating func visitSources(from column: Int32) {
        var next = work.sources.count
        markSource(column)
        while next < work.sources.count {
            let slot = columns[work.sources[next]].slot
            next += 1
            guard slot >= 0 else { continue }
            let start = rows[slot].start
            for entry in start..<(start + rows[slot].count) { markSource(entries[entry].column) }
        }
    }

    mutating func markSource(_ column: Int32) {
        guard work.columnMarks[column] == 0 else { return }
        work.columnMarks[column] = 1
        work.sources.append(column)
    }

    mutating func finishVisit(_ body: (inout ConstraintSystem, Int32) -> Void) {
        work.effort += work.sources.count
        for column in work.sources { work.columnMarks[column] = 0 }
        for column in work.sources { body(&self, column) }
        work.sources.removeAll(keepingCapacity: true)
    }

    /// Gives the columns in `work.reached` the values that follow from their rows.
    mutating func computeReachedValues() {
        for column in work.reached where columns[column].slot >= 0 {
            let row = columns[column].slot
            var sum = rows[row].constant
            let start = rows[row].start
            for entry in start..<(start + rows[row].count) where entries[entry].column != column {
                sum -= entries[entry].coefficient * columns[entries[entry].column].value
            }
            columns[column].value = sum / columns[column].pivot
        }
    }
}
