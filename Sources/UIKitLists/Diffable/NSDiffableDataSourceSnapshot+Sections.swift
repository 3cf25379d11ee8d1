nonisolated extension NSDiffableDataSourceSnapshot {
    // MARK: Adding

    /// Adds sections below all others. Those that are there already, or are named twice, stop the program.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        order.append(add(identifiers), to: 0)
    }

    /// Adds sections before another one.
    ///
    /// Those that are there already or are named twice stop the program, and so does a `toIdentifier` that is not there.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        let goal = slot(ofSection: toIdentifier, for: "Sections were to be inserted before one")
        order.insert(add(identifiers), at: order.position(of: goal).item, in: 0)
    }

    /// Adds sections after another one.
    ///
    /// Those that are there already or are named twice stop the program, and so does a `toIdentifier` that is not there.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        let goal = slot(ofSection: toIdentifier, for: "Sections were to be inserted after one")
        order.insert(add(identifiers), at: order.position(of: goal).item + 1, in: 0)
    }

    private mutating func add(_ identifiers: [SectionIdentifierType]) -> [Int] {
        var slots: [Int] = []
        for identifier in identifiers {
            let (slot, isNew) = sections.add(identifier)
            guard isNew else {
                fatalError(
                    "Section \(identifier) was to be added to a snapshot that has it already, or is twice in the list. "
                        + "Sections are unique: add each once, and move one that is there with moveSection(_:afterSection:)."
                )
            }
            slots.append(slot)
        }
        return slots
    }

    // MARK: Moving

    /// Moves a section with its items before another one. Both must be there, and be different.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 0, "A section was to be moved before another one")
    }

    /// Moves a section with its items after another one. Both must be there, and be different.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, beside: toIdentifier, offset: 1, "A section was to be moved after another one")
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, beside anchor: SectionIdentifierType, offset: Int, _ action: String
    ) {
        let (slot, goal) = (slot(ofSection: identifier, for: action), slot(ofSection: anchor, for: action))
        if slot == goal { failBeside(itself: "\(action), but section \(anchor)") }
        order.remove([slot])
        order.insert([slot], at: order.position(of: goal).item + offset, in: 0)
    }

    // MARK: Removing

    /// Removes sections with their items; those that are not there are passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        var slots: [Int] = []
        for identifier in identifiers {
            guard let slot = sections.slot(of: identifier) else { continue }
            slots.append(slot)
            forgetItems(rows.removeAll(in: slot))
        }
        order.remove(slots)
        sections.remove(slots)
        reloadedSections.remove(slots)
    }

    // MARK: Marking

    /// Has sections get new cells, headers and footers when the snapshot is applied. Those that are not there stop the program.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            reloadedSections.insert(slot(ofSection: identifier, for: "A section was to be reloaded"))
        }
    }
}
