extension ConstraintSystem {
    /// Changes the number that a constraint's sum is compared to: a dual step that keeps the basis where no other constraint is
    /// in the way, and for the constraints changed last costs one multiplication for each value that depends on it.
    ///
    /// A required constraint holds with the changed constant on return, or contradicts others and keeps the one it has.
    package mutating func setConstant(_ constant: Double, of constraint: Constraint) throws(Refusal) {
        guard isKnown(constraint) else { throw .unknownConstraint }
        try check(constant)
        computeOverdueValues()
        let row = constraint.index
        let previous = rows[row].constant
        guard constant != previous else { return }
        let isRequired = rows[row].strength == Row.required
        if isRequired, rows[row].part >= 0, parts[rows[row].part].isDirty { optimize(rows[row].part) }
        let before = rows[row].side
        if before == .tight {
            try moveTight(row, to: constant)
            return
        }
        let part = rows[row].part
        rows[row].constant = constant
        rows[row].side = rows[row].side(of: activity(of: row) - constant, tolerance: rows[row].tolerance())
        dropCourses(of: part)
        guard rows[row].side != before else { return }
        if isRequired, rows[row].side != .satisfied {
            let others = part < 0 ? [] : conflict(of: row)
            if let others {
                rows[row].constant = previous
                rows[row].side = before
                throw .conflict(with: others)
            }
        } else if part >= 0 {
            markDirty(part, by: row)
        }
    }

    /// Changes how strong an optional constraint is; required ones stay so. It has its effect with the next `solve()`.
    package mutating func setStrength(_ strength: Float, of constraint: Constraint) throws(Refusal) {
        guard isKnown(constraint) else { throw .unknownConstraint }
        let row = constraint.index
        guard strength > 0, strength < Self.required, rows[row].strength < Row.required else { throw .strength }
        guard rows[row].strength != Double(strength) else { return }
        rows[row].strength = Double(strength)
        if rows[row].side != .satisfied, rows[row].part >= 0 { markDirty(rows[row].part, by: row) }
    }

    /// The number that a constraint's sum is compared to.
    package func constant(of constraint: Constraint) throws(Refusal) -> Double {
        guard isKnown(constraint) else { throw .unknownConstraint }
        return rows[constraint.index].constant
    }

    /// The amount by which a constraint does not hold, at least 0, in its own units; that of a required one is 0 but for
    /// rounding.
    package func error(of constraint: Constraint) throws(Refusal) -> Double {
        guard isKnown(constraint) else { throw .unknownConstraint }
        guard !work.hasOverdue else { return try withAllValues.error(of: constraint) }
        let row = rows[constraint.index]
        let difference = activity(of: constraint.index) - row.constant
        return max(row.limitsAbove ? difference : 0, row.limitsBelow ? -difference : 0, 0)
    }

    private mutating func moveTight(_ row: Int32, to constant: Double) throws(Refusal) {
        if follow(row, to: constant) { return }
        guard rows[row].strength == Row.required else {
            pushThrough(row, to: constant)
            return
        }
        let previous = rows[row].constant
        let ghost = detach(row)
        rows[row].constant = constant
        rows[row].side = sideOfSum(row)
        if let others = conflict(of: row, leaving: ghost) {
            rows[row].constant = previous
            reattach(row, insteadOf: ghost)
            throw .conflict(with: others)
        }
    }

    /// The side on which the sum of a row's terms is.
    func sideOfSum(_ row: Int32) -> Row.Side {
        rows[row].side(of: activity(of: row) - rows[row].constant, tolerance: rows[row].tolerance())
    }
}
