extension ConstraintSystem {
    /// The numbers of records in memory, used or free. Adding and removing the same variables and constraints again does not
    /// change them.
    package var capacity: (variables: Int, constraints: Int, coefficients: Int, parts: Int) {
        (columns.count, rows.count, entries.count, parts.count)
    }

    /// The number of parts that have no variable in common.
    package var partCount: Int { parts.count { $0.isUsed } }

    /// Sentences about contradictions in the solver's state; empty for every system, solved or not.
    ///
    /// The cost grows with the square of the system: it is meant for tests.
    package func brokenInvariants() -> [String] {
        guard !work.hasOverdue else { return withAllValues.brokenInvariants() }
        var broken: [String] = []
        checkRows(&broken)
        checkColumns(&broken)
        for part in parts.indices.map(Int32.init) where parts[part].isUsed {
            checkLists(part, &broken)
            if !parts[part].isStale { checkOrder(part, &broken) }
            if isTriangular(part) { checkExits(part, &broken) }
            if !parts[part].isDirty { checkSolution(part, &broken) }
        }
        if work.direction.contains(where: { $0 != 0 }) || work.multipliers.contains(where: { $0 != 0 })
            || work.columnMarks.contains(where: { $0 != 0 }) || work.rowMarks.contains(where: { $0 != 0 })
            || work.columnCounts.contains(where: { $0 != 0 }) || work.rowCounts.contains(where: { $0 != 0 })
            || !work.exchanges.isEmpty || !work.touched.isEmpty || !work.queue.isEmpty || !work.journal.isEmpty
        {
            broken.append("A workspace is not empty.")
        }
        return broken
    }

    private func checkRows(_ broken: inout [String]) {
        for row in rows.indices.map(Int32.init) where rows[row].isUsed {
            let state = rows[row]
            if (state.part < 0) != (state.count == 0) { broken.append("Row \(row) has no part, or no entries.") }
            for index in state.start..<(state.start + state.count) {
                let entry = entries[index]
                if entry.row != row { broken.append("Entry \(index) is not of row \(row).") }
                if columns[entry.column].part != state.part { broken.append("Row \(row) leaves its part.") }
                if entry.coefficient == 0 || !entry.coefficient.isFinite { broken.append("Row \(row) has no numbers.") }
                if !chain(of: entry.column).contains(index) { broken.append("Entry \(index) is in no chain.") }
            }
            let slots = columns.count { $0.isUsed && $0.slot == row }
            if slots != (state.side == .tight ? 1 : 0) {
                broken.append("Row \(row) has \(slots) slots, and is \(state.side).")
            }
            if state.side == .tight, state.column < 0 || columns[state.column].slot != row {
                broken.append("Row \(row) is not in the slot \(state.column).")
            }
        }
    }

    private func checkColumns(_ broken: inout [String]) {
        for column in columns.indices.map(Int32.init) where columns[column].isUsed {
            let state = columns[column]
            let uses = chain(of: column).count { rows[entries[$0].row].side == .tight }
            if uses != state.tightUses {
                broken.append("Column \(column) has \(uses) tight rows, not \(state.tightUses).")
            }
            if (state.part < 0) != (state.firstEntry < 0) { broken.append("Column \(column) has no part, or no rows.") }
            if state.slot < 0, state.slot != -1 - column {
                broken.append("Slot \(column) keeps column \(-1 - state.slot).")
            }
            if state.limit >= 0, !isLimit(state.limit, of: column) {
                broken.append("Column \(column) is limited by row \(state.limit), which is another one.")
            }
            if !state.value.isFinite { broken.append("Column \(column) is \(state.value).") }
        }
    }

    /// Whether a row says that a column is not negative.
    private func isLimit(_ row: Int32, of column: Int32) -> Bool {
        let state = rows[row]
        return state.isUsed && !state.isGhost && state.count == 1 && entries[state.start].column == column
            && state.relation == .greaterOrEqual && state.constant == 0 && state.strength == Row.required
    }

    private func checkLists(_ part: Int32, _ broken: inout [String]) {
        let state = parts[part]
        let (own, ownRows) = (columnsOf(part), rowsOf(part))
        if own.count != state.columnCount || own.contains(where: { columns[$0].part != part }) {
            broken.append("Part \(part) has other columns than it counts.")
        }
        if ownRows.count != state.rowCount || ownRows.contains(where: { rows[$0].part != part }) {
            broken.append("Part \(part) has other rows than it counts.")
        }
        if ownRows.count(where: { rows[$0].isGhost }) != state.ghostCount {
            broken.append("Part \(part) miscounts ghosts.")
        }
        if ownRows.count(where: { rows[$0].isOptional }) != state.optionalCount {
            broken.append("Part \(part) miscounts optional rows.")
        }
        if !state.isDirty, state.ghostCount > 0 { broken.append("Part \(part) is solved and has ghosts.") }
        if state.isDirty, !dirtyParts.contains(part) { broken.append("Part \(part) does not wait to be solved.") }
    }

    private func checkOrder(_ part: Int32, _ broken: inout [String]) {
        var known = Set(columnsOf(part).filter { columns[$0].slot < 0 })
        var column = parts[part].firstInOrder
        var count = 0
        while column >= 0 {
            let state = columns[column]
            let terms: [Int32]
            if state.fillStart >= 0 {
                terms = (state.fillStart..<(state.fillStart + state.fillCount)).map { parts[part].fill[Int($0)].column }
            } else {
                terms = (rows[state.orderRow].start..<(rows[state.orderRow].start + rows[state.orderRow].count))
                    .map { entries[$0].column }.filter { $0 != column }
            }
            if state.orderRow != state.slot { broken.append("Column \(column) follows from a row outside its slot.") }
            if !known.isSuperset(of: terms) { broken.append("Column \(column) follows from later ones.") }
            known.insert(column)
            count += 1
            column = state.nextInOrder
        }
        if count != columnsOf(part).count(where: { columns[$0].slot >= 0 }) {
            broken.append("The order of part \(part) is not of its tight rows.")
        }
    }

    private func checkExits(_ part: Int32, _ broken: inout [String]) {
        for first in columnsOf(part) where work.exits[first].column != Exit.open {
            let exit = work.exits[first]
            var (column, rate) = (first, 1.0)
            repeat {
                let numbers = chain(of: column).filter {
                    let row = rows[entries[$0].row]
                    return row.side != .tight || row.column != column
                }
                if numbers.contains(where: { rows[entries[$0].row].side != .tight && !rows[entries[$0].row].isGhost }) {
                    broken.append("Column \(column) has an exit, and rows outside the basis.")
                }
                let next = numbers.filter {
                    let row = rows[entries[$0].row]
                    let way = work.exits[row.column].column
                    return row.side == .tight && way != Exit.nowhere
                        && (way < 0 || work.exits[way].column != Exit.nowhere)
                }
                if exit.column == Exit.nowhere {
                    if !next.isEmpty { broken.append("Column \(column) has no exit, and effects.") }
                    break
                }
                guard next.count == 1 else {
                    // The exit's effects may have ended since.
                    if !next.isEmpty { broken.append("Column \(column) has \(next.count) ways to its exit.") }
                    break
                }
                rate *= -entries[next[0]].coefficient / columns[rows[entries[next[0]].row].column].pivot
                column = rows[entries[next[0]].row].column
                if column == exit.column, abs(rate - exit.rate) > 1e-9 * abs(rate) {
                    broken.append("Column \(first) moves its exit by \(rate), not \(exit.rate).")
                }
            } while column != exit.column
        }
    }

    private func checkSolution(_ part: Int32, _ broken: inout [String]) {
        for row in rowsOf(part) {
            let state = rows[row]
            let error = activity(of: row) - state.constant
            let size = (state.start..<(state.start + state.count)).reduce(abs(state.constant)) {
                $0 + abs(entries[$1].coefficient * columns[entries[$1].column].value)
            }
            let tolerance = 1e-6 + 1e-9 * size
            let expected = state.side(of: error, tolerance: tolerance)
            let holds = expected == .satisfied
            if state.side == .tight, abs(error) > tolerance { broken.append("Tight row \(row) is off by \(error).") }
            if state.strength == Row.required, !holds { broken.append("Required row \(row) is off by \(error).") }
            if state.side == .satisfied, !holds { broken.append("Satisfied row \(row) is off by \(error).") }
            if state.side == .below || state.side == .above, !holds, state.side != expected {
                broken.append("Row \(row) is \(expected), not \(state.side).")
            }
        }
        var copy = self
        copy.ensureOrder(part)
        if let choice = copy.betterSlot(part) {
            broken.append("Slot \(choice.slot) of part \(part) can become better.")
        }
    }

    private func chain(of column: Int32) -> [Int32] {
        var found: [Int32] = []
        var entry = columns[column].firstEntry
        while entry >= 0 {
            found.append(entry)
            entry = entries[entry].next
        }
        return found
    }

    private func columnsOf(_ part: Int32) -> [Int32] {
        var found: [Int32] = []
        var column = parts[part].firstColumn
        while column >= 0 {
            found.append(column)
            column = columns[column].next
        }
        return found
    }

    private func rowsOf(_ part: Int32) -> [Int32] {
        var found: [Int32] = []
        var row = parts[part].firstRow
        while row >= 0 {
            found.append(row)
            row = rows[row].next
        }
        return found
    }
}
