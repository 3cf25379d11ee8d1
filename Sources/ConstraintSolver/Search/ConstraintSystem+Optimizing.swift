extension ConstraintSystem {
    /// Gives a part's variables the values that meet its constraints best, and splits it if its rows no longer connect
    /// all columns.
    mutating func optimize(_ part: Int32) {
        computeOverdueValues()
        parts[part].isDirty = false
        if repair(part) {
            if parts[part].isUsed, parts[part].removals > 0 { split(part) }
            return
        }
        parts[part].changes.removeAll(keepingCapacity: true)
        parts[part].hasUnknownChanges = false
        ensureOrder(part)
        computeValues(part)
        settleSides(part, afresh: true)
        improve(part)
        if !isSound(part) { startOver(part) }
        finish(part)
    }

    /// Whether all values are numbers and no removed constraint is left in the basis.
    private func isSound(_ part: Int32) -> Bool {
        var column = parts[part].firstColumn
        while column >= 0 {
            let state = columns[column]
            if !state.value.isFinite || (state.slot >= 0 && rows[state.slot].isGhost) { return false }
            column = state.next
        }
        return true
    }

    /// Begins with an empty basis and zeros after rounding errors, and keeps these when the errors return.
    private mutating func startOver(_ part: Int32) {
        for isLast in [false, true] {
            var column = parts[part].firstColumn
            while column >= 0 {
                columns[column].value = 0
                columns[column].slot = -1 - column
                columns[column].tightUses = 0
                work.direction[column] = 0
                work.multipliers[column] = 0
                column = columns[column].next
            }
            var row = parts[part].firstRow
            while row >= 0 {
                rows[row].side = .satisfied
                row = rows[row].next
            }
            findOrder(part)
            settleSides(part, afresh: true)
            if isLast { return }
            improve(part)
            if isSound(part) { return }
        }
    }

    /// Descends until no other basis is better.
    mutating func improve(_ part: Int32) {
        for _ in 0..<6 {
            descend(part)
            if parts[part].ghostCount > 0 { releaseGhosts(part) }
            if !work.exchanges.isEmpty { findOrder(part) }
            computeValues(part)
            if !settleSides(part, afresh: false) { break }
        }
        touch(part)
    }

    /// Discards the rows of removed constraints, and cuts the part where no row connects it any more.
    mutating func finish(_ part: Int32) {
        if parts[part].ghostCount > 0 {
            var row = parts[part].firstRow
            var ghosts: [Int32] = []
            while row >= 0 {
                if rows[row].isGhost, rows[row].side != .tight { ghosts.append(row) }
                row = rows[row].next
            }
            parts[part].ghostCount -= Int32(ghosts.count)
            for ghost in ghosts { discard(ghost) }
        }
        if parts[part].isUsed, parts[part].removals > 0 { split(part) }
    }

    /// Computes all values of a part from the constants of its basis, then corrects them by the remaining rounding errors.
    mutating func computeValues(_ part: Int32) {
        var column = parts[part].firstColumn
        while column >= 0 {
            let slot = columns[column].slot
            work.direction[column] = slot >= 0 ? rows[slot].constant : columns[column].value
            column = columns[column].next
        }
        transformForward(part)
        column = parts[part].firstColumn
        while column >= 0 {
            columns[column].value = work.direction[column]
            work.direction[column] = 0
            column = columns[column].next
        }
        if gatherResiduals(part) {
            transformForward(part)
            column = parts[part].firstColumn
            while column >= 0 {
                columns[column].value += work.direction[column]
                work.direction[column] = 0
                column = columns[column].next
            }
        }
    }

    /// Sets the direction to the amounts by which tight rows miss their constants, if one of them is more than a rounding error.
    private mutating func gatherResiduals(_ part: Int32) -> Bool {
        guard !parts[part].fill.isEmpty else { return false }
        var isLarge = false
        var column = parts[part].firstColumn
        while column >= 0 {
            let slot = columns[column].slot
            if slot >= 0 {
                let residual = rows[slot].constant - activity(of: slot)
                work.direction[column] = residual
                if abs(residual) > 0.01 * rows[slot].tolerance() { isLarge = true }
            }
            column = columns[column].next
        }
        if !isLarge { clearDirection(part) }
        return isLarge
    }

    /// Corrects the sides of rows whose sums have crossed their constants.
    ///
    /// Afresh, a row within its tolerance counts as satisfied; during a descent it keeps its side, which the descent has chosen.
    ///
    /// - Returns: Whether there were any such rows.
    @discardableResult
    mutating func settleSides(_ part: Int32, afresh: Bool) -> Bool {
        var hasChanged = false
        var row = parts[part].firstRow
        while row >= 0 {
            let state = rows[row]
            if state.side != .tight, !state.isGhost {
                let sum = measure(row)
                let (error, tolerance) = (sum.value - state.constant, state.tolerance(size: sum.size))
                let side = state.side(of: error, tolerance: tolerance)
                let isClose = abs(error) <= tolerance
                if side != state.side, afresh || !isClose {
                    rows[row].side = side
                    hasChanged = true
                }
            }
            row = state.next
        }
        return hasChanged
    }

    /// Exchanges rows of the basis, each time for a better sum of errors at the strongest level possible, until there is none.
    private mutating func descend(_ part: Int32) {
        defer { work.refused.removeAll(keepingCapacity: true) }
        var stalls = 0
        var limit = 200 + 8 * Int(parts[part].rowCount + parts[part].columnCount)
        while limit > 0 {
            limit -= 1
            collectErrors(part)
            // After steps of length zero, Bland's rule is used: with it the search cannot repeat a basis.
            let isCautious = stalls > 8
            guard !work.errors.isEmpty, let choice = chooseSlot(part, isCautious: isCautious) else { return }
            guard let length = step(choice, part, isCautious: isCautious) else {
                work.refused.append(choice.slot)
                continue
            }
            work.refused.removeAll(keepingCapacity: true)
            stalls = length > 1e-12 ? 0 : stalls + 1
            if work.exchanges.count >= 48 {
                findOrder(part)
                computeValues(part)
            }
        }
    }

    /// A slot whose row would give way for the better; nil in a solved part.
    mutating func betterSlot(_ part: Int32) -> Choice? {
        collectErrors(part)
        return work.errors.isEmpty ? nil : chooseSlot(part, isCautious: false)
    }

    /// Lists the rows whose errors count, the strongest first.
    private mutating func collectErrors(_ part: Int32) {
        work.errors.removeAll(keepingCapacity: true)
        var row = parts[part].firstRow
        var isSorted = true
        while row >= 0 {
            let side = rows[row].side
            if side == .below || side == .above {
                let strength = rows[row].strength
                if let last = work.errors.last, last.strength < strength { isSorted = false }
                work.errors.append(Workspace.ErrorRow(row: row, strength: strength, sign: side == .above ? 1 : -1))
            }
            row = rows[row].next
        }
        if !isSorted { work.errors.sort { ($1.strength, $0.row) < ($0.strength, $1.row) } }
    }
}
