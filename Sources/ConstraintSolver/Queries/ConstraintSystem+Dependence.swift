extension ConstraintSystem {
    /// The constraints that determine a variable's value, in the order of their numbers.
    ///
    /// A small change of the constant of each moves the value, or leaves it ambiguous. Before `solve()`, the answer is for the
    /// values that it will give.
    ///
    /// They are the tight constraints that have a coefficient when the variable is expressed by the basis: its row of the
    /// inverse. An ambiguous variable may depend on variables that keep their values too. Only constraints are listed, so a
    /// variable without a tight constraint has an empty list.
    ///
    /// Where more constraints are met exactly than determine the values, such as a least and a greatest width that are the same,
    /// it is arbitrary which of them are in the basis. There the change is made on a copy, one constraint at a time. When none
    /// alone has an effect, as of three wishes for the same value, that of the basis is listed.
    ///
    /// The cost is that of the part's tight rows for each constraint listed, and of some copies of the system and solves that
    /// begin with its basis for each that is met exactly in such a point.
    ///
    /// The variable must be known: a removed one stops the program.
    package func constraints(affecting variable: Variable) -> [Constraint] {
        precondition(
            isKnown(variable),
            "The variable was removed or belongs to another system; ask about one that this system made.")
        var solved = self
        solved.solve()
        let candidates = solved.candidates(for: variable.index)
        var found = candidates.certain
        if !candidates.doubtful.isEmpty {
            let isUnique = !solved.isAmbiguous(variable)
            // Hash order: each row is judged by itself, and those that are found are sorted.
            for row in candidates.doubtful where solved.determines(variable, row, isUnique: isUnique) {
                found.insert(row)
            }
            for (row, rivals) in candidates.held where found.isDisjoint(with: rivals) { found.insert(row) }
        }
        return found.sorted().map { Constraint(index: $0, generation: solved.rows[$0].generation) }
    }

    /// Rows that may determine a value.
    private struct Candidates {
        /// Those of the basis with whose constant the value moves at least in one direction.
        var certain: Set<Int32> = []
        /// Those that others which are met exactly are in the way of, and these others.
        var doubtful: Set<Int32> = []
        /// Those of the basis that the value is expressed by, each with the others that may be in its way.
        var held: [(row: Int32, rivals: [Int32])] = []
    }

    /// Collects the rows that a column's value is expressed by in the basis, or in another one with the same values.
    private mutating func candidates(for column: Int32) -> Candidates {
        var candidates = Candidates()
        let part = columns[column].part
        guard part >= 0 else { return candidates }
        ensureOrder(part)
        work.multipliers[column] = 1
        var pending = pricedSlots(part)
        let held = Set(pending)
        var known = held
        while let slot = pending.popLast() {
            let row = columns[slot].slot
            let obstacles = obstacles(of: slot, part)
            if row >= 0 {
                if held.contains(slot) { candidates.held.append((row, obstacles.rows)) }
                if held.contains(slot), !obstacles.areOnBothSides {
                    candidates.certain.insert(row)
                } else {
                    candidates.doubtful.insert(row)
                }
            }
            for other in obstacles.rows where candidates.doubtful.insert(other).inserted {
                price(other, 1)
                for next in pricedSlots(part) where known.insert(next).inserted { pending.append(next) }
            }
        }
        return candidates
    }

    /// The slots over which the sum that the multipliers hold is expressed by the basis; clears the multipliers.
    private mutating func pricedSlots(_ part: Int32) -> [Int32] {
        transformBackward(part)
        var found: [(slot: Int32, size: Double)] = []
        var largest = 0.0
        var slot = parts[part].firstColumn
        while slot >= 0 {
            let size = abs(work.multipliers[slot])
            largest = max(largest, size)
            if size > 0 { found.append((slot, size)) }
            slot = columns[slot].next
        }
        clearMultipliers(part)
        return found.filter { $0.size > 1e-10 * largest }.map(\.slot)
    }

    /// The rows outside the basis that are met exactly and that a slot's constant would move, and whether they are in its way
    /// upwards and downwards.
    private mutating func obstacles(of slot: Int32, _ part: Int32) -> (rows: [Int32], areOnBothSides: Bool) {
        aim(slot, 1, part)
        var found: [Int32] = []
        var (above, below) = (false, false)
        visitMovedRows { system, other, rate in
            let state = system.rows[other]
            let sum = system.measure(other)
            guard abs(sum.value - state.constant) <= 10 * state.tolerance(size: sum.size) else { return }
            found.append(other)
            // The cost of the row changes where its sum grows, or where it shrinks.
            let atGrowth = state.side == .below || (state.side == .satisfied && state.limitsAbove)
            let atLoss = state.side == .above || (state.side == .satisfied && state.limitsBelow)
            if rate > 0 ? atGrowth : atLoss { above = true }
            if rate > 0 ? atLoss : atGrowth { below = true }
        }
        clearDirection(part)
        return (found, above && below)
    }

    /// Whether a variable's value moves, or becomes ambiguous, when a row's constant is changed a little on a copy, upwards or
    /// downwards; where others forbid the change, when the row is removed.
    private func determines(_ variable: Variable, _ row: Int32, isUnique: Bool) -> Bool {
        let (value, constant) = (columns[variable.index].value, rows[row].constant)
        let name = Constraint(index: row, generation: rows[row].generation)
        for distance in [-1e-3, 1e-3] {
            var changed = self
            do {
                try changed.setConstant(constant + distance * (1 + abs(constant)), of: name)
            } catch {
                try? changed.remove(name)
            }
            changed.solve()
            if abs(changed.columns[variable.index].value - value) > 1e-8 * (1 + abs(value)) { return true }
            if isUnique, changed.isAmbiguous(variable) { return true }
        }
        return false
    }
}
