/// The items of one section as a tree, in which those with children are expanded or collapsed, all by unique identifiers.
///
/// Only items shown by expanded parents, and by the parents of these, are visible. Items begin collapsed. Two snapshots are equal
/// when they have equal trees with the same items expanded.
public nonisolated struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    var identifiers = IdentifierSlots<ItemIdentifierType>()
    /// Children by their parent's number plus one; those of group 0 have no parent.
    var children = SlotGroups()
    var expanded: Set<Int> = []

    /// Makes a snapshot without items.
    public init() {}

    /// Makes a copy of a snapshot.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

    // MARK: Content

    /// All items, each before its children, from top to bottom.
    public var items: [ItemIdentifierType] { identifiers.identifiers(of: slots(below: 0, onlyVisible: false)) }

    /// The items without parents.
    public var rootItems: [ItemIdentifierType] { identifiers.identifiers(of: children.slots(in: 0)) }

    /// The items whose parents are all expanded, each before its children.
    public var visibleItems: [ItemIdentifierType] { identifiers.identifiers(of: slots(below: 0, onlyVisible: true)) }

    /// Whether an item is in the snapshot.
    public func contains(_ item: ItemIdentifierType) -> Bool { identifiers.slot(of: item) != nil }

    /// The index of an item in `items`; nil for one that is not there.
    ///
    /// - Complexity: Linear in the number of items.
    public func index(of item: ItemIdentifierType) -> Int? {
        guard let slot = identifiers.slot(of: item) else { return nil }
        return slots(below: 0, onlyVisible: false).firstIndex(of: slot)
    }

    /// The number of an item's parents; 0 for an item of the root. One that is not there stops the program.
    public func level(of item: ItemIdentifierType) -> Int {
        var level = 0
        var slot = slot(of: item, for: "The level of an item was asked for")
        while let parent = parent(ofSlot: slot) { (slot, level) = (parent, level + 1) }
        return level
    }

    /// The item below which another one is; nil for an item of the root. A `child` that is not there stops the program.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        parent(ofSlot: slot(of: child, for: "The parent of an item was asked for")).map(identifiers.identifier)
    }

    /// Whether the children of an item show. One that is not there stops the program.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        expanded.contains(slot(of: item, for: "Whether an item is expanded was asked for"))
    }

    /// Whether all parents of an item are expanded. One that is not there stops the program.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        var slot = slot(of: item, for: "Whether an item is visible was asked for")
        while let parent = parent(ofSlot: slot) {
            guard expanded.contains(parent) else { return false }
            slot = parent
        }
        return true
    }

    /// The items below another one, as a snapshot of its own in which they are expanded as here.
    ///
    /// - Parameters:
    ///   - parent: An item that is there; others stop the program.
    ///   - includingParent: Whether it is the root of the new snapshot, and not its children are.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        let slot = slot(of: parent, for: "A snapshot of an item was asked for")
        var snapshot = Self()
        if includingParent { snapshot.append([parent]) }
        snapshot.adopt(from: self, below: slot + 1, at: 0, in: includingParent ? snapshot.group(of: parent) : 0)
        if includingParent, expanded.contains(slot) { snapshot.expand([parent]) }
        return snapshot
    }

    // MARK: Numbers

    func slot(of item: ItemIdentifierType, for action: String) -> Int {
        guard let slot = identifiers.slot(of: item) else {
            fatalError(
                "\(action), but item \(item) is not in the section snapshot. Append it first, or ask contains(_:) before."
            )
        }
        return slot
    }

    /// The number of the parent of an item; nil for one of the root.
    private func parent(ofSlot slot: Int) -> Int? {
        let group = children.position(of: slot).section
        return group > 0 ? group - 1 : nil
    }

    /// The group of an item's children.
    func group(of item: ItemIdentifierType) -> Int { slot(of: item, for: "The children of an item were asked for") + 1 }

    /// The items below one whose children are in a group, each before its children.
    func slots(below group: Int, onlyVisible: Bool) -> [Int] {
        var result: [Int] = []
        // There may be as many levels as items, so a list is used instead of recursion.
        var waiting = Array(children.slots(in: group).reversed())
        while let slot = waiting.popLast() {
            result.append(slot)
            if !onlyVisible || expanded.contains(slot) { waiting += children.slots(in: slot + 1).reversed() }
        }
        return result
    }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
    public static func == (first: Self, second: Self) -> Bool {
        let slots = first.slots(below: 0, onlyVisible: false)
        let others = second.slots(below: 0, onlyVisible: false)
        guard slots.count == others.count else { return false }
        for (slot, other) in zip(slots, others) {
            let item = first.identifiers.identifier(of: slot)
            guard item == second.identifiers.identifier(of: other), first.parent(of: item) == second.parent(of: item),
                first.expanded.contains(slot) == second.expanded.contains(other)
            else { return false }
        }
        return true
    }
}
