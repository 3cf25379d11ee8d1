/// Changes since a part was solved concern few of its slots as a rule: the others' prices are as they were. A repair looks at
/// these few alone, where the order allows to follow them; any other part is optimized as a whole.
extension ConstraintSystem {
    /// Gives a part's variables the best values after the changes that it lists. Returns false where it cannot: then the part
    /// has to be optimized as a whole.
    mutating func repair(_ part: Int32) -> Bool {
        ensureOrder(part)
        guard !parts[part].hasUnknownChanges, isTriangular(part) else { return false }
        let changes = parts[part].changes
        work.effort = 0
        work.moment &+= 1
        work.isRepairing = true
        let isDone = repair(part, from: changes)
        work.isRepairing = false
        clearQueue()
        work.touched.removeAll(keepingCapacity: true)
        guard isDone, releaseGhosts(among: changes, of: part) else { return false }
        parts[part].changes.removeAll(keepingCapacity: true)
        touch(part)
        return true
    }

    private mutating func repair(_ part: Int32, from changes: [Int32]) -> Bool {
        for row in changes where rows[row].isUsed && rows[row].part == part { queueSources(of: row) }
        // A repair that follows more than this is slower than an optimization.
        let limit = 1000 + 24 * Int(parts[part].rowCount + parts[part].columnCount)
        var stalls = 0
        for _ in 0..<4 {
            var next = 0
            while next < work.queue.count {
                let column = work.queue[next]
                next += 1
                work.isQueued[column] = false
                // A step queues its own slot again, which is looked at first of all.
                guard columns[column].lookedAt != work.moment else { continue }
                var moment = work.moment
                while let choice = nearbyChoice(column, part) {
                    guard let length = step(choice, part, isCautious: false, isAimed: true), isTriangular(part) else {
                        return false
                    }
                    stalls = length > 1e-12 ? 0 : stalls + 1
                    guard stalls <= 8, work.effort < limit else { return false }
                    work.moment &+= 1
                    moment = work.moment
                    guard !holdsAll(part) else {
                        clearQueue()
                        break
                    }
                    queueMoved()
                    if work.isAtBest { break }
                }
                columns[column].lookedAt = moment
            }
            work.queue.removeAll(keepingCapacity: true)
            if !settleTouched() { return true }
        }
        return false
    }

    /// Whether no row has an error: all are required, and the one that is being joined holds now.
    private func holdsAll(_ part: Int32) -> Bool {
        guard work.isJournaling, parts[part].optionalCount == 0, let row = parts[part].changes.last
        else { return false }
        return rows[row].side == .tight
    }

    private mutating func clearQueue() {
        for column in work.queue { work.isQueued[column] = false }
        work.queue.removeAll(keepingCapacity: true)
    }

    /// Queues the slots that a row's sum follows from.
    private mutating func queueSources(of row: Int32) {
        visitSources(of: row) { $0.queue($1) }
    }

    private mutating func queue(_ column: Int32) {
        guard !work.isQueued[column] else { return }
        work.isQueued[column] = true
        work.queue.append(column)
    }

    /// Queues the slots whose prices a step has changed.
    private mutating func queueMoved() {
        for row in work.passedRows { queueSources(of: row) }
        if work.formerContent >= 0 {
            queueSources(of: work.formerContent)
        } else {
            visitSources(ofColumn: -1 - work.formerContent) { $0.queue($1) }
        }
    }

    /// A slot whose row gives way for the better, up or down: the errors of the strongest level that it changes become smaller.
    ///
    /// The direction is aimed at the slot's constant growing by 1 then, for the step to use.
    private mutating func nearbyChoice(_ column: Int32, _ part: Int32) -> Choice? {
        // A required equation never gives way.
        if let row = tightRow(of: column), rows[row].strength == Row.required, rows[row].relation == .equal,
            !rows[row].isGhost
        {
            return nil
        }
        guard work.exits[column].column != Exit.nowhere else { return nil }
        work.rates.removeAll(keepingCapacity: true)
        collectWatchedDependents(of: column)
        aimNearby(column, 1)
        visitMovedRows { system, row, rate in
            let side = system.rows[row].side
            guard side == .below || side == .above else { return }
            system.work.rates.append(
                Workspace.ErrorRow(
                    row: row, strength: system.rows[row].strength, sign: side == .above ? rate : -rate))
        }
        guard !work.rates.isEmpty else {
            clearDirection(part)
            return nil
        }
        if work.rates.count > 1 { work.rates.sort { ($1.strength, $0.row) < ($0.strength, $1.row) } }
        for sign in [1.0, -1] {
            guard var choice = choice(column, sign) else { continue }
            if let row = tightRow(of: column), !rows[row].isGhost, swapTwin(column, sign) {
                work.moment &+= 1
                guard let other = self.choice(column, sign) else { continue }
                choice = other
            }
            return choice
        }
        clearDirection(part)
        return nil
    }

    /// The tight row in a column's slot; nil for a column that keeps its value without a row.
    private func tightRow(of column: Int32) -> Int32? {
        columns[column].slot >= 0 ? columns[column].slot : nil
    }

    /// The strongest level that a slot's change has an effect on, if its errors become smaller.
    private func choice(_ column: Int32, _ sign: Double) -> Choice? {
        let slot = columns[column].slot
        var own = 0.0
        if slot >= 0, sign > 0 ? rows[slot].limitsAbove : rows[slot].limitsBelow { own = rows[slot].strength }
        var index = 0
        while index < work.rates.count {
            let strength = work.rates[index].strength
            if own > strength { return nil }
            var (sum, size) = (own == strength ? 1.0 : 0, 1.0)
            while index < work.rates.count, work.rates[index].strength == strength {
                sum += sign * work.rates[index].sign
                size += abs(work.rates[index].sign)
                index += 1
            }
            if own == strength { own = 0 }
            if sum > Self.smallestGain * size { return nil }
            if sum < -Self.smallestGain * size {
                return Choice(slot: column, sign: sign, strength: strength, rate: sum)
            }
        }
        return nil
    }

    /// Corrects the sides of rows that mention moved columns, as rounding may have carried their sums across their constants.
    ///
    /// The slots that this concerns are queued.
    ///
    /// - Returns: Whether there are any.
    private mutating func settleTouched() -> Bool {
        var hasChanged = false
        for column in work.touched {
            var entry = columns[column].firstEntry
            while entry >= 0 {
                let row = entries[entry].row
                entry = entries[entry].next
                let state = rows[row]
                guard state.side != .tight, !state.isGhost else { continue }
                let sum = measure(row)
                let (error, tolerance) = (sum.value - state.constant, state.tolerance(size: sum.size))
                let side = state.side(of: error, tolerance: tolerance)
                guard side != state.side, abs(error) > tolerance else { continue }
                noteFormer(row: row)
                rows[row].side = side
                work.moment &+= 1
                queueSources(of: row)
                hasChanged = true
            }
        }
        work.touched.removeAll(keepingCapacity: true)
        return hasChanged
    }

    /// Lets other rows take over the slots of removed constraints, and discards these.
    private mutating func releaseGhosts(among changes: [Int32], of part: Int32) -> Bool {
        for row in changes where rows[row].isUsed && rows[row].isGhost && rows[row].part == part {
            if rows[row].side == .tight {
                guard let slot = slot(of: row) else { return false }
                release(slot, part)
                guard isTriangular(part) else { return false }
            }
            parts[part].ghostCount -= 1
            discard(row)
            // With its last row a part ends.
            if !parts[part].isUsed { return true }
        }
        return true
    }
}
