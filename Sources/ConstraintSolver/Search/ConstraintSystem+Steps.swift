extension ConstraintSystem {
    /// Lets a slot's row give way until another row stops it and takes over the slot.
    ///
    /// Rows that reach their constants on the way are passed as long as the level still becomes better.
    ///
    /// - Parameter isAimed: Whether the direction is that of the slot's constant growing by 1 up to inert columns, as a repair
    ///   leaves it.
    /// - Returns: The length of the step, or nil when no row stops it or rounding forbids the exchange.
    mutating func step(_ choice: Choice, _ part: Int32, isCautious: Bool, isAimed: Bool = false) -> Double? {
        if !isAimed {
            aim(choice.slot, choice.sign, part)
        } else if choice.sign < 0 {
            for column in work.support { work.direction[column] = -work.direction[column] }
        }
        collectCrossings(part)
        var slope = choice.rate
        var passed = 0
        var stop: Workspace.Crossing?
        work.isAtBest = false
        while passed < work.crossings.count {
            moveNearest(to: passed, isCautious: isCautious)
            let crossing = work.crossings[passed]
            let row = rows[crossing.row]
            let isWorseBack = slope < -1e-4 * abs(crossing.rate)
            if row.strength == choice.strength {
                let isDouble = row.relation == .equal && row.side != .satisfied
                slope += (isDouble ? 2 : 1) * abs(crossing.rate)
            }
            if isCautious || row.strength > choice.strength || slope >= -1e-9 {
                stop = crossing
                work.isAtBest =
                    isWorseBack && (row.strength > choice.strength || slope > 1e-4 * abs(crossing.rate))
                break
            }
            passed += 1
        }
        guard let stop else {
            clearDirection(part)
            return nil
        }
        let former = columns[choice.slot].slot
        if isAimed { work.touched += work.reached }
        let isLate = isAimed && work.isJournaling
        let isInPlace = isLate && replaceInPlace(choice.slot, with: stop.row, in: part)
        if isAimed, !isInPlace {
            if !isLate { for column in work.reached { work.direction[column] = 0 } }
            collectDependents(of: choice.slot)
        }
        let isNearby =
            isInPlace || (isTriangular(part) && replaceContent(of: choice.slot, with: stop.row, in: part))
        var isDone = isNearby
        if !isNearby {
            price(stop.row, 1)
            transformBackward(part)
            isDone = exchange(choice.slot, for: stop.row, movedBy: stop.rate, in: part)
            clearMultipliers(part)
        }
        // Where others have moved on to make room for the row, the slot has another one.
        if columns[choice.slot].slot != stop.row { work.isAtBest = false }
        if isDone {
            work.passedRows.removeAll(keepingCapacity: true)
            for crossing in work.crossings[..<passed] {
                noteFormer(row: crossing.row)
                rows[crossing.row].side = side(of: crossing.row, movedBy: crossing.rate)
                work.passedRows.append(crossing.row)
            }
            if former >= 0 { rows[former].side = side(of: former, movedBy: choice.sign) }
            work.formerContent = former
            if isNearby, !isLate {
                computeReachedValues()
            } else {
                move(by: stop.length)
                if isLate, isNearby { leaveValues(after: choice.slot) }
            }
        }
        clearDirection(part)
        return isDone ? stop.length : nil
    }

    /// Leaves the values for later that follow from a slot whose content has been replaced; the direction has moved those that
    /// rows outside the basis follow from.
    private mutating func leaveValues(after slot: Int32) {
        work.overdue.append(slot)
        for step in work.path where step.column != slot { work.overdue.append(step.column) }
        work.hasOverdue = true
        // Those on the path may have been passed over.
        if work.path.count > 1, !work.jumps.isEmpty { computeOverdueValues() }
    }

    /// The side on which a row is after its sum has left its constant upwards or downwards.
    private func side(of row: Int32, movedBy rate: Double) -> Row.Side {
        if rate > 0 { return rows[row].limitsAbove ? .above : .satisfied }
        return rows[row].limitsBelow ? .below : .satisfied
    }

    /// Sets the direction to the way in which values move when a slot's constant changes by a number.
    mutating func aim(_ slot: Int32, _ change: Double, _ part: Int32) {
        if isTriangular(part) {
            collectDependents(of: slot)
            work.jumps.removeAll(keepingCapacity: true)
            return aimNearby(slot, change)
        }
        work.reached.removeAll(keepingCapacity: true)
        work.direction[slot] = change
        transformForward(part)
        work.support.removeAll(keepingCapacity: true)
        var largest = 0.0
        var column = parts[part].firstColumn
        while column >= 0 {
            largest = max(largest, abs(work.direction[column]))
            column = columns[column].next
        }
        column = parts[part].firstColumn
        while column >= 0 {
            if abs(work.direction[column]) > 1e-12 * largest {
                work.support.append(column)
            } else {
                work.direction[column] = 0
            }
            column = columns[column].next
        }
    }

    /// Does the same along the columns in `work.reached`, that the slot has an effect on.
    mutating func aimNearby(_ slot: Int32, _ change: Double) {
        var support: [Int32] = []
        swap(&support, &work.support)
        support.removeAll(keepingCapacity: true)
        linkJumps()
        let (reached, jumps, exits) = (work.reached, work.jumps, work.exits)
        work.direction.withUnsafeMutableBufferPointer { buffer in
            guard let direction = buffer.baseAddress else { return }
            Tableau.read(&columns, &rows, &entries) { tableau in
                var largest = 0.0
                for column in reached {
                    let sum = tableau.movement(of: column, following: direction, from: slot, by: change)
                    direction[column] = sum
                    largest = max(largest, abs(sum))
                    guard !jumps.isEmpty else { continue }
                    var jump = exits[column].lastJump
                    while jump >= 0 {
                        direction[jumps[jump].end] += jumps[jump].rate * sum
                        jump = jumps[jump].next
                    }
                }
                for column in reached {
                    if abs(direction[column]) > 1e-12 * largest {
                        support.append(column)
                    } else {
                        direction[column] = 0
                    }
                }
            }
        }
        swap(&support, &work.support)
    }

    /// Chains the ways to exits from each column. The search has noted that columns have none.
    private mutating func linkJumps() {
        for index in work.jumps.indices {
            let start = work.jumps[index].start
            work.jumps[index].next = work.exits[start].lastJump
            work.exits[start].lastJump = Int32(index)
        }
    }

    /// Moves the values along the direction.
    mutating func move(by length: Double) {
        guard length != 0 else { return }
        for column in work.support { noteFormer(column: column) }
        for column in work.support { columns[column].value += length * work.direction[column] }
    }

    /// Lists the rows that reach their constants, or leave them, on the way in the direction.
    mutating func collectCrossings(_ part: Int32) {
        work.crossings.removeAll(keepingCapacity: true)
        visitMovedRows { system, row, rate in
            let state = system.rows[row]
            let error = system.activity(of: row) - state.constant
            let length: Double
            switch state.side {
            case .tight: return
            case .below: length = rate > 0 ? -error / rate : -1
            case .above: length = rate < 0 ? -error / rate : -1
            case .satisfied:
                if state.relation == .equal {
                    length = 0
                } else {
                    let isNearing = state.relation == .lessOrEqual ? rate > 0 : rate < 0
                    length = isNearing ? max(-error / rate, 0) : -1
                }
            }
            let isLeaving = state.side == .below ? rate > 0 : state.side == .above ? rate < 0 : length >= 0
            guard isLeaving else { return }
            system.work.crossings.append(Workspace.Crossing(row: row, length: max(length, 0), rate: rate))
        }
    }

    /// Calls a function for each row outside the basis whose sum the direction changes, with the change for a unit.
    mutating func visitMovedRows(_ body: (inout ConstraintSystem, Int32, Double) -> Void) {
        collectRowsOutsideBasis()
        for index in work.visitedRows.indices {
            let row = work.visitedRows[index]
            var (sum, size) = (0.0, 0.0)
            let start = rows[row].start
            for index in start..<(start + rows[row].count) {
                let term = entries[index].coefficient * work.direction[entries[index].column]
                sum += term
                size += abs(term)
            }
            if abs(sum) > 1e-10 * size { body(&self, row, sum) }
        }
    }

    /// Lists in `work.visitedRows` the rows outside the basis that mention a column which moves.
    private mutating func collectRowsOutsideBasis() {
        var visited: [Int32] = []
        swap(&visited, &work.visitedRows)
        visited.removeAll(keepingCapacity: true)
        let support = work.support
        work.rowMarks.withUnsafeMutableBufferPointer { buffer in
            guard let marks = buffer.baseAddress else { return }
            Tableau.read(&columns, &rows, &entries) { tableau in
                for column in support {
                    var entry = tableau.columns[column].firstEntry
                    while entry >= 0 {
                        let row = tableau.entries[entry].row
                        entry = tableau.entries[entry].next
                        guard tableau.rows[row].side != .tight, !tableau.rows[row].isGhost, marks[row] == 0
                        else { continue }
                        marks[row] = 1
                        visited.append(row)
                    }
                }
                for row in visited { marks[row] = 0 }
            }
        }
        swap(&visited, &work.visitedRows)
    }

    /// Moves the next crossing to an index of the list.
    ///
    /// The next one has the smallest length. At the same length the strongest is first, then the fastest; in a cautious search,
    /// that of the smallest number.
    private mutating func moveNearest(to index: Int, isCautious: Bool) {
        var nearest = index
        for other in (index + 1)..<max(work.crossings.count, index + 1) {
            let (left, right) = (work.crossings[other], work.crossings[nearest])
            let difference = left.length - right.length
            if abs(difference) > 1e-12 * (1 + right.length) {
                if difference < 0 { nearest = other }
            } else if isCautious {
                if left.row < right.row { nearest = other }
            } else {
                let (first, second) = (rows[left.row].strength, rows[right.row].strength)
                if (second, abs(right.rate), left.row) < (first, abs(left.rate), right.row) { nearest = other }
            }
        }
        work.crossings.swapAt(index, nearest)
    }
}
