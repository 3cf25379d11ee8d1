import ConstraintSolver

extension LayoutEngine {
    /// Solves the equations before the layout is due; items that moved are still reported then.
    func settleAhead() {
        guard needsSolution else { return }
        settle()
        needsSolution = true
    }

    /// The equations that have to do with where an item is along an axis.
    func equations(affecting state: LayoutState, along axis: NSLayoutConstraint.Axis) -> Set<EquationID> {
        guard let variables = state.variables else { return [] }
        settleAhead()
        let along =
            axis == .horizontal ? [variables.x, variables.width] : [variables.y, variables.height]
        let rows = along.flatMap { system.constraints(affecting: $0) }
        return Set(owners(of: rows))
    }

    /// Gives an item another rectangle among those that the equations allow, or takes it back to the first.
    func exerciseAmbiguity(of state: LayoutState) {
        settleAhead()
        state.variables?.exerciseAmbiguity(in: &system)
        needsSolution = true
    }

    /// Whether an item could be elsewhere or have another size.
    func isAmbiguous(_ state: LayoutState) -> Bool {
        guard let variables = state.variables, state.item?.isPlacedByConstraints == true else { return false }
        settleAhead()
        return variables.isAmbiguous(in: system)
    }
}
