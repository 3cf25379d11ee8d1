/// A column is inert where no row outside the basis mentions it, or any column whose value follows from its own: however it moves,
/// no error and no price changes. Searches end at inert columns, which are most of a long layout.
///
/// Columns are found to be inert by searches, and cease to be with those that they follow from: a column that follows from an inert
/// one is inert too.
extension ConstraintSystem {
    /// Lists in `work.reached` the columns whose values follow from one's, itself first and each before those that follow from
    /// it, up to inert ones: the first of these are in `work.edge`.
    mutating func collectWatchedDependents(of column: Int32) {
        var (reached, visits, edge): ([Int32], [Workspace.Visit], [Int32]) = ([], [], [])
        swap(&reached, &work.reached)
        swap(&visits, &work.visits)
        swap(&edge, &work.edge)
        reached.removeAll(keepingCapacity: true)
        edge.removeAll(keepingCapacity: true)
        work.columnMarks.withUnsafeMutableBufferPointer { marks in
            work.isInert.withUnsafeMutableBufferPointer { isInert in
                guard let marks = marks.baseAddress, let isInert = isInert.baseAddress else { return }
                Tableau.read(columns, rows, entries) { tableau in
                    marks[column] = 1
                    var visit = Workspace.Visit(column: column, entry: tableau.columns[column].firstEntry)
                    while true {
                        let next = tableau.nextWatched(&visit, marks, isInert, &edge)
                        if next >= 0 {
                            visits.append(visit)
                            marks[next] = 1
                            visit = Workspace.Visit(column: next, entry: tableau.columns[next].firstEntry)
                        } else {
                            isInert[visit.column] = !visit.isWatched
                            reached.append(visit.column)
                            guard var former = visits.popLast() else { break }
                            if visit.isWatched { former.isWatched = true }
                            visit = former
                        }
                    }
                    for column in reached { marks[column] = 0 }
                    for column in edge { marks[column] = 0 }
                }
            }
        }
        reached.reverse()
        work.effort += reached.count
        swap(&reached, &work.reached)
        swap(&visits, &work.visits)
        swap(&edge, &work.edge)
    }

    /// Notes that a row outside the basis may follow from a column, and from those that it follows from.
    mutating func watch(_ column: Int32) {
        guard work.isInert[column] else { return }
        computeOverdueValues()
        work.isInert[column] = false
        var pending = [column]
        while let column = pending.popLast() {
            let slot = columns[column].slot
            guard slot >= 0 else { continue }
            let start = rows[slot].start
            for entry in start..<(start + rows[slot].count) where work.isInert[entries[entry].column] {
                work.isInert[entries[entry].column] = false
                pending.append(entries[entry].column)
            }
        }
    }

    /// Does so for the columns of a row.
    mutating func watchColumns(of row: Int32) {
        let start = rows[row].start
        for entry in start..<(start + rows[row].count) { watch(entries[entry].column) }
    }

    /// Computes the values that repairs have left for later.
    mutating func computeOverdueValues() {
        guard !work.overdue.isEmpty else { return }
        var overdue: [Int32] = []
        swap(&overdue, &work.overdue)
        collectDependents(of: overdue)
        computeReachedValues()
        work.reached.removeAll(keepingCapacity: true)
        overdue.removeAll(keepingCapacity: true)
        swap(&overdue, &work.overdue)
    }

    /// The system with all values computed.
    var withAllValues: ConstraintSystem {
        var copy = self
        copy.computeOverdueValues()
        return copy
    }
}
