extension ConstraintItem {
    /// The constraints that have to do with where the item is along an axis, in the order in which the layout took them
    /// up.
    func constraintsAffecting(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let state = layoutState, let island = constraintContainer?.island, state.engine === island.engine else {
            return []
        }
        let ids = island.engine.equations(affecting: state, along: axis)
        return island.installed.filter { constraint in constraint.equationID.map(ids.contains) == true }
    }

    /// Gives the item another rectangle that meets the constraints as well, if there is one, or takes it back.
    func exerciseAmbiguity() {
        guard let state = layoutState, let engine = state.engine, isPlacedByConstraints else { return }
        engine.exerciseAmbiguity(of: state)
        constraintContainer?.markIsland()
    }

    /// Whether other rectangles would meet the constraints as well.
    var isAmbiguous: Bool {
        guard let state = layoutState, let engine = state.engine else { return false }
        return engine.isAmbiguous(state)
    }
}
