/// Unique identifiers with a number for each. Other data about them is kept in arrays, so that each is hashed only once.
nonisolated struct IdentifierSlots<Identifier: Hashable & Sendable>: Sendable {
    private var slots: [Identifier: Int] = [:]
    private var identifiers: [Identifier?] = []
    private var unused: [Int] = []

    var count: Int { slots.count }

    /// The number of an identifier; nil for one that is not there.
    func slot(of identifier: Identifier) -> Int? { slots[identifier] }

    /// The identifier with a number that was given out.
    func identifier(of slot: Int) -> Identifier { identifiers[slot]! }

    /// The identifiers with some numbers, in their order.
    func identifiers(of slots: [Int]) -> [Identifier] {
        var result: [Identifier] = []
        result.reserveCapacity(slots.count)
        for slot in slots { result.append(identifiers[slot]!) }
        return result
    }

    /// Adds an identifier, or puts it where an equal one is.
    ///
    /// - Returns: Its number, and whether no equal one had it before.
    mutating func add(_ identifier: Identifier) -> (slot: Int, isNew: Bool) {
        let next = unused.last ?? identifiers.count
        let slot = Self.value(of: &slots[identifier, default: next])
        let isNew = slot == next
        if isNew, unused.popLast() == nil { identifiers.append(identifier) } else { identifiers[slot] = identifier }
        return (slot, isNew)
    }

    /// Reads a value where it is changed, so that a dictionary adds its default with the same search.
    private static func value(of slot: inout Int) -> Int { slot }

    /// Forgets identifiers, whose numbers are given out again.
    mutating func remove(_ removed: [Int]) {
        for slot in removed {
            guard let identifier = identifiers[slot] else { continue }
            slots[identifier] = nil
            identifiers[slot] = nil
            unused.append(slot)
        }
    }
}
