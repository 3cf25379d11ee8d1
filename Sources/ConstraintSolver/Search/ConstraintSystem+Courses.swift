extension ConstraintSystem {
    private static let courseLimit = 4

    /// Changes the constant of a tight row if no other row prevents it; else returns false without a change.
    mutating func follow(_ row: Int32, to constant: Double) -> Bool {
        let part = rows[row].part
        guard !parts[part].isDirty else { return false }
        ensureOrder(part)
        var index = courses.firstIndex { $0.row == row } ?? -1
        if index < 0 || courses[index].version != parts[part].version || courses[index].part != part {
            guard let course = makeCourse(of: row) else { return false }
            if index >= 0 { courses.remove(at: index) }
            if courses.count >= Self.courseLimit { courses.removeFirst() }
            courses.append(course)
            index = courses.count - 1
        } else if courses[index].values != parts[part].values {
            rebase(index)
        }
        guard constant >= courses[index].lowest, constant <= courses[index].highest else { return false }
        rows[row].constant = constant
        let change = constant - courses[index].constant
        courses[index].points.withUnsafeBufferPointer { points in
            columns.withUnsafeMutableBufferPointer { columns in
                for point in points { columns[Int(point.column)].value = point.base + change * point.rate }
            }
        }
        clock &+= 1
        parts[part].values = clock
        courses[index].values = clock
        return true
    }

    /// Sets the constant of an optional tight row beyond the others that are in its way; they are heard in the next `solve()`.
    mutating func pushThrough(_ row: Int32, to constant: Double) {
        let part = rows[row].part
        ensureOrder(part)
        guard !parts[part].hasUnknownChanges, isTriangular(part), let slot = slot(of: row) else {
            rows[row].constant = constant
            return markDirty(part)
        }
        guard !crossesRequired(from: slot, by: constant - rows[row].constant, part) else {
            let ghost = detach(row)
            rows[row].constant = constant
            rows[row].side = sideOfSum(row)
            markDirty(part, by: row)
            return markDirty(part, by: ghost)
        }
        rows[row].constant = constant
        collectDependents(of: slot)
        computeReachedValues()
        for column in work.reached { noteSides(of: column) }
        work.reached.removeAll(keepingCapacity: true)
        if parts[part].changes.isEmpty { touch(part) }
    }

    /// Whether a required row would not hold any more if a slot's constant changed by a number.
    private mutating func crossesRequired(from slot: Int32, by change: Double, _ part: Int32) -> Bool {
        var isInTheWay = false
        aim(slot, change, part)
        visitMovedRows { system, row, rate in
            let state = system.rows[row]
            guard state.strength == Row.required, !isInTheWay else { return }
            let sum = system.measure(row)
            let side = state.side(
                of: sum.value + rate - state.constant, tolerance: state.tolerance(size: sum.size + abs(rate)))
            if side != .satisfied { isInTheWay = true }
        }
        clearDirection(part)
        return isInTheWay
    }

    /// Gives the rows outside the basis that mention a column the sides of their sums, and notes those that have changed.
    private mutating func noteSides(of column: Int32) {
        var entry = columns[column].firstEntry
        while entry >= 0 {
            let row = entries[entry].row
            entry = entries[entry].next
            let state = rows[row]
            guard state.side != .tight, !state.isGhost else { continue }
            let sum = measure(row)
            let side = state.side(of: sum.value - state.constant, tolerance: state.tolerance(size: sum.size))
            guard side != state.side else { continue }
            rows[row].side = side
            markDirty(state.part, by: row)
        }
    }

    /// Discards the courses of a part, because another row now limits how far its values can move.
    mutating func dropCourses(of part: Int32) {
        courses.removeAll { $0.part == part }
    }

    /// Puts a ghost into a tight row's slot, so that the row can move away; returns the ghost.
    mutating func detach(_ row: Int32) -> Int32 {
        guard let slot = slot(of: row) else { return -1 }
        let start = rows[row].start
        work.terms.removeAll(keepingCapacity: true)
        for entry in start..<(start + rows[row].count) {
            work.terms.append(Part.Fill(coefficient: entries[entry].coefficient, column: entries[entry].column))
        }
        let ghost = makeRow(rows[row].relation, rows[row].constant, strength: rows[row].strength)
        rows[ghost].isGhost = true
        rows[ghost].side = .tight
        rows[row].side = .satisfied
        countTight(ghost, 1)
        countTight(row, -1)
        columns[slot].slot = ghost
        rows[ghost].column = slot
        if columns[slot].orderRow == row { columns[slot].orderRow = ghost }
        parts[rows[row].part].ghostCount += 1
        touch(rows[row].part)
        return ghost
    }

    /// Puts a row back into the slot that a ghost has kept for it.
    mutating func reattach(_ row: Int32, insteadOf ghost: Int32) {
        let part = rows[row].part
        guard let slot = slot(of: ghost) else { return }
        rows[ghost].side = .satisfied
        rows[row].side = .tight
        countTight(ghost, -1)
        countTight(row, 1)
        columns[slot].slot = row
        rows[row].column = slot
        markStale(part)
        parts[part].ghostCount -= 1
        discard(ghost)
    }

    private mutating func makeCourse(of row: Int32) -> Course? {
        guard let slot = slot(of: row) else { return nil }
        let part = rows[row].part
        aim(slot, 1, part)
        let points = work.support.sorted().map {
            Course.Point(column: $0, base: columns[$0].value, rate: work.direction[$0])
        }
        let (lowest, highest) = reach(of: row)
        clearDirection(part)
        // Neighbours in memory are moved one after the other.
        return Course(
            row: row, part: part, version: parts[part].version, values: parts[part].values,
            constant: rows[row].constant,
            lowest: lowest, highest: highest, points: points)
    }

    /// Takes the values as they are for the base of a course.
    private mutating func rebase(_ index: Int) {
        work.support.removeAll(keepingCapacity: true)
        for (position, point) in courses[index].points.enumerated() {
            courses[index].points[position].base = columns[point.column].value
            work.direction[point.column] = point.rate
            work.support.append(point.column)
        }
        courses[index].constant = rows[courses[index].row].constant
        (courses[index].lowest, courses[index].highest) = reach(of: courses[index].row)
        for column in work.support { work.direction[column] = 0 }
    }

    /// The constants up to which the direction leads without a row outside the basis changing its side.
    private mutating func reach(of row: Int32) -> (lowest: Double, highest: Double) {
        var (lowest, highest) = (-Double.infinity, Double.infinity)
        visitMovedRows { system, other, rate in
            let state = system.rows[other]
            let error = system.activity(of: other) - state.constant
            let length = -error / rate
            let isLimit: (above: Bool, below: Bool)
            switch state.side {
            case .tight: return
            case .below: isLimit = (true, false)
            case .above: isLimit = (false, true)
            case .satisfied: isLimit = (state.limitsAbove, state.limitsBelow)
            }
            // The sum must not grow beyond the constant, or not shrink below it.
            if isLimit.above {
                if rate > 0 { highest = min(highest, max(length, 0)) } else { lowest = max(lowest, min(length, 0)) }
            }
            if isLimit.below {
                if rate < 0 { highest = min(highest, max(length, 0)) } else { lowest = max(lowest, min(length, 0)) }
            }
        }
        return (rows[row].constant + lowest, rows[row].constant + highest)
    }
}
