/// Numbers that were marked, in the order in which they were.
nonisolated struct SlotMarks: Sendable {
    private(set) var slots: [Int] = []
    private var members: Set<Int> = []

    var isEmpty: Bool { slots.isEmpty }

    func contains(_ slot: Int) -> Bool { members.contains(slot) }

    mutating func insert(_ slot: Int) {
        if members.insert(slot).inserted { slots.append(slot) }
    }

    mutating func remove(_ removed: [Int]) {
        if isEmpty { return }
        var isChanged = false
        for slot in removed where members.remove(slot) != nil { isChanged = true }
        if isChanged { slots.removeAll { !members.contains($0) } }
    }
}
