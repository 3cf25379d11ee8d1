extension ConstraintSystem {
    /// Whether a variable could have another value while all constraints are met as well as now.
    ///
    /// That is: all required ones hold, and the sum of errors of each level is the same. Before `solve()`, the answer is for the
    /// values that it will give.
    ///
    /// On a copy, a wish weaker than all constraints pushes the variable up, then down: when it moves, by more than about a
    /// millionth, its value is one of many. Prices of the basis alone do not decide, for a slot that could give way at no cost
    /// may be kept by another constraint that is met exactly. The cost is a copy of the system and two solves that begin with its
    /// basis, of few steps as a rule; each step costs as many passes over the part's tight rows as there are levels with errors.
    ///
    /// The variable must be known: a removed one stops the program.
    package func isAmbiguous(_ variable: Variable) -> Bool {
        precondition(
            isKnown(variable),
            "The variable was removed or belongs to another system; ask about one that this system made.")
        var solved = self
        solved.solve()
        guard solved.columns[variable.index].part >= 0 else { return true }
        return solved.yields(variable.index, to: .greaterOrEqual) || solved.yields(variable.index, to: .lessOrEqual)
    }

    /// Whether a column's value changes when the weakest of all wishes asks for a larger or a smaller one.
    private func yields(_ column: Int32, to relation: Relation) -> Bool {
        var pushed = self
        let value = columns[column].value
        let unit = 1 + abs(value)
        pushed.work.terms = [Part.Fill(coefficient: 1, column: column)]
        let distance = relation == .lessOrEqual ? -1e-3 * unit : 1e-3 * unit
        let wish = pushed.makeRow(relation, value + distance, strength: Row.weakest)
        pushed.rows[wish].side = relation == .lessOrEqual ? .above : .below
        pushed.markDirty(pushed.rows[wish].part)
        pushed.solve()
        return abs(pushed.columns[column].value - value) > 1e-6 * unit
    }
}
