extension ConstraintSystem {
    /// The constraints that determine a variable's value, in the order of their numbers: the value changes with the constant of
    /// each of them, and of no other. Before `solve()`, the answer is for the values that it will give.
    ///
    /// They are the tight constraints that have a coefficient when the variable is expressed by the basis: its row of the
    /// inverse. An ambiguous variable may depend on variables that keep their values too; only the constraints are listed, so
    /// that there are none for a variable that nothing holds. Where more constraints are met exactly in the present values than
    /// determine them, such as a least and a greatest width that are the same, those of the basis are listed.
    ///
    /// The cost is that of the part's tight rows and of one number for each variable of the system.
    ///
    /// The variable must be known: a removed one stops the program.
    package func constraints(affecting variable: Variable) -> [Constraint] {
        precondition(
            isKnown(variable),
            "The variable was removed or belongs to another system; ask about one that this system made.")
        var solved = self
        solved.solve()
        let part = solved.columns[variable.index].part
        guard part >= 0 else { return [] }
        solved.ensureOrder(part)
        return solved.tightRows(affecting: variable.index, part).map {
            Constraint(index: $0, generation: solved.rows[$0].generation)
        }
    }

    /// The tight rows on whose constants a column's value depends, by number. Leaves the multipliers as they are then.
    private mutating func tightRows(affecting column: Int32, _ part: Int32) -> [Int32] {
        work.multipliers[column] = 1
        transformBackward(part)
        var found: [(row: Int32, size: Double)] = []
        var largest = 0.0
        var slot = parts[part].firstColumn
        while slot >= 0 {
            let size = abs(work.multipliers[slot])
            largest = max(largest, size)
            if columns[slot].slot >= 0, size > 0 { found.append((columns[slot].slot, size)) }
            slot = columns[slot].next
        }
        return found.filter { $0.size > 1e-10 * largest }.map(\.row).sorted()
    }
}
