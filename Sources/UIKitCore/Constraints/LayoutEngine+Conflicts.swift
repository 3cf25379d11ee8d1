import ConstraintSolver

extension LayoutEngine {
    /// Leaves an equation out that contradicts others.
    func note(_ refusal: ConstraintSystem.Refusal, breaking id: EquationID) {
        brokenOnes.append(id)
        // Numbers were checked before; values that are too large cannot be laid out.
        if case .conflict(let rows) = refusal {
            let owners = owners(of: rows)
            conflicts.append(
                Conflict(
                    broken: id, others: owners.filter { $0 != id }, includesGivenFrame: owners.count < rows.count))
        }
        uninstall(id)
    }

    /// The equations to which rows belong, in the order in which they were added.
    func owners(of rows: [ConstraintSystem.Constraint]) -> [EquationID] {
        equations.indices.filter { index in equations[index]?.row.map(rows.contains) == true }.map(EquationID.init)
    }

    /// Leaves out the last equation that contradicts an item's own rectangle; false when there is none.
    func breakEquation(against refusal: ConstraintSystem.Refusal) -> Bool {
        guard case .conflict(let rows) = refusal,
            let last = owners(of: rows).last(where: { equations[$0.index]?.equation.prevails == false })
        else { return false }
        note(refusal, breaking: last)
        return true
    }

    /// Adds those equations again that were left out, in their order; those that still contradict others stay out.
    ///
    /// Contradictions that ended before they were reported are forgotten.
    func restoreBroken() {
        guard !brokenOnes.isEmpty || !conflicts.isEmpty else { return }
        let (candidates, former) = (brokenOnes, conflicts)
        brokenOnes = []
        for id in candidates { installAgain(id) }
        conflicts = former.filter { brokenOnes.contains($0.broken) }
    }
}
