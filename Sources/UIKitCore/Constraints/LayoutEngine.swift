import ConstraintSolver
import CoreGraphics
import UIFoundation

/// The equations and items of one part of a hierarchy that is laid out by constraints, and their solution.
///
/// The root's size is given from outside. All positions are measured in the space of an item's container, so that a moved
/// container does not change the positions inside it.
final class LayoutEngine {
    /// The name of an equation of one engine.
    struct EquationID: Hashable {
        let index: Int
    }

    /// An equation that was left out because it contradicts others, which are all required.
    struct Conflict {
        var broken: EquationID
        /// In the order in which they were added; the items' own rectangles are in none.
        var others: [EquationID]
        /// Whether an item's own rectangle is among the contradicting equations.
        var includesGivenFrame: Bool
    }

    struct InstalledEquation {
        var equation: LayoutEquation
        var row: ConstraintSystem.Constraint?
        /// Whether the equation is optional and enters the system with the next solution.
        var isDelayed = false
        /// The part of the row's constant that follows from origins, baselines and edges.
        var offset: CGFloat = 0
        /// Whether the equation is in the system, and its items are counted.
        var isEntered = false
        /// The state of the item from which the row's offset follows.
        var source: LayoutState?
        /// nil where the row refers to nothing else, as most do.
        var links: Links?
    }

    /// The items and terms that an equation's row refers to; in one piece, for equations are copied often.
    final class Links {
        /// The states of more items from which the row's offset follows.
        let sources: [LayoutState]
        /// The states of the items out of which the equation leads.
        let passed: [LayoutState]
        /// The state of the item around all, where its width is in the row.
        let space: LayoutState?
        /// The terms of an equation about baselines, which are other ones for text than without.
        let baselineTerms: [ConstraintSystem.Term]

        init(of sum: LinearSum, keepingTerms: Bool) {
            (sources, passed, space) = (sum.furtherSources, sum.passed, sum.space)
            baselineTerms = keepingTerms ? sum.terms : []
        }
    }

    var system = ConstraintSystem()
    let root: LayoutState
    var rootVariables: ItemVariables

    // What is unchecked is read for every item or equation; its changes run no other code.

    /// The equations whose constants depend on the root's origin, baselines or edges.
    @exclusivity(unchecked) var rootDependents: [EquationID] = []
    private var rootOrigin = CGPoint.zero
    /// Whether the root's size contradicts the own rectangles of items in it, for as long as these stay.
    @exclusivity(unchecked) private var isRootRefused = false
    /// Memory for the terms of rows.
    @exclusivity(unchecked) var termMemory: [ConstraintSystem.Term] = []

    /// In the order in which items were first mentioned.
    @exclusivity(unchecked) private(set) var order: [LayoutState] = []
    /// The variables of these items, four of each.
    @exclusivity(unchecked) var variables: [ConstraintSystem.Variable] = []
    /// Their values by the last solution.
    @exclusivity(unchecked) var values: [Double] = []
    /// The items that constraints decide about only since the last solution.
    @exclusivity(unchecked) var newlyPlaced: [LayoutState] = []
    /// The items that have to be asked for their wishes.
    @exclusivity(unchecked) private var unasked: [LayoutState] = []
    /// The items whose height follows from their width.
    @exclusivity(unchecked) var wrapping: [LayoutState] = []
    @exclusivity(unchecked) var equations: [InstalledEquation?] = []
    @exclusivity(unchecked) private var freeIndices: [Int] = []
    @exclusivity(unchecked) var brokenOnes: [EquationID] = []
    /// The optional equations that enter the system with the next solution, in the order in which they were added.
    @exclusivity(unchecked) var delayed: [EquationID] = []
    /// The items that lost their last equation, and may have got another one since.
    @exclusivity(unchecked) var unused: [LayoutState] = []
    /// Whether values have to be worked out anew.
    @exclusivity(unchecked) var needsSolution = true

    /// The conflicts that were found since this was last emptied.
    @exclusivity(unchecked) var conflicts: [Conflict] = []

    /// Makes an engine for the content of an item, whose size it asks for.
    init(root: LayoutState) {
        self.root = root
        rootVariables = ItemVariables(in: &system)
        rootOrigin = root.item?.contentOrigin ?? .zero
        rootSizeDidChange()
    }

    // MARK: Equations

    /// Adds an equation whose items lie in the root; its fault must be nil.
    func add(_ equation: LayoutEquation) -> EquationID {
        let id = freeID()
        // Equations that contradicted an item's own rectangle may hold now that constraints determine it.
        if placementsDidChange(equation) { restoreBroken() }
        passagesDidChange(install(equation, as: id))
        return id
    }

    /// A name for an equation that is about to be added.
    private func freeID() -> EquationID {
        if let index = freeIndices.popLast() { return EquationID(index: index) }
        // Memory that is not used yet is only addresses, while each copy of the list touches new memory.
        if equations.count == equations.capacity, equations.count >= 256 {
            equations.reserveCapacity(4 * equations.count)
        }
        equations.append(nil)
        return EquationID(index: equations.count - 1)
    }

    /// Removes an equation; those that contradicted it may hold from now on.
    func remove(_ id: EquationID) {
        guard let installed = equations[id.index] else { return }
        brokenOnes.removeAll { $0 == id }
        uninstall(id)
        equations[id.index] = nil
        freeIndices.append(id.index)
        placementsDidChange(installed.equation)
        passagesDidChange(installed.links)
        restoreBroken()
        for index in conflicts.indices { conflicts[index].others.removeAll { $0 == id } }
    }

    /// Changes the constant of an equation, in points.
    func setConstant(_ constant: CGFloat, of id: EquationID) {
        guard let installed = equations[id.index], installed.equation.constant != constant else { return }
        equations[id.index]?.equation.constant = constant
        guard let row = installed.row else { return restoreBroken() }
        let sign: CGFloat = installed.equation.isMirrored ? -1 : 1
        setConstant(sign * constant + installed.offset, of: row, id)
        restoreBroken()
    }

    private func setConstant(_ constant: CGFloat, of row: ConstraintSystem.Constraint, _ id: EquationID) {
        needsSolution = true
        do {
            try system.setConstant(Double(constant), of: row)
        } catch {
            note(error, breaking: id)
        }
    }

    /// Changes the priority of an equation, from required to optional and back too.
    func setPriority(_ priority: Float, of id: EquationID) {
        guard let installed = equations[id.index], installed.equation.priority != priority else { return }
        uninstall(id)
        equations[id.index]?.equation.priority = priority
        brokenOnes.removeAll { $0 == id }
        installAgain(id)
        restoreBroken()
    }

    // MARK: Items

    /// Asks those items again out of which an equation leads.
    func passagesDidChange(_ links: Links?) {
        guard let links, !links.passed.isEmpty else { return }
        for state in links.passed { placementDidChange(state) }
    }

    /// Asks the items of an equation again.
    ///
    /// - Returns: whether other parts of a rectangle are an item's own than before.
    @discardableResult
    private func placementsDidChange(_ equation: LayoutEquation) -> Bool {
        var isOther = false
        equation.sides.eachState { if placementDidChange($0) { isOther = true } }
        return isOther
    }

    /// Asks an item again whether constraints determine its rectangle, since one may be the first or the last that does.
    ///
    /// - Returns: whether other parts of the rectangle are the item's own than before.
    @discardableResult
    private func placementDidChange(_ state: LayoutState) -> Bool {
        guard state.engine === self else { return false }
        let isOther = followGiven(state)
        askLater(state)
        if state.item?.isPlacedByConstraints(asOf: state) != true {
            state.solvedFrame = nil
        } else if state.solvedFrame == nil {
            newlyPlaced.append(state)
        }
        return isOther
    }

    /// Has the size asked for again that the root is given.
    private func rootSizeDidChange() {
        guard let size = root.item?.constraintFrame.size else { return }
        while true {
            do {
                if try rootVariables.follow(size: size, in: &system) { needsSolution = true }
                isRootRefused = false
                return
            } catch {
                isRootRefused = true
                guard breakEquation(against: error) else { return }
            }
        }
    }

    /// Asks for an item's own rectangle and its origin again.
    func geometryDidChange(_ state: LayoutState) {
        guard let item = state.item else { return }
        let origin = item.contentOrigin
        if state === root {
            rootSizeDidChange()
            if origin != rootOrigin { followOffsets(rootDependents) }
            rootOrigin = origin
        } else if state.engine === self {
            if !state.isFollowing { followGiven(state) }
            if isRootRefused { rootSizeDidChange() }
            if origin != state.contentOrigin { followOffsets(state.dependents) }
            state.contentOrigin = origin
        }
        restoreBroken()
    }

    /// Has the edges of guides asked for again that follow an item's.
    func guidesDidChange(_ state: LayoutState) {
        followOffsets(state === root ? rootDependents : state.engine === self ? state.dependents : [])
        restoreBroken()
    }

    /// Has the sizes that an item's content wishes for, and its baselines, asked for again.
    func wishesDidChange(_ state: LayoutState) {
        guard state.engine === self else { return }
        followWishes(state)
        followOffsets(state.dependents)
        restoreBroken()
    }

    /// Has an item asked for its wishes before the next solution: where equations are there first, wishes find their slots.
    private func askLater(_ state: LayoutState) {
        guard !state.isUnasked else { return }
        state.isUnasked = true
        unasked.append(state)
        needsSolution = true
    }

    func askForWishes() {
        for state in unasked {
            state.isUnasked = false
            if state.engine === self { followWishes(state) }
        }
        unasked = []
    }

    private func followWishes(_ state: LayoutState) {
        guard let item = state.item else { return }
        if state.variables?.followWishes(of: item, in: &system) == true { needsSolution = true }
        if item.wrapsContent, !wrapping.holds(state) { wrapping.append(state) }
    }

    /// Brings the constants of equations up to date that follow from an item's origin, baselines or edges.
    func followOffsets(_ dependents: [EquationID]) {
        for id in dependents {
            guard let installed = equations[id.index], let row = installed.row else { continue }
            var sum = LinearSum(terms: drainTermMemory())
            let new = self.row(of: installed.equation, &sum)
            let isOtherText =
                installed.equation.isAboutBaselines && !sum.hasSameTerms(installed.links?.baselineTerms ?? [])
            termMemory = sum.giveBackTerms()
            if isOtherText {
                uninstall(id)
                installAgain(id)
                continue
            }
            guard new.offset != installed.offset else { continue }
            equations[id.index]?.offset = new.offset
            setConstant(new.constant, of: row, id)
        }
    }

    /// Forgets an item that has ended, before the next solution; until then all may end.
    func forgetLater(_ state: LayoutState) {
        state.uses = 0
        unused.append(state)
        needsSolution = true
    }

    /// Forgets an item that no equation mentions any more.
    func forget(_ state: LayoutState) {
        guard state.engine === self else { return }
        state.variables?.leave(&system)
        follow(nil, by: state)
        (state.variables, state.engine, state.solvedFrame) = (nil, nil, nil)
        // Another engine asks it.
        state.isUnasked = false
        wrapping.removeLast(same: state)
        guard let index = order.lastIndex(ofSame: state) else { return }
        order.remove(at: index)
        let range = (4 * index)..<(4 * index + 4)
        variables.removeSubrange(range)
        values.removeSubrange(range)
        needsSolution = true
    }

    /// Whether the values are worked out, and no conflict waits to be reported.
    var isSettled: Bool { !needsSolution && conflicts.isEmpty }

    /// Whether equations are left out that contradict others.
    var hasBrokenEquations: Bool { !brokenOnes.isEmpty }

    func variables(of state: LayoutState) -> ItemVariables.Rectangle {
        if state === root { return rootVariables.rectangle }
        if state.engine === self, let rectangle = state.variables?.rectangle { return rectangle }
        state.engine?.forget(state)
        state.uses = 0
        state.engine = self
        state.contentOrigin = state.item?.contentOrigin ?? .zero
        // A container may be too small for the margins in it.
        let variables = ItemVariables(in: &system, isNonNegative: !sharesOfContainer(state).includeSize)
        state.variables = variables
        order.append(state)
        // One by one, without a list of four on the heap.
        self.variables.append(variables.x)
        self.variables.append(variables.y)
        self.variables.append(variables.width)
        self.variables.append(variables.height)
        for _ in 0..<4 { values.append(.nan) }
        followGiven(state)
        askLater(state)
        return variables.rectangle
    }

    /// Ends: the items are in no engine any more.
    func end() {
        for state in order {
            state.membership = LayoutState.Membership()
            (state.isJoined, state.isUnasked) = (false, false)
            state.item?.markForSolution()
        }
        (order, unasked, wrapping, newlyPlaced, variables, values) = ([], [], [], [], [], [])
        (equations, rootDependents, delayed) = ([], [], [])
    }
}
