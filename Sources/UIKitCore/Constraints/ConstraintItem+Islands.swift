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

    /// Whether a constraint mentions the item that is not between it and its content alone: one of its position or its length.
    var isMentionedFromOutside: Bool {
        layoutState?.mentions.contains { $0.container !== self || $0.equation.second == nil } == true
    }

    /// Installs the constraints that the item holds and that are in no island yet.
    func installHeldConstraints() {
        for constraint in layoutState?.held ?? [] where constraint.installation == nil {
            for item in constraint.items { item.joinContainers(upTo: self) }
            let state = islandRoot.makeLayoutState()
            let island = state.island ?? LayoutIsland(of: islandRoot)
            state.island = island
            island.install(constraint)
        }
    }

    /// Joins the spaces through which a constraint reaches this item from one around it: those of all containers between, and
    /// the item's own where constraints place it.
    private func joinContainers(upTo common: any ConstraintItem) {
        if isPlacedByConstraints { joinContainer() }
        guard self !== common else { return }
        var next = constraintContainer
        while let container = next, container !== common {
            container.joinContainer()
            next = container.constraintContainer
        }
    }

    /// Has the item's own space laid out together with its container's, with the constraints that are there already.
    private func joinContainer() {
        let state = makeLayoutState()
        guard !state.isJoined, constraintContainer != nil else { return }
        let former = state.island
        (state.isJoined, state.island) = (true, nil)
        guard let former else { return }
        let root = islandRoot.makeLayoutState()
        let island = root.island ?? LayoutIsland(of: islandRoot)
        root.island = island
        for constraint in former.installed { island.install(constraint) }
    }

    /// Prepares the item to leave its container: constraints that lead out end, and its content becomes an island of its own.
    ///
    /// - Complexity: linear in the number of items inside, where any constraint is in force.
    func leaveContainerOfConstraints() {
        let inside = constraintSubtree
        let states = inside.compactMap(\.layoutState)
        let names = Set(inside.map { ObjectIdentifier($0) })
        for constraint in states.flatMap(\.mentions) {
            if let container = constraint.container, !names.contains(ObjectIdentifier(container)) {
                constraint.deactivate()
            }
        }
        let outer = constraintContainer?.island
        guard layoutState?.isJoined == true else {
            outer?.engine.forget(self)
            return
        }
        for constraint in states.flatMap(\.held) { constraint.uninstall() }
        layoutState?.isJoined = false
        for item in inside { outer?.engine.forget(item) }
        for item in inside where item.layoutState?.held.isEmpty == false { item.markForConstraints() }
    }

    /// The item and all items inside, each before its children.
    private var constraintSubtree: [any ConstraintItem] {
        var items: [any ConstraintItem] = [self]
        var index = 0
        while index < items.count {
            items += items[index].constraintChildren
            index += 1
        }
        return items
    }
}
