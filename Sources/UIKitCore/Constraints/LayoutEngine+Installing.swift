import ConstraintSolver
import CoreGraphics

extension LayoutEngine {
    /// Has an equation enter the system: at once where it is required, else with the next solution.
    ///
    /// An optional row would take the slot of a variable that a required one determines, and would have to be moved from there.
    func install(_ id: EquationID) {
        needsSolution = true
        guard let priority = equations[id.index]?.equation.priority, priority < ConstraintSystem.required else {
            return enter(id)
        }
        equations[id.index]?.isDelayed = true
        delayed.append(id)
    }

    /// Has the optional equations that were added since the last solution enter the system.
    func enterDelayed() {
        guard !delayed.isEmpty else { return }
        let ids = delayed
        delayed = []
        for id in ids where equations[id.index]?.isDelayed == true {
            equations[id.index]?.isDelayed = false
            enter(id)
            passagesDidChange(equations[id.index]?.links)
        }
    }

    private func enter(_ id: EquationID) {
        // Items that were deallocated on another thread are waiting for their end.
        guard root.item != nil, let equation = equations[id.index]?.equation else { return }
        var new = row(of: equation)
        defer { termMemory = new.sum.giveBackTerms() }
        for source in new.sum.sources {
            if source === root { rootDependents.append(id) } else { source.dependents.append(id) }
        }
        let links = Links(of: new.sum, keepingTerms: equation.isAboutBaselines)
        count(equation, links, by: 1)
        equations[id.index]?.links = links
        equations[id.index]?.offset = new.offset
        while true {
            do {
                let row = try system.add(
                    new.sum.terms, new.relation, Double(new.constant), strength: equation.priority)
                equations[id.index]?.row = row
                return
            } catch {
                if equation.prevails, breakEquation(against: error) { continue }
                return note(error, breaking: id)
            }
        }
    }

    func uninstall(_ id: EquationID) {
        guard let installed = equations[id.index] else { return }
        for source in installed.links?.sources ?? [] {
            if source === root {
                if let index = rootDependents.lastIndex(of: id) { rootDependents.remove(at: index) }
            } else if let index = source.dependents.lastIndex(of: id) {
                source.dependents.remove(at: index)
            }
        }
        if let links = installed.links { count(installed.equation, links, by: -1) }
        equations[id.index]?.links = nil
        equations[id.index]?.isDelayed = false
        guard let row = installed.row else { return }
        equations[id.index]?.row = nil
        needsSolution = true
        try? system.remove(row)
    }

    /// Counts the items whose variables an equation's row mentions.
    private func count(_ equation: LayoutEquation, _ links: Links, by step: Int) {
        for state in equation.countedStates { count(state, by: step) }
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
