/// Where a part's order alone leads from slots to values, a change is followed to the columns that it has an effect on, and no
/// further (Gilbert and Peierls, "Sparse Partial Pivoting in Time Proportional to Arithmetic Operations", 1988).
extension ConstraintSystem {
    /// Whether no elimination has changed a row of the part's order, and no row has been exchanged since it was found.
    func isTriangular(_ part: Int32) -> Bool {
        !parts[part].isStale && parts[part].fill.isEmpty && parts[part].eliminations.isEmpty && work.exchanges.isEmpty
    }

    /// Lists in `work.reached` the columns whose values follow from one's, itself first and each before those that follow from
    /// it.
    mutating func collectDependents(of column: Int32) { collectDependents(of: CollectionOfOne(column)) }

    /// Lists in `work.reached` the columns whose values follow from those of some, these included.
    mutating func collectDependents(of roots: some Sequence<Int32>) {
        // Lists of their own while they grow: those of the system would be looked at for other owners at each element.
        var (reached, visits): ([Int32], [Workspace.Visit]) = ([], [])
        swap(&reached, &work.reached)
        swap(&visits, &work.visits)
        reached.removeAll(keepingCapacity: true)
        work.columnMarks.withUnsafeMutableBufferPointer { buffer in
            guard let marks = buffer.baseAddress else { return }
            Tableau.read(&columns, &rows, &entries) { tableau in
                for column in roots where marks[column] == 0 {
                    marks[column] = 1
                    var visit = Workspace.Visit(column: column, entry: tableau.columns[column].firstEntry)
                    while true {
                        let next = tableau.nextDependent(&visit.entry, marks)
                        if next >= 0 {
                            visits.append(visit)
                            marks[next] = 1
                            visit = Workspace.Visit(column: next, entry: tableau.columns[next].firstEntry)
                        } else {
                            reached.append(visit.column)
                            guard let former = visits.popLast() else { break }
                            visit = former
                        }
                    }
                }
                for column in reached { marks[column] = 0 }
            }
        }
        reached.reverse()
        work.effort += reached.count
        swap(&reached, &work.reached)
        swap(&visits, &work.visits)
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
