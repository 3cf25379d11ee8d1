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
        try check(constant)
        try gather(terms)
        let row = try admit(relation, constant, Double(strength))
        constraintCount += 1
        return Constraint(index: row, generation: rows[row].generation)
    }

    /// Removes a constraint. The values that hold without it are there after the next `solve()`.
    package mutating func remove(_ constraint: Constraint) throws(Refusal) {
        guard isKnown(constraint) else { throw .unknownConstraint }
        computeOverdueValues()
        constraintCount -= 1
        withdraw(constraint.index)
    }

    /// Removes a row, or leaves a ghost of it until the part is solved.
    mutating func withdraw(_ row: Int32) {
        switch rows[row].side {
        case .satisfied, .below, .above:
            let part = rows[row].part
            // A satisfied row may be among the changes of a part that was not solved since.
            guard part >= 0, rows[row].side != .satisfied || parts[part].isDirty else { return discard(row) }
            rows[row].side = .satisfied
            leaveAsGhost(row)
        case .tight:
            if releaseAtOnce(row) { return }
            leaveAsGhost(row)
        }
    }

    /// Leaves a row of no cost where a constraint was, until the part is solved.
    private mutating func leaveAsGhost(_ row: Int32) {
        rows[row].isGhost = true
        rows[row].generation &+= 1
        let part = rows[row].part
        parts[part].ghostCount += 1
        markDirty(part, by: row)
        if parts[part].ghostCount > 8 + parts[part].rowCount / 4 { optimize(part) }
    }

    /// Refuses a constant that is no number or too large to be added exactly.
    func check(_ constant: Double) throws(Refusal) {
        guard constant.isFinite else { throw .notFinite }
        guard abs(constant) <= 1e15 else { throw .outOfRange }
    }

    /// Sums the terms by variable, in the order of the variables, without those that cancel each other.
    private mutating func gather(_ terms: [Term]) throws(Refusal) {
        work.terms.removeAll(keepingCapacity: true)
        var isSorted = true
        for term in terms {
            guard isKnown(term.variable) else { throw .unknownVariable }
            let size = abs(term.coefficient)
            guard size.isFinite else { throw .notFinite }
            guard size == 0 || (1e-9...1e9).contains(size) else { throw .outOfRange }
            if let last = work.terms.last, last.column >= term.variable.index { isSorted = false }
            work.terms.append(Part.Fill(coefficient: term.coefficient, column: term.variable.index))
        }
        if !isSorted {
            work.terms.sort { $0.column < $1.column }
            var count = 0
            for index in work.terms.indices {
                let term = work.terms[index]
                if count > 0, work.terms[count - 1].column == term.column {
                    let (sum, added) = (work.terms[count - 1].coefficient, term.coefficient)
                    let isNothing = abs(sum + added) <= 1e-14 * max(abs(sum), abs(added))
                    work.terms[count - 1].coefficient = isNothing ? 0 : sum + added
                } else {
                    work.terms[count] = term
                    count += 1
                }
            }
            work.terms.removeSubrange(count...)
        }
        if work.terms.contains(where: { $0.coefficient == 0 }) { work.terms.removeAll { $0.coefficient == 0 } }
    }

    /// Optimizes the dirty parts to which the gathered terms belong.
    private mutating func optimizeDirtyTerms() {
        for index in work.terms.indices {
            let part = columns[work.terms[index].column].part
            if part >= 0, parts[part].isDirty { optimize(part) }
        }
    }

    /// Makes a row of the gathered terms and gives it its side, and the variables values that meet it when it is required.
    private mutating func admit(
        _ relation: Relation, _ constant: Double, _ strength: Double
    ) throws(Refusal) -> Int32 {
        var row = makeRow(relation, constant, strength: strength)
        if admitAtOnce(row) || rows[row].side == .satisfied { return row }
        if strength < Row.required {
            if rows[row].part >= 0 { markDirty(rows[row].part, by: row) }
            return row
        }
        if rows[row].part >= 0, parts[rows[row].part].isDirty {
            if joinNearby(row) { return row }
            // Whether it can hold is judged from values that meet all others.
            discard(row)
            optimizeDirtyTerms()
            row = makeRow(relation, constant, strength: strength)
            if admitAtOnce(row) || rows[row].side == .satisfied { return row }
        }
        let part = rows[row].part
        let others = part < 0 ? [] : conflict(of: row)
        if let others {
            discard(row)
            throw .conflict(with: others)
        }
        return row
    }
}
