extension ConstraintSystem {
    /// Adds a constraint: the sum of terms is at most, equal to or at least a constant.
    ///
    /// A variable may be in several terms. A required constraint (strength 1000) holds on return, or contradicts others and is
    /// refused; an optional one has its effect with the next `solve()`. Where the constraint mentions a variable that no other
    /// does, the cost is that of its terms; else it follows the part of the system that it belongs to.
    @discardableResult
    package mutating func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, strength: Float = required
    ) throws(Refusal) -> Constraint {
        guard strength > 0, strength <= Self.required else { throw .strength }
        guard constant.isFinite else { throw .notFinite }
        try gather(terms)
        let isRequired = strength == Self.required
        if isRequired { solvePendingParts() }
        let row = makeRow(relation, constant, strength: Double(strength))
        try admit(row)
        constraintCount += 1
        return Constraint(index: row, generation: rows[row].generation)
    }

    /// Removes a constraint. The values that hold without it are there after the next `solve()`.
    package mutating func remove(_ constraint: Constraint) throws(Refusal) {
        guard isKnown(constraint) else { throw .unknownConstraint }
        let row = constraint.index
        constraintCount -= 1
        switch rows[row].side {
        case .satisfied: discard(row)
        case .below, .above:
            let part = rows[row].part
            discard(row)
            if part >= 0, parts[part].isUsed { markDirty(part) }
        case .tight:
            if releaseAtOnce(row) { return }
            rows[row].isGhost = true
            rows[row].generation &+= 1
            let part = rows[row].part
            parts[part].ghostCount += 1
            markDirty(part)
            if parts[part].ghostCount > 8 + parts[part].rowCount / 4 { optimize(part) }
        }
    }

    /// Sums the terms by variable, in the order of the variables, without those that cancel each other.
    private mutating func gather(_ terms: [Term]) throws(Refusal) {
        work.terms.removeAll(keepingCapacity: true)
        for term in terms {
            guard isKnown(term.variable) else { throw .unknownVariable }
            guard term.coefficient.isFinite else { throw .notFinite }
            let column = term.variable.index
            var position = work.terms.count
            while position > 0, work.terms[position - 1].column > column { position -= 1 }
            if position > 0, work.terms[position - 1].column == column {
                let (old, added) = (work.terms[position - 1].coefficient, term.coefficient)
                let sum = old + added
                guard sum.isFinite else { throw .notFinite }
                work.terms[position - 1].coefficient = abs(sum) <= 1e-14 * max(abs(old), abs(added)) ? 0 : sum
            } else {
                work.terms.insert(Part.Fill(coefficient: term.coefficient, column: column), at: position)
            }
        }
        work.terms.removeAll { $0.coefficient == 0 }
    }

    /// A required constraint is judged from values that meet all others.
    private mutating func solvePendingParts() {
        for term in work.terms {
            let part = columns[term.column].part
            if part >= 0, parts[part].isDirty { optimize(part) }
        }
    }

    /// Gives a linked row its side, and the values that it asks for when it is required.
    private mutating func admit(_ row: Int32) throws(Refusal) {
        let error = activity(of: row) - rows[row].constant
        let side = rows[row].side(of: error, tolerance: rows[row].tolerance)
        if side != .satisfied || rows[row].relation == .equal, admitAtOnce(row, error: error) { return }
        rows[row].side = side
        guard side != .satisfied else { return }
        let part = rows[row].part
        guard rows[row].strength == Row.required else {
            if part >= 0 { markDirty(part) }
            return
        }
        let others = part < 0 ? [] : conflict(of: row)
        if let others {
            discard(row)
            throw .conflict(with: others)
        }
    }
}
