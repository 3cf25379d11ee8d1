/// A part of a hierarchy that is laid out by one engine: an item's own space, with the spaces inside that depend on it.
///
/// An item with its own rectangle begins an island for its content, so that a cell, a bar or a page is a small problem
/// that moves with it. An item that constraints determine joins its space to its container's, for its content may
/// determine its size.
final class LayoutIsland {
    let engine: LayoutEngine
    /// The constraints in the engine, in the order in which they were installed.
    @exclusivity(unchecked) private(set) var installed: [NSLayoutConstraint] = []

    /// The number of constraints that were solved until now, those of an island each time that it is.
    private(set) static var solvedConstraintCount = 0

    init(of root: LayoutState) { engine = LayoutEngine(root: root) }

    /// Adds an active constraint's equation to the engine.
    func install(_ constraint: NSLayoutConstraint, as equation: LayoutEquation) -> LayoutEngine.EquationID {
        installed.append(constraint)
        return engine.add(equation)
    }

    /// Takes a constraint's equation out of the engine.
    func uninstall(_ constraint: NSLayoutConstraint, _ equation: LayoutEngine.EquationID) {
        engine.remove(equation)
        installed.removeLast(same: constraint)
    }

    /// Solves the changed equations; items whose rectangles changed have them applied at their container's next layout.
    func solve() {
        if engine.needsSolution { Self.solvedConstraintCount += installed.count }
        for state in engine.solve() { state.item?.solvedFrameDidChange(asOf: state) }
        if !engine.conflicts.isEmpty { reportConflicts() }
    }

    /// Ends with its root. The items that remain are installed anew in their hierarchies.
    func end() {
        for constraint in installed { constraint.forgetInstallation() }
        installed = []
        engine.end()
    }
}
