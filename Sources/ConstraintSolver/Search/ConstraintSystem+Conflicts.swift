extension ConstraintSystem {
    /// Finds values that meet a required row which does not hold yet, and all other required rows. Returns nil when there are
    /// such values, which are then the best ones; else the constraints that contradict the row, with the system as it was.
    ///
    /// The row joins at a level of its own below the required ones. When it cannot hold, it is the only one that does not, and
    /// a combination of tight required rows with the multipliers of the last basis contradicts it (Farkas). As rows of a basis
    /// are independent, no smaller set does.
    ///
    /// - Parameter ghost: The row that keeps the slot in which the row was, to be left as it is where there are no such values;
    ///   -1 for a new row.
    mutating func conflict(of row: Int32, leaving ghost: Int32 = -1) -> [Constraint]? {
        let part = rows[row].part
        if joinNearby(row) {
            if ghost >= 0 {
                markDirty(part, by: ghost)
                optimize(part)
            }
            return nil
        }
        computeOverdueValues()
        ensureOrder(part)
        let snapshot = PartSnapshot(part, in: self)
        rows[row].strength = Row.joining
        improve(part)
        rows[row].strength = Row.required
        let sum = measure(row)
        let error = sum.value - rows[row].constant
        let violation = max(rows[row].limitsAbove ? error : 0, rows[row].limitsBelow ? -error : 0)
        if violation <= 10 * rows[row].tolerance(size: sum.size) {
            if rows[row].side != .tight {
                // It holds without being in the basis, which it has steered: it does so no longer.
                settleSides(part, afresh: true)
                improve(part)
            }
            finish(part)
            return nil
        }
        let others = contradicting(row, error > 0 ? 1 : -1)
        restore(snapshot, part)
        return others
    }

    /// Finds values that meet a required row, which does not hold yet, by a repair of the part; else returns false without
    /// a change.
    mutating func joinNearby(_ row: Int32) -> Bool {
        let part = rows[row].part
        ensureOrder(part)
        guard isTriangular(part), !parts[part].isDirty || parts[part].ghostCount == 0 else { return false }
        let (former, wasDirty) = (parts[part].changes, parts[part].isDirty)
        work.isJournaling = true
        work.formerOverdue = work.overdue.count
        defer {
            work.isJournaling = false
            if !work.hasOverdue { work.overdue.removeAll(keepingCapacity: true) }
            work.journal.removeAll(keepingCapacity: true)
        }
        noteFormer(row: row)
        parts[part].changes.append(row)
        rows[row].strength = Row.joining
        var isDone = repair(part)
        rows[row].strength = Row.required
        if isDone, rows[row].side == .satisfied {
            // The row holds now without being in the basis; only the repair has made it tight for a while.
            parts[part].changes = [row]
            isDone = repair(part)
        }
        if isDone, rows[row].side == .tight || rows[row].side == .satisfied {
            parts[part].isDirty = false
            return true
        }
        work.exchanges.removeAll(keepingCapacity: true)
        work.exchangeTerms.removeAll(keepingCapacity: true)
        parts[part].changes = former
        parts[part].isDirty = wasDirty
        undoJournal(part)
        return false
    }

    private mutating func contradicting(_ row: Int32, _ sign: Double) -> [Constraint] {
        let part = rows[row].part
        price(row, sign)
        transformBackward(part)
        var found: [Int32] = []
        var column = parts[part].firstColumn
        while column >= 0 {
            let slot = columns[column].slot
            if abs(work.multipliers[column]) > 1e-9, slot >= 0, rows[slot].strength == Row.required {
                found.append(slot)
            }
            column = columns[column].next
        }
        clearMultipliers(part)
        return found.sorted().map { Constraint(index: $0, generation: rows[$0].generation) }
    }

    private mutating func restore(_ snapshot: PartSnapshot, _ part: Int32) {
        for (column, value, slot) in snapshot.columns {
            columns[column].value = value
            columns[column].slot = slot
            if slot >= 0 { rows[slot].column = column }
            columns[column].tightUses = 0
        }
        for (row, side) in snapshot.rows {
            rows[row].side = side
            if side == .tight { countTight(row, 1) }
        }
        markStale(part)
        touch(part)
    }
}

/// The basis of a part and its values at a time.
private struct PartSnapshot {
    var columns: [(Int32, Double, Int32)] = []
    var rows: [(Int32, Row.Side)] = []

    init(_ part: Int32, in system: ConstraintSystem) {
        var column = system.parts[part].firstColumn
        while column >= 0 {
            columns.append((column, system.columns[column].value, system.columns[column].slot))
            column = system.columns[column].next
        }
        var row = system.parts[part].firstRow
        while row >= 0 {
            rows.append((row, system.rows[row].side))
            row = system.rows[row].next
        }
    }
}
