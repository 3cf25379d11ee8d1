extension ConstraintSystem {
    /// Finds the order of a part again when it is stale.
    mutating func ensureOrder(_ part: Int32) {
        if parts[part].isStale { findOrder(part) }
    }

    /// Marks the order of a part as stale, so that it is found again before its next use. Until then columns may leave the part.
    mutating func markStale(_ part: Int32) {
        computeOverdueValues()
        parts[part].isStale = true
        parts[part].firstInOrder = -1
        parts[part].lastInOrder = -1
    }

    /// Finds an order in which the part's values follow from each other, and forgets all exchanges.
    ///
    /// A row with one column left gives this column's value; a column that one row alone mentions is found last. These are
    /// nearly all in layouts; the rest is eliminated. A row that depends on others leaves the basis, and a column without a row
    /// keeps its value.
    mutating func findOrder(_ part: Int32) {
        work.exchanges.removeAll(keepingCapacity: true)
        work.exchangeTerms.removeAll(keepingCapacity: true)
        parts[part].fill.removeAll()
        parts[part].eliminations.removeAll()
        parts[part].firstInOrder = -1
        parts[part].lastInOrder = -1
        parts[part].isStale = false
        touch(part)
        let tight = collectTight(part)
        var queue: [Int32] = []
        for row in tight where work.rowCounts[row] == 1 { queue.append(row) }
        peelRows(&queue, part)
        let late = peelColumns(tight)
        let rest = tight.filter { work.rowCounts[$0] > 0 }
        if !rest.isEmpty { eliminate(rest, part) }
        for (row, column) in late.reversed() { appendToOrder(column, row, part) }
        for row in tight where work.rowCounts[row] == 0 {
            // It depends on the others.
            rows[row].side = .satisfied
            countTight(row, -1)
        }
        for row in tight { work.rowCounts[row] = 0 }
        finishOrder(part)
    }

    /// Appends a column whose value follows from a tight row, now that all others of the row are known.
    mutating func appendToOrder(_ column: Int32, _ row: Int32, _ part: Int32) {
        columns[column].slot = row
        rows[row].column = column
        columns[column].orderRow = row
        columns[column].fillStart = -1
        columns[column].pivot = coefficient(of: column, in: row)
        linkLast(column, part)
    }

    mutating func linkLast(_ column: Int32, _ part: Int32) {
        guard !parts[part].isStale else { return }
        let last = parts[part].lastInOrder
        columns[column].previousInOrder = last
        columns[column].nextInOrder = -1
        if last >= 0 { columns[last].nextInOrder = column } else { parts[part].firstInOrder = column }
        parts[part].lastInOrder = column
    }

    mutating func linkFirst(_ column: Int32, _ part: Int32) {
        let first = parts[part].firstInOrder
        columns[column].nextInOrder = first
        columns[column].previousInOrder = -1
        if first >= 0 { columns[first].previousInOrder = column } else { parts[part].lastInOrder = column }
        parts[part].firstInOrder = column
    }

    mutating func unlinkFromOrder(_ column: Int32, _ part: Int32) {
        let (next, previous) = (columns[column].nextInOrder, columns[column].previousInOrder)
        if next >= 0 { columns[next].previousInOrder = previous } else { parts[part].lastInOrder = previous }
        if previous >= 0 { columns[previous].nextInOrder = next } else { parts[part].firstInOrder = next }
        columns[column].nextInOrder = -1
        columns[column].previousInOrder = -1
    }

    /// The tight rows; afterwards columns that keep their values are marked 1, and rows count their other columns.
    private mutating func collectTight(_ part: Int32) -> [Int32] {
        var column = parts[part].firstColumn
        while column >= 0 {
            work.columnMarks[column] = 0
            column = columns[column].next
        }
        column = parts[part].firstColumn
        while column >= 0 {
            if columns[column].slot < 0 { work.columnMarks[-1 - columns[column].slot] = 1 }
            column = columns[column].next
        }
        var tight: [Int32] = []
        tight.reserveCapacity(Int(parts[part].rowCount))
        var row = parts[part].firstRow
        while row >= 0 {
            if rows[row].side == .tight {
                tight.append(row)
                let start = rows[row].start
                var count: Int32 = 0
                for entry in start..<(start + rows[row].count) where work.columnMarks[entries[entry].column] == 0 {
                    count += 1
                    work.columnCounts[entries[entry].column] += 1
                }
                work.rowCounts[row] = count
            }
            row = rows[row].next
        }
        return tight
    }

    /// Marks a column as known, and queues the rows that have only one left.
    private mutating func settle(_ column: Int32, _ queue: inout [Int32]) {
        work.columnMarks[column] = 2
        var entry = columns[column].firstEntry
        while entry >= 0 {
            let row = entries[entry].row
            if rows[row].side == .tight, work.rowCounts[row] > 0 {
                work.rowCounts[row] -= 1
                if work.rowCounts[row] == 1 { queue.append(row) }
            }
            entry = entries[entry].next
        }
    }

    private mutating func peelRows(_ queue: inout [Int32], _ part: Int32) {
        var next = 0
        while next < queue.count {
            let row = queue[next]
            next += 1
            guard work.rowCounts[row] == 1 else { continue }
            let start = rows[row].start
            for entry in start..<(start + rows[row].count) where work.columnMarks[entries[entry].column] == 0 {
                let column = entries[entry].column
                appendToOrder(column, row, part)
                work.rowCounts[row] = -1
                settle(column, &queue)
                break
            }
        }
    }

    /// Finds, last to first, the columns that one remaining row alone mentions.
    private mutating func peelColumns(_ tight: [Int32]) -> [(row: Int32, column: Int32)] {
        var found: [(row: Int32, column: Int32)] = []
        let rest = tight.filter { work.rowCounts[$0] > 0 }
        guard !rest.isEmpty else { return found }
        var uses: [Int32] = []
        for row in rest {
            let start = rows[row].start
            for entry in start..<(start + rows[row].count) where work.columnMarks[entries[entry].column] == 0 {
                let column = entries[entry].column
                work.columnCounts[column] = 0
                uses.append(column)
            }
        }
        for column in uses { work.columnCounts[column] += 1 }
        var queue = uses.filter { work.columnCounts[$0] == 1 }
        var next = 0
        while next < queue.count {
            let column = queue[next]
            next += 1
            guard work.columnMarks[column] == 0, work.columnCounts[column] == 1,
                let row = remainingRow(of: column)
            else { continue }
            work.columnMarks[column] = 2
            work.rowCounts[row] = -1
            found.append((row, column))
            let start = rows[row].start
            for entry in start..<(start + rows[row].count) where work.columnMarks[entries[entry].column] == 0 {
                let other = entries[entry].column
                work.columnCounts[other] -= 1
                if work.columnCounts[other] == 1 { queue.append(other) }
            }
        }
        return found
    }

    private func remainingRow(of column: Int32) -> Int32? {
        var entry = columns[column].firstEntry
        while entry >= 0 {
            let row = entries[entry].row
            if rows[row].side == .tight, work.rowCounts[row] > 0 { return row }
            entry = entries[entry].next
        }
        return nil
    }

    /// Columns that no row gives keep their values.
    private mutating func finishOrder(_ part: Int32) {
        var column = parts[part].firstColumn
        while column >= 0 {
            if work.columnMarks[column] != 2 { columns[column].slot = -1 - column }
            work.columnMarks[column] = 0
            work.columnCounts[column] = 0
            work.exits[column] = .unknown
            column = columns[column].next
        }
    }
}
