import ConstraintSolver
import CoreGraphics

/// The equations and items of one part of a hierarchy that is laid out by constraints, and their solution.
///
/// The root's size is given from outside. All positions are measured in the space of an item's container, so that a container
/// that moves moves nothing inside it.
final class LayoutEngine {
    /// The name of an equation of one engine.
    struct EquationID: Hashable {
        fileprivate let number: Int
    }

    /// An equation that was left out because it contradicts others, which are all required.
    struct Conflict {
        var broken: EquationID
        /// In the order in which they were added; the rectangles that items say themselves are in none.
        var others: [EquationID]
        /// Whether a rectangle is among the contradicting that an item says itself.
        var includesGivenFrame: Bool
    }

    private var system = ConstraintSystem()
    private unowned let root: any ConstraintItem
    private var known: [ObjectIdentifier: ItemVariables] = [:]
    /// In the order in which items were first mentioned.
    private var order: [ObjectIdentifier] = []
    private var equations: [EquationID: InstalledEquation] = [:]
    private var owners: [ConstraintSystem.Constraint: EquationID] = [:]
    private var nextNumber = 0
    private var brokenOnes: [EquationID] = []
    private var needsSolution = true

    /// The conflicts that were found since this was last emptied.
    var conflicts: [Conflict] = []

    /// Makes an engine for what is inside an item, whose size it asks for.
    init(root: any ConstraintItem) {
        self.root = root
        _ = variables(of: root)
    }

    private struct InstalledEquation {
        var equation: LayoutEquation
        var row: ConstraintSystem.Constraint?
        /// The part of the row's constant that follows from origins and baselines.
        var offset: CGFloat = 0
    }

    // MARK: Equations

    /// Adds an equation whose items lie in the root; its fault must be nil.
    func add(_ equation: LayoutEquation) -> EquationID {
        let id = EquationID(number: nextNumber)
        nextNumber += 1
        equations[id] = InstalledEquation(equation: equation)
        followPlacement(of: equation)
        install(id)
        return id
    }

    /// Removes an equation; those that contradicted it may hold from now on.
    func remove(_ id: EquationID) {
        guard let installed = equations.removeValue(forKey: id) else { return }
        brokenOnes.removeAll { $0 == id }
        uninstall(installed)
        followPlacement(of: installed.equation)
        restoreBroken()
    }

    /// Asks the items of an equation again whether constraints place them, since it may be the first or the last that does.
    private func followPlacement(of equation: LayoutEquation) {
        for item in [equation.first.item, equation.second?.item].compactMap({ $0 }) where item !== root {
            guard var variables = known[ObjectIdentifier(item)], variables.isGiven == item.isPlacedByConstraints else {
                continue
            }
            variables.followGiven(in: &system, isRoot: false)
            variables.followWishes(in: &system)
            known[ObjectIdentifier(item)] = variables
            needsSolution = true
        }
    }

    /// Changes the constant of an equation, in points.
    func setConstant(_ constant: CGFloat, of id: EquationID) {
        guard var installed = equations[id], installed.equation.constant != constant else { return }
        installed.equation.constant = constant
        equations[id] = installed
        guard let row = installed.row else { return restoreBroken() }
        needsSolution = true
        let sign: CGFloat = installed.equation.isMirrored ? -1 : 1
        do {
            try system.setConstant(Double(sign * constant + installed.offset), of: row)
        } catch {
            uninstall(installed)
            equations[id]?.row = nil
            note(error, breaking: id)
        }
        restoreBroken()
    }

    /// Changes the priority of an equation, from required to optional and back too.
    func setPriority(_ priority: Float, of id: EquationID) {
        guard var installed = equations[id], installed.equation.priority != priority else { return }
        uninstall(installed)
        installed.equation.priority = priority
        installed.row = nil
        equations[id] = installed
        brokenOnes.removeAll { $0 == id }
        install(id)
        restoreBroken()
    }

    private func install(_ id: EquationID) {
        guard let installed = equations[id] else { return }
        needsSolution = true
        let new = row(of: installed.equation)
        do {
            let row = try system.add(new.terms, new.relation, new.constant, strength: installed.equation.priority)
            owners[row] = id
            equations[id]?.row = row
            equations[id]?.offset = new.offset
        } catch {
            note(error, breaking: id)
        }
    }

    private func uninstall(_ installed: InstalledEquation) {
        guard let row = installed.row else { return }
        needsSolution = true
        owners[row] = nil
        try? system.remove(row)
    }

    private func note(_ refusal: ConstraintSystem.Refusal, breaking id: EquationID) {
        guard case .conflict(let rows) = refusal else {
            // Numbers were checked before; what is too large for a layout cannot be laid out.
            return brokenOnes.append(id)
        }
        let others = rows.compactMap { owners[$0] }
        brokenOnes.append(id)
        conflicts.append(Conflict(broken: id, others: others, includesGivenFrame: others.count < rows.count))
    }

    /// Adds those equations again that were left out, in their order; those that still contradict others stay out.
    private func restoreBroken() {
        guard !brokenOnes.isEmpty else { return }
        let (candidates, former) = (brokenOnes, conflicts)
        brokenOnes = []
        for id in candidates { install(id) }
        conflicts = former
    }

    // MARK: Items

    /// Has the sizes, wishes and baselines of an item asked for again.
    func itemDidChange(_ item: any ConstraintItem) {
        guard var variables = known[ObjectIdentifier(item)] else { return }
        needsSolution = true
        variables.followGiven(in: &system, isRoot: item === root)
        variables.followWishes(in: &system)
        let hasMovedInside = variables.followOffsets()
        known[ObjectIdentifier(item)] = variables
        if hasMovedInside { followOffsets() }
        restoreBroken()
    }

    /// Forgets an item that no equation mentions any more.
    func forget(_ item: any ConstraintItem) {
        guard var variables = known.removeValue(forKey: ObjectIdentifier(item)) else { return }
        order.removeAll { $0 == ObjectIdentifier(item) }
        variables.leave(&system)
        needsSolution = true
    }

    private func variables(of item: any ConstraintItem) -> ItemVariables {
        if let variables = known[ObjectIdentifier(item)] { return variables }
        var variables = ItemVariables(of: item, in: &system)
        variables.followGiven(in: &system, isRoot: item === root)
        if item !== root { variables.followWishes(in: &system) }
        known[ObjectIdentifier(item)] = variables
        order.append(ObjectIdentifier(item))
        return variables
    }

    /// Brings the constants of equations up to date that depend on baselines and origins.
    private func followOffsets() {
        // Hash order: sorted by number.
        for id in equations.keys.sorted(by: { $0.number < $1.number }) {
            guard let installed = equations[id], let known = installed.row else { continue }
            let new = row(of: installed.equation)
            guard new.offset != installed.offset else { continue }
            equations[id]?.offset = new.offset
            do {
                try system.setConstant(new.constant, of: known)
            } catch {
                uninstall(installed)
                equations[id]?.row = nil
                note(error, breaking: id)
            }
        }
    }

    // MARK: Rows

    /// The terms, the constant, the part of the constant that follows from origins and baselines, and the relation of a row.
    private func row(
        of equation: LayoutEquation
    ) -> (terms: [ConstraintSystem.Term], constant: Double, offset: CGFloat, relation: ConstraintSystem.Relation) {
        guard let space = equation.commonContainer else {
            fatalError(
                "An equation was added whose items have no common container; its fault should have been looked for.")
        }
        let mirrors = equation.isMirrored
        var sum = LinearSum()
        add(equation.first, times: 1, seenFrom: space, mirrored: equation.runsRightToLeft, to: &sum)
        if let second = equation.second, equation.multiplier != 0 {
            add(
                second, times: -equation.multiplier, seenFrom: space, mirrored: equation.runsRightToLeft, to: &sum)
            // Mirrored positions count from the right edge of the common space.
            if mirrors, equation.multiplier != 1 {
                sum.add(variables(of: space).width, -(1 - equation.multiplier))
            }
        }
        let constant = mirrors ? -equation.constant : equation.constant
        let offset = -sum.constant
        return (sum.terms, Double(constant + offset), offset, mirrors ? equation.relation.mirrored : equation.relation)
    }

    /// Adds a multiple of an attribute, as it is in the space of an item around.
    private func add(
        _ side: LayoutEquation.Side, times factor: CGFloat, seenFrom space: any ConstraintItem, mirrored: Bool,
        to sum: inout LinearSum
    ) {
        let variables = variables(of: side.item)
        let length = side.attribute.axis == .vertical ? variables.height : variables.width
        if side.attribute.isLength { return sum.add(length, factor) }
        let isVertical = side.attribute.axis == .vertical
        // The upper left of the rectangle, from the item outward.
        if side.item === space {
            sum.constant -= factor * (isVertical ? side.item.contentOrigin.y : side.item.contentOrigin.x)
        } else {
            sum.add(isVertical ? variables.y : variables.x, factor)
            var next = side.item.constraintContainer
            while let item = next, item !== space {
                let around = self.variables(of: item)
                sum.add(isVertical ? around.y : around.x, factor)
                sum.constant += factor * (isVertical ? item.contentOrigin.y : item.contentOrigin.x)
                next = item.constraintContainer
            }
        }
        switch side.attribute {
        case .right, .bottom: sum.add(length, factor)
        case .leading: if mirrored { sum.add(length, factor) }
        case .trailing: if !mirrored { sum.add(length, factor) }
        case .centerX, .centerY: sum.add(length, factor / 2)
        case .firstBaseline: sum.constant += factor * side.item.baselineDistances.first
        case .lastBaseline:
            sum.add(length, factor)
            sum.constant -= factor * side.item.baselineDistances.last
        default: break
        }
    }

    // MARK: The solution

    /// Solves what has changed and gives the items whose rectangle is another one, in the order in which they were first
    /// mentioned.
    func solve() -> [(item: any ConstraintItem, frame: CGRect)] {
        guard needsSolution else { return [] }
        needsSolution = false
        system.solve()
        var changed: [(item: any ConstraintItem, frame: CGRect)] = []
        for key in order {
            guard let variables = known[key], variables.item !== root else { continue }
            let frame = variables.frame(in: system)
            guard frame != variables.solvedFrame else { continue }
            known[key]?.solvedFrame = frame
            changed.append((variables.item, frame))
        }
        return changed
    }

    /// The rectangle of an item after the last solution, unrounded, in its container's space; nil for one that is not mentioned.
    func frame(of item: any ConstraintItem) -> CGRect? { known[ObjectIdentifier(item)]?.frame(in: system) }

    /// The size that the root would have if its lengths were only wished for.
    ///
    /// - Parameters:
    ///   - target: The lengths to come near to, in points.
    ///   - priorities: The strengths of these wishes, above 0 and up to 1000.
    func fittingSize(
        _ target: CGSize, priorities: (horizontal: Float, vertical: Float)
    ) -> CGSize {
        var copy = system
        var variables = variables(of: root)
        variables.loosen(in: &copy)
        for (variable, length, priority) in [
            (variables.width, target.width, priorities.horizontal),
            (variables.height, target.height, priorities.vertical),
        ] {
            _ = try? copy.add([.init(variable)], .equal, Double(length), strength: priority)
        }
        copy.solve()
        return CGSize(width: copy.value(of: variables.width), height: copy.value(of: variables.height))
    }
}
