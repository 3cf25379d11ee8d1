extension ConstraintItem {
    /// The item whose island lays out this one's own space: itself, or the nearest around that is not joined to its container.
    ///
    /// - Complexity: linear in the depth of the item.
    var islandRoot: any ConstraintItem {
        var root: any ConstraintItem = self
        while root.layoutState?.isJoined == true, let container = root.constraintContainer { root = container }
        return root
    }

    /// The island that lays out this item's own space; nil while no constraint does.
    var island: LayoutIsland? { islandRoot.layoutState?.island }

    /// The island that lays out this item's own space, made now unless there is one.
    private var madeIsland: LayoutIsland {
        let state = islandRoot.makeLayoutState()
        let island = state.island ?? LayoutIsland(of: state)
        state.island = island
        return island
    }

    /// Has the constraints inside an item, and the engine that lays it out, looked after before the next layout.
    func markIsland() {
        markForSolution()
        let root = islandRoot
        if root !== self { root.markForSolution() }
    }

    /// Joins the spaces through which those constraints lead that the item holds and that are in no island yet.
    func joinForHeldConstraints() {
        guard let state = layoutState, state.needsInstallation else { return }
        joinFollowedItem()
        for constraint in state.held where !constraint.isInstalled && !constraint.joinsNothing {
            for side in constraint.sides { side.item?.joinContainers(upTo: self) }
        }
    }

    /// Installs the constraints that the item holds and that are in no island yet.
    ///
    /// - Parameter areJoined: Whether the spaces through which they lead were joined just before.
    /// - Returns: The island in which one of them was installed.
    @discardableResult
    func installHeldConstraints(areJoined: Bool = false) -> LayoutIsland? {
        guard let state = layoutState, state.needsInstallation else { return nil }
        state.needsInstallation = false
        joinFollowedItem()
        let runsRightToLeft = runsRightToLeft
        var known: LayoutIsland?
        for constraint in state.held where !constraint.isInstalled {
            if !areJoined, !constraint.joinsNothing {
                for side in constraint.sides where side.item?.joinContainers(upTo: self) == true { known = nil }
                // When two spaces are joined, the constraints of one are installed anew, and this may be one of them.
                guard !constraint.isInstalled else { continue }
            }
            let island = known ?? madeIsland
            known = island
            constraint.install(in: island, runsRightToLeft: runsRightToLeft)
        }
        // It may be another one than when the constraints were activated.
        let root = known?.engine.root.item ?? islandRoot
        if root !== self { root.markForSolution() }
        return known
    }

    /// Joins the spaces through which a constraint reaches this item from one around it: those of all containers between, and
    /// the item's own where constraints decide about it.
    ///
    /// - Returns: Whether one of them was on its own until now.
    @discardableResult
    private func joinContainers(upTo common: any ConstraintItem) -> Bool {
        var hasJoined = false
        if self !== common, let container = constraintContainer, container !== common {
            hasJoined = container.joinAllContainers(upTo: common)
        }
        if isPlacedByConstraints, joinContainer() { hasJoined = true }
        return hasJoined
    }

    /// Joins the spaces of the item and of the containers around it, from the outermost in. Joining a container installs the
    /// constraints inside it anew, so that an inner space may be separate again.
    @discardableResult
    func joinAllContainers(upTo common: any ConstraintItem) -> Bool {
        var hasJoined = false
        if let container = constraintContainer, container !== common {
            hasJoined = container.joinAllContainers(upTo: common)
        }
        return joinContainer() || hasJoined
    }

    /// Has the item's own space laid out together with its container's, with the constraints that are there already.
    private func joinContainer() -> Bool {
        let state = makeLayoutState()
        guard !state.isJoined, constraintContainer != nil else { return false }
        let former = state.island
        (state.isJoined, state.island) = (true, nil)
        if let former {
            let constraints = former.installed
            former.end()
            for constraint in constraints { constraint.container?.installHeldConstraints() }
            islandRoot.markForSolution()
        }
        joinFollowers()
        return true
    }

    /// Prepares the item to leave its container: constraints that lead out end, and its content becomes an island of its own.
    ///
    /// - Complexity: linear in the number of items inside, where any constraint is in force.
    func leaveContainerOfConstraints() {
        let inside = constraintSubtree
        let states = inside.compactMap(\.layoutState)
        let names = Set(states.map { ObjectIdentifier($0) })
        for constraint in states.flatMap(\.mentions) {
            if let container = constraint.container, !names.contains(ObjectIdentifier(container.makeLayoutState())) {
                constraint.deactivate()
            }
        }
        stopWaiting()
        if layoutState?.isJoined == true {
            for constraint in states.flatMap(\.held) { constraint.uninstall() }
            layoutState?.isJoined = false
            for item in inside where item.layoutState?.held.isEmpty == false { item.markForSolution() }
        }
        // At once, for the former engine has nothing to do with the next container; content first, which follows what is around.
        for state in states.reversed() where state.uses == 0 { state.engine?.forget(state) }
    }

    /// Whether the item is another one or lies inside it.
    func isInside(_ other: any ConstraintItem) -> Bool {
        var next: (any ConstraintItem)? = self
        while let item = next {
            if item === other { return true }
            next = item.constraintContainer
        }
        return false
    }

    /// The item and all items inside, each before its children.
    var constraintSubtree: [any ConstraintItem] {
        var items: [any ConstraintItem] = [self]
        var index = 0
        while index < items.count {
            items += items[index].constraintChildren
            index += 1
        }
        return items
    }
}
