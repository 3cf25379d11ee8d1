/// The trees of items of sections that were filled by section snapshots.
struct SectionTrees<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Tree = NSDiffableDataSourceSectionSnapshot<Item>

    private var trees: [Section: Tree] = [:]

    var isEmpty: Bool { trees.isEmpty }

    /// The tree of a section; nil for one that was filled by no section snapshot.
    subscript(section: Section) -> Tree? { trees[section] }

    /// Gives a section a tree, whose items leave the trees of all others.
    ///
    /// - Returns: The other sections whose trees lost items, in no order.
    mutating func set(_ tree: Tree, for section: Section) -> [Section] {
        trees[section] = nil
        let items = tree.items
        var changed: [Section] = []
        // Hash order: each tree is changed by itself.
        for (other, former) in trees {
            let taken = items.filter(former.contains)
            if taken.isEmpty { continue }
            trees[other] = former.removing(taken)
            changed.append(other)
        }
        trees[section] = tree
        return changed
    }

    /// Has the trees follow a snapshot of all sections, whose items are those that show.
    mutating func follow(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
        // Hash order: each tree is changed by itself.
        for (section, tree) in trees {
            guard snapshot.indexOfSection(section) != nil else {
                trees[section] = nil
                continue
            }
            let items = snapshot.itemIdentifiers(inSection: section)
            func isFree(_ item: Item) -> Bool { snapshot.sectionIdentifier(containingItem: item) == nil }
            // Items that were hidden here may be visible elsewhere now.
            let isCurrent = items == tree.visibleItems && tree.items.allSatisfy { tree.isVisible($0) || isFree($0) }
            if !isCurrent { trees[section] = tree.showing(items, isFree) }
        }
    }
}

nonisolated extension NSDiffableDataSourceSectionSnapshot {
    /// The same tree without some of its items; their children become children of their parents.
    fileprivate func removing(_ removed: [ItemIdentifierType]) -> Self {
        let removed = Set(removed)
        var tree = Self()
        for item in items where !removed.contains(item) {
            var ancestor = parent(of: item)
            while let current = ancestor, removed.contains(current) { ancestor = parent(of: current) }
            tree.append([item], to: ancestor)
            if isExpanded(item) { tree.expand([item]) }
        }
        return tree
    }

    /// A tree of which exactly some items show: as far as their order allows it the same one, else one without levels.
    ///
    /// - Parameters:
    ///   - items: The items that show, in their order.
    ///   - mayHide: Whether an item that does not show may remain below a collapsed one.
    fileprivate func showing(
        _ items: [ItemIdentifierType], _ mayHide: (ItemIdentifierType) -> Bool
    ) -> Self {
        let shown = Set(items)
        var tree = Self()
        var last: ItemIdentifierType?
        for item in items {
            guard contains(item) else {
                // One that is new is beside the one above it.
                tree.append([item], to: last.flatMap { tree.parent(of: $0) })
                last = item
                continue
            }
            var ancestor = parent(of: item)
            while let current = ancestor, !shown.contains(current) { ancestor = parent(of: current) }
            guard ancestor.map(tree.contains) ?? true else { return Self.flat(items) }
            tree.append([item], to: ancestor)
            if isExpanded(item) { tree.expand([item]) } else { keepHidden(below: item, in: &tree, mayHide) }
            last = item
        }
        return tree.visibleItems == items ? tree : Self.flat(items)
    }

    /// Adds the descendants of a collapsed item to another tree, unless they are visible elsewhere.
    private func keepHidden(
        below item: ItemIdentifierType, in tree: inout Self, _ mayHide: (ItemIdentifierType) -> Bool
    ) {
        for hidden in snapshot(of: item).items {
            guard mayHide(hidden), let parent = parent(of: hidden), tree.contains(parent) else { continue }
            tree.append([hidden], to: parent)
            if isExpanded(hidden) { tree.expand([hidden]) }
        }
    }

    private static func flat(_ items: [ItemIdentifierType]) -> Self {
        var tree = Self()
        tree.append(items)
        return tree
    }
}
