nonisolated extension NSDiffableDataSourceSnapshot {
    // MARK: Adding

    /// Adds items at the end of a section; those that are in the snapshot already are moved there.
    ///
    /// An item that is named twice, a section that is not there, and a snapshot without sections stop the program.
    ///
    /// - Parameters:
    ///   - identifiers: The items in their order.
    ///   - sectionIdentifier: The section; nil for the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let section: Int
        if let sectionIdentifier {
            section = slot(ofSection: sectionIdentifier, for: "Items were to be appended to it")
        } else if let last = sectionSlots.last {
            section = last
        } else {
            fatalError("Items were to be appended to a snapshot without sections. Append a section first.")
        }
        rows.append(detach(identifiers), to: section)
    }

    /// Adds items before another one; those that are in the snapshot already are moved there.
    ///
    /// An item that is named twice stops the program, and so does a `beforeIdentifier` that is not there or among `identifiers`.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: beforeIdentifier, offset: 0, "Items were to be inserted before one")
    }

    /// Adds items after another one; those that are in the snapshot already are moved there.
    ///
    /// An item that is named twice stops the program, and so does an `afterIdentifier` that is not there or among `identifiers`.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: afterIdentifier, offset: 1, "Items were to be inserted after one")
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], beside anchor: ItemIdentifierType, offset: Int, _ action: String
    ) {
        let goal = slot(ofItem: anchor, for: action)
        let slots = detach(identifiers)
        for slot in slots where slot == goal { failBeside(itself: "\(action), but item \(anchor)") }
        let position = rows.position(of: goal)
        rows.insert(slots, at: position.item + offset, in: position.section)
    }

    /// Numbers for items, which are in no section then.
    private mutating func detach(_ identifiers: [ItemIdentifierType]) -> [Int] {
        var slots: [Int] = []
        slots.reserveCapacity(identifiers.count)
        var present: [Int] = []
        for identifier in identifiers {
            let (slot, isNew) = items.add(identifier)
            slots.append(slot)
            if !isNew { present.append(slot) }
        }
        if present.isEmpty { return slots }
        // A repeated item is found at its second occurrence; without repetitions no search is needed.
        var seen: Set<Int> = []
        for (slot, identifier) in zip(slots, identifiers) where !seen.insert(slot).inserted {
            fatalError(
                "Item \(identifier) is twice in the list of those that were to be added to a snapshot. Items are unique: "
                    + "name each once, and give two that look the same identifiers of their own.")
        }
        rows.remove(present)
        return slots
    }

    // MARK: Moving

    /// Moves an item before another one, also to another section. Both must be there, and be different.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 0, "An item was to be moved before another one")
    }

    /// Moves an item after another one, also to another section. Both must be there, and be different.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 1, "An item was to be moved after another one")
    }

    private mutating func move(
        _ identifier: ItemIdentifierType, beside anchor: ItemIdentifierType, offset: Int, _ action: String
    ) {
        let (slot, goal) = (slot(ofItem: identifier, for: action), slot(ofItem: anchor, for: action))
        if slot == goal { failBeside(itself: "\(action), but item \(anchor)") }
        rows.remove([slot])
        let position = rows.position(of: goal)
        rows.insert([slot], at: position.item + offset, in: position.section)
    }

    /// Stops the program, for things have no position before or after themselves.
    func failBeside(itself action: String) -> Never {
        fatalError("\(action) is itself to be put there. Name a neighbour that stays where it is.")
    }

    // MARK: Removing

    /// Removes items; those that are not there are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        var slots: [Int] = []
        for identifier in identifiers {
            if let slot = items.slot(of: identifier) { slots.append(slot) }
        }
        rows.remove(slots)
        forgetItems(slots)
    }

    /// Removes all items, and all sections with them.
    public mutating func deleteAllItems() { self = Self() }

    mutating func forgetItems(_ slots: [Int]) {
        items.remove(slots)
        reloadedItems.remove(slots)
        reconfiguredItems.remove(slots)
    }

    // MARK: Marking

    /// Has items get new cells when the snapshot is applied. Items that are not there stop the program.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            reloadedItems.insert(slot(ofItem: identifier, for: "An item was to be reloaded"))
        }
    }

    /// Has the cells of items, which they keep, be filled anew when the snapshot is applied.
    ///
    /// Items that are not there stop the program.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            reconfiguredItems.insert(slot(ofItem: identifier, for: "An item was to be configured anew"))
        }
    }
}
