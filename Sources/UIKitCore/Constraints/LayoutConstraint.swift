import CoreGraphics

/// An equation that can be in force: it is held by the nearest item around its sides, and laid out by an island.
final class LayoutConstraint {
    private(set) var equation: LayoutEquation
    /// The item that holds it while it is active; nil otherwise.
    private(set) var container: (any ConstraintItem)?
    /// The island in which it is installed, and its name there; nil before the next update.
    var installation: (island: LayoutIsland, equation: LayoutEngine.EquationID)?

    /// Makes an inactive constraint; an equation with a fault stops the program with that.
    init(_ equation: LayoutEquation) {
        if let fault = equation.fault { fatalError(fault) }
        self.equation = equation
    }

    var isActive: Bool { container != nil }

    /// The items of both sides, each once.
    var items: [any ConstraintItem] {
        guard let second = equation.second?.item, second !== equation.first.item else { return [equation.first.item] }
        return [equation.first.item, second]
    }

    /// Puts the equation in force from the next update on. Items that are in no common container stop the program.
    func activate() {
        guard container == nil else { return }
        guard let common = equation.commonContainer else {
            fatalError(
                "A constraint was activated between \(equation.first.item) and "
                    + "\(equation.second.map { "\($0.item)" } ?? "its container"), which have no common container. Add both to "
                    + "the same hierarchy first.")
        }
        container = common
        common.makeLayoutState().held.append(self)
        for item in items { item.makeLayoutState().mentions.append(self) }
        common.markForConstraints()
    }

    /// Puts the equation out of force at once; frames change with the next layout.
    func deactivate() {
        guard let container else { return }
        self.container = nil
        container.layoutState?.held.removeAll { $0 === self }
        for item in items { item.layoutState?.mentions.removeAll { $0 === self } }
        uninstall()
        container.markForConstraints()
    }

    /// In points; a change costs no more than the solution of what depends on it.
    var constant: CGFloat {
        get { equation.constant }
        set {
            guard newValue != equation.constant else { return }
            equation.constant = newValue
            if let installation { installation.island.engine.setConstant(newValue, of: installation.equation) }
            container?.markForConstraints()
        }
    }

    /// Above 0 and up to 1000, which is required.
    var priority: Float {
        get { equation.priority }
        set {
            guard newValue != equation.priority else { return }
            equation.priority = newValue
            if let fault = equation.fault { fatalError(fault) }
            if let installation { installation.island.engine.setPriority(newValue, of: installation.equation) }
            container?.markForConstraints()
        }
    }

    /// Removes the equation from its island; while it is active the next update installs it again.
    func uninstall() {
        guard let (island, equation) = installation else { return }
        installation = nil
        island.engine.remove(equation)
        island.installed.removeAll { $0 === self }
    }
}
