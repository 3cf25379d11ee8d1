/// Rows outside the basis follow from few columns of a long layout: the views in a column follow from each other, and the last
/// one alone decides how long their container is. A search notes for each column that it has visited through which other one all
/// its effects lead, its exit, and the next search continues there at once.
///
/// Neither the column nor those between it and its exit are in a row outside the basis, and from each of them one column follows
/// that has effects. A note is deleted, with those of all columns that the column follows from, before a row mentions it that is
/// not in the basis, and before a row leaves the basis that has mentioned it.
extension ConstraintSystem {
    /// Lists in `work.reached` the columns whose values follow from one's, itself first and each before those that follow from
    /// it, without those that have exits, or no effects at all. Instead `work.jumps` lists the ways to exits.
    mutating func collectWatchedDependents(of column: Int32) {
        var (reached, visits, jumps): ([Int32], [Workspace.Visit], [Workspace.Jump]) = ([], [], [])
        swap(&reached, &work.reached)
        swap(&visits, &work.visits)
        swap(&jumps, &work.jumps)
        reached.removeAll(keepingCapacity: true)
        jumps.removeAll(keepingCapacity: true)
        work.columnMarks.withUnsafeMutableBufferPointer { marks in
            work.exits.withUnsafeMutableBufferPointer { exits in
                guard let marks = marks.baseAddress, let exits = exits.baseAddress else { return }
                Tableau.read(&columns, &rows, &entries) { tableau in
                    marks[column] = 1
                    var visit = Workspace.Visit(column: column, entry: tableau.columns[column].firstEntry)
                    while true {
                        let next = tableau.nextWatched(&visit, marks, exits, &jumps)
                        if next >= 0 {
                            visits.append(visit)
                            marks[next] = 1
                            visit = Workspace.Visit(column: next, entry: tableau.columns[next].firstEntry)
                        } else {
                            exits[visit.column] = visit.result
                            let exit = tableau.finalExit(of: visit.column, exits)
                            reached.append(visit.column)
                            guard var former = visits.popLast() else { break }
                            if !former.isJumping { former.note(visit.column, exit) }
                            former.isJumping = false
                            visit = former
                        }
                    }
                    for column in reached { marks[column] = 0 }
                }
            }
        }
        work.hasExits = true
        reached.reverse()
        work.effort += reached.count
        swap(&reached, &work.reached)
        swap(&visits, &work.visits)
        swap(&jumps, &work.jumps)
    }

    /// Has the effects looked for again that a column and those that it follows from have. Their values are computed before.
    mutating func reopen(_ column: Int32) {
        guard work.exits[column].column != Exit.open else { return }
        computeOverdueValues()
        work.exits[column] = .unknown
        var pending = [column]
        while let column = pending.popLast() {
            let slot = columns[column].slot
            guard slot >= 0 else { continue }
            let start = rows[slot].start
            for entry in start..<(start + rows[slot].count) where work.exits[entries[entry].column].column != Exit.open
            {
                work.exits[entries[entry].column] = .unknown
                pending.append(entries[entry].column)
            }
        }
    }

    /// Does so for the columns of a row.
    mutating func reopenColumns(of row: Int32) {
        let start = rows[row].start
        for entry in start..<(start + rows[row].count) { reopen(entries[entry].column) }
    }

    /// Computes the values that repairs have left for later. While a journal is kept, they stay listed: they may be undone.
    @inline(__always)
    mutating func computeOverdueValues() {
        if work.hasOverdue { computeOverdueValuesNow() }
    }

    private mutating func computeOverdueValuesNow() {
        work.hasOverdue = false
        var (overdue, reached): ([Int32], [Int32]) = ([], [])
        swap(&overdue, &work.overdue)
        swap(&reached, &work.reached)
        let effort = work.effort
        collectDependents(of: overdue)
        computeReachedValues()
        work.effort = effort
        if work.isJournaling {
            work.formerOverdue = overdue.count
        } else {
            overdue.removeAll(keepingCapacity: true)
        }
        swap(&overdue, &work.overdue)
        swap(&reached, &work.reached)
    }

    /// A value that may have been left for later, computed with the others that wait and copying none of the system's memory.
    @inline(never)
    func overdueValue(of column: Int32) -> Double {
        var values: [Int32: Double] = [:]
        for waiting in overdueColumns where columns[waiting].slot >= 0 {
            let row = columns[waiting].slot
            var sum = rows[row].constant
            let start = rows[row].start
            for entry in start..<(start + rows[row].count) where entries[entry].column != waiting {
                let other = entries[entry].column
                sum -= entries[entry].coefficient * (values[other] ?? columns[other].value)
            }
            values[waiting] = sum / columns[waiting].pivot
            if waiting == column { break }
        }
        return values[column] ?? columns[column].value
    }

    /// The columns whose values were left for later, and those that follow from them, each before those that follow from it: in
    /// the order of `collectDependents(of:)`.
    private var overdueColumns: [Int32] {
        var seen: Set<Int32> = []
        var (reached, visits): ([Int32], [(column: Int32, entry: Int32)]) = ([], [])
        for root in work.overdue where seen.insert(root).inserted {
            visits.append((root, columns[root].firstEntry))
            while let last = visits.indices.last {
                if let next = nextOverdue(&visits[last].entry, &seen) {
                    visits.append((next, columns[next].firstEntry))
                } else {
                    reached.append(visits.removeLast().column)
                }
            }
        }
        return reached.reversed()
    }

    /// The next column not seen yet whose value follows by one of the rows in a chain of entries, which moves on.
    private func nextOverdue(_ entry: inout Int32, _ seen: inout Set<Int32>) -> Int32? {
        while entry >= 0 {
            let row = entries[entry].row
            entry = entries[entry].next
            guard rows[row].side == .tight else { continue }
            if seen.insert(rows[row].column).inserted { return rows[row].column }
        }
        return nil
    }

    /// The system with all values computed.
    var withAllValues: ConstraintSystem {
        var copy = self
        copy.computeOverdueValues()
        return copy
    }
}
