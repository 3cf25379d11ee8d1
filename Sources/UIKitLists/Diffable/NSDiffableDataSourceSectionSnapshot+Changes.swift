import Foundation

nonisolated extension NSDiffableDataSourceSectionSnapshot {
    // MARK: Adding

    /// Adds items after the last child of another one.
    ///
    /// Items that are there already or are named twice stop the program, and so does a parent that is not there.
    ///
    /// - Parameters:
    ///   - items: The items in their order.
    ///   - parent: The item below which they are; nil for none.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let group = parent.map { slot(of: $0, for: "Items were to be appended to one") + 1 } ?? 0
        children.append(add(items), to: group)
    }

    /// Adds items before another one, with the same parent.
    ///
    /// Items that are there already or are named twice stop the program, and so does an `item` that is not there.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        let anchor = position(of: item, for: "Items were to be inserted before one")
        children.insert(add(items), at: anchor.item, in: anchor.section)
    }

    /// Adds items after another one and its children, with the same parent.
    ///
    /// Items that are there already or are named twice stop the program, and so does an `item` that is not there.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        let anchor = position(of: item, for: "Items were to be inserted after one")
        children.insert(add(items), at: anchor.item + 1, in: anchor.section)
    }

    /// Adds all items of another snapshot before an item, with the same parent. `item` must be there, and none of the others.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        let anchor = position(of: item, for: "A section snapshot was to be inserted before an item")
        adopt(from: snapshot, below: 0, at: anchor.item, in: anchor.section)
    }

    /// Adds all items of another snapshot after an item, with the same parent. `item` must be there, and none of the others.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        let anchor = position(of: item, for: "A section snapshot was to be inserted after an item")
        adopt(from: snapshot, below: 0, at: anchor.item + 1, in: anchor.section)
    }

    /// Removes all that is below an item, and puts the items of another snapshot there, expanded as in that.
    ///
    /// - Parameters:
    ///   - parent: An item that is there; others stop the program.
    ///   - snapshot: The new items. One that is elsewhere in this snapshot stops the program.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        let group = slot(of: parent, for: "The children of an item were to be replaced") + 1
        forget(slots(below: group, onlyVisible: false))
        adopt(from: snapshot, below: 0, at: 0, in: group)
    }

    private func position(of item: ItemIdentifierType, for action: String) -> ItemPosition {
        children.position(of: slot(of: item, for: action))
    }

    private mutating func add(_ items: [ItemIdentifierType]) -> [Int] {
        var slots: [Int] = []
        for item in items {
            let (slot, isNew) = identifiers.add(item)
            guard isNew else {
                fatalError(
                    "Item \(item) was to be added to a section snapshot that has it already, or is twice in the list. Items "
                        + "are unique: add each once, and delete one that is to be elsewhere first.")
            }
            slots.append(slot)
        }
        return slots
    }

    /// Copies the items below a group of another snapshot before an index of a group.
    mutating func adopt(from snapshot: Self, below source: Int, at index: Int, in group: Int) {
        let roots = snapshot.children.slots(in: source)
        children.insert(add(snapshot.identifiers.identifiers(of: roots)), at: index, in: group)
        for slot in snapshot.slots(below: source, onlyVisible: false) {
            let item = snapshot.identifiers.identifier(of: slot)
            if snapshot.expanded.contains(slot) { expand([item]) }
            let below = snapshot.children.slots(in: slot + 1)
            if !below.isEmpty { append(snapshot.identifiers.identifiers(of: below), to: item) }
        }
    }

    // MARK: Removing

    /// Removes items with all that is below them. Items that are not there stop the program.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        var slots: [Int] = []
        for item in items { slots.append(slot(of: item, for: "An item was to be deleted")) }
        for slot in slots {
            // It was removed already if a parent of it, or the item itself, was deleted before.
            if children.position(of: slot).section < 0 { continue }
            forget([slot] + self.slots(below: slot + 1, onlyVisible: false))
        }
    }

    /// Removes all items.
    public mutating func deleteAll() { self = Self() }

    private mutating func forget(_ slots: [Int]) {
        children.remove(slots)
        identifiers.remove(slots)
        for slot in slots { expanded.remove(slot) }
    }

    // MARK: Expanding

    /// Has the children of items show. Items that are not there are logged and passed over.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items {
            if let slot = known(item, "expanded") { expanded.insert(slot) }
        }
    }

    /// Has the children of items not show. Items that are not there are logged and passed over.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items {
            if let slot = known(item, "collapsed") { expanded.remove(slot) }
        }
    }

    private func known(_ item: ItemIdentifierType, _ action: String) -> Int? {
        if let slot = identifiers.slot(of: item) { return slot }
        let sentence =
            "Item \(item) was to be \(action), which is not in the section snapshot. Append it first; nothing was changed.\n"
        FileHandle.standardError.write(Data(sentence.utf8))
        return nil
    }
}
