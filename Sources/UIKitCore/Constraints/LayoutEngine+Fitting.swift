import ConstraintSolver
import CoreGraphics

extension LayoutEngine {
    struct Content {
        var system: ConstraintSystem
        var rootVariables: ItemVariables
        var rootDependents: [EquationID]
        var equations: [InstalledEquation?]
        var brokenOnes: [EquationID]
        var unused: [LayoutState]
        var conflicts: [Conflict]
        var needsSolution: Bool
    }

    /// The part that a measurement changes and gives back.
    var content: Content {
        get {
            Content(
                system: system, rootVariables: rootVariables, rootDependents: rootDependents, equations: equations,
                brokenOnes: brokenOnes, unused: unused, conflicts: conflicts, needsSolution: needsSolution)
        }
        set {
            (system, rootVariables, rootDependents) = (newValue.system, newValue.rootVariables, newValue.rootDependents)
            (equations, brokenOnes, unused) = (newValue.equations, newValue.brokenOnes, newValue.unused)
            (conflicts, needsSolution) = (newValue.conflicts, newValue.needsSolution)
        }
    }

    /// The size that the root would have if its lengths were only wishes; the layout does not change.
    ///
    /// - Parameters:
    ///   - target: The wished lengths, in points.
    ///   - priorities: The strengths of these wishes, above 0 and up to 1000.
    func fittingSize(_ target: CGSize, priorities: (horizontal: Float, vertical: Float)) -> CGSize {
        settleAhead()
        let (former, standings) = (content, order.map(\.membership))
        defer {
            content = former
            for (state, standing) in zip(order, standings) { state.membership = standing }
        }
        _ = try? rootVariables.follow(size: nil, in: &system)
        if let item = root.item { rootVariables.followWishes(of: item, isFree: true, in: &system) }
        for (variable, length, priority) in [
            (rootVariables.width, target.width, priorities.horizontal),
            (rootVariables.height, target.height, priorities.vertical),
        ] {
            _ = try? system.add([.init(variable)], .equal, Double(length), strength: priority)
        }
        workOut()
        if let item = root.item, item.wrapsContent {
            rootVariables.followWishes(
                of: item, inWidth: CGFloat(system.value(of: rootVariables.width)), isFree: true, in: &system)
            workOut()
        }
        return CGSize(
            width: system.value(of: rootVariables.width), height: system.value(of: rootVariables.height))
    }

    /// Removes the equations for the root's lengths.
    private func freeRoot() { _ = try? rootVariables.follow(size: nil, in: &system) }

    /// The size that an item would have by equations between it and its content, in any engine.
    ///
    /// - Complexity: linear in the number of items inside, plus that of a solution from an empty system.
    static func fittingSize(
        of item: any ConstraintItem, by equations: [LayoutEquation], _ target: CGSize,
        priorities: (horizontal: Float, vertical: Float)
    ) -> CGSize {
        let states = item.constraintSubtree.compactMap(\.layoutState)
        let former = states.map(\.membership)
        for state in states { state.membership = LayoutState.Membership() }
        let engine = LayoutEngine(root: item.makeLayoutState())
        defer {
            // Some items have a state only since this measurement.
            for state in engine.order { state.membership = LayoutState.Membership() }
            for (state, standing) in zip(states, former) { state.membership = standing }
        }
        // With the present size some might be broken that the size to be found meets.
        engine.freeRoot()
        for equation in equations { _ = engine.add(equation) }
        return engine.fittingSize(target, priorities: priorities)
    }
}
