import ConstraintSolver
import CoreGraphics

extension LayoutEngine {
    /// Has an equation enter the system: at once where it is required, else with the next solution.
    ///
    /// An optional row would take the slot of a variable that a required one determines, and would have to be moved from there.
    ///
    /// - Returns: What its row refers to besides its own items.
    @discardableResult
    func install(_ equation: LayoutEquation, as id: EquationID) -> Links? {
        needsSolution = true
        guard equation.priority < ConstraintSystem.required else { return enter(equation, as: id) }
        equations[id.index] = InstalledEquation(equation: equation, isDelayed: true)
        delayed.append(id)
        return nil
    }

    /// The same for an equation that was left out, or is to have another row.
    func installAgain(_ id: EquationID) {
        if let equation = equations[id.index]?.equation { install(equation, as: id) }
    }

    /// Has the optional equations that were added since the last solution enter the system.
    func enterDelayed() {
        guard !delayed.isEmpty else { return }
        let ids = delayed
        delayed = []
        for id in ids {
            guard let installed = equations[id.index], installed.isDelayed else { continue }
            passagesDidChange(enter(installed.equation, as: id))
        }
    }

    private func enter(_ equation: LayoutEquation, as id: EquationID) -> Links? {
        var installed = InstalledEquation(equation: equation)
        // Items that were deallocated on another thread are waiting for their end.
        guard root.item != nil else {
            equations[id.index] = installed
            return nil
        }
        var sum = LinearSum(terms: drainTermMemory())
        defer { termMemory = sum.giveBackTerms() }
        let new = row(of: equation, &sum)
        if let source = sum.source { addDependent(id, of: source) }
        if sum.hasLinks || equation.isAboutBaselines {
            let links = Links(of: sum, keepingTerms: equation.isAboutBaselines)
            for source in links.sources { addDependent(id, of: source) }
            installed.links = links
        }
        (installed.isEntered, installed.source, installed.offset) = (true, sum.source, new.offset)
        count(installed, by: 1)
        let links = installed.links
        var refusal: ConstraintSystem.Refusal?
        do {
            installed.row = try system.add(
                sum.terms, new.relation, Double(new.constant), strength: equation.priority)
        } catch {
            refusal = error
        }
        equations[id.index] = installed
        guard let refusal else { return links }
        return enter(
            sum.terms, new.relation, new.constant, as: id, strength: equation.priority, prevails: equation.prevails,
            after: refusal)
    }

    /// Has an equation enter once more that others contradict, and that others are left out for; else it is left out itself.
    private func enter(
        _ terms: [ConstraintSystem.Term], _ relation: ConstraintSystem.Relation, _ constant: CGFloat,
        as id: EquationID, strength: Float, prevails: Bool, after refusal: ConstraintSystem.Refusal
    ) -> Links? {
        var refusal = refusal
        while prevails, breakEquation(against: refusal) {
            do {
                let row = try system.add(terms, relation, Double(constant), strength: strength)
                equations[id.index]?.row = row
                return equations[id.index]?.links
            } catch {
                refusal = error
            }
        }
        note(refusal, breaking: id)
        return nil
    }

    private func addDependent(_ id: EquationID, of source: LayoutState) {
        if source === root { rootDependents.append(id) } else { source.add(dependent: id) }
    }

    private func removeDependent(_ id: EquationID, of source: LayoutState) {
        if source === root {
            if let index = rootDependents.lastIndex(of: id) { rootDependents.remove(at: index) }
        } else if let index = source.dependents.lastIndex(of: id) {
            source.dependents.remove(at: index)
        }
    }

    func uninstall(_ id: EquationID) {
        guard let installed = equations[id.index] else { return }
        if let source = installed.source { removeDependent(id, of: source) }
        for source in installed.links?.sources ?? [] { removeDependent(id, of: source) }
        if installed.isEntered { count(installed, by: -1) }
        equations[id.index]?.isEntered = false
        equations[id.index]?.source = nil
        equations[id.index]?.links = nil
        equations[id.index]?.isDelayed = false
        guard let row = installed.row else { return }
        equations[id.index]?.row = nil
        needsSolution = true
        try? system.remove(row)
    }

    /// Counts the items whose variables an equation's row mentions.
    private func count(_ installed: InstalledEquation, by step: Int) {
        installed.equation.countedSides.eachState { count($0, by: step) }
        guard let links = installed.links else { return }
        for state in links.passed { count(state, by: step) }
        if let space = links.space { count(space, by: step) }
    }

    /// Counts one that needs an item's variables more or less.
    func count(_ state: LayoutState, by step: Int) {
        guard state !== root else { return }
        state.uses += step
        if state.uses == 0 { unused.append(state) }
    }
}
