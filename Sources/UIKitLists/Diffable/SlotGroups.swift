/// Numbers in groups, each in one group at most. Finding the position of a number, or the number at a position, takes
/// constant time.
///
/// A change costs time linear in the number of elements behind it in its group.
nonisolated struct SlotGroups: Sendable {
    private var groups: [[Int]] = []
    /// The group and the index of each number; negative ones for a number that is in no group.
    private var positions: [ItemPosition] = []
    private static let nowhere = ItemPosition(-1, -1)

    /// The numbers of a group, in their order.
    func slots(in group: Int) -> [Int] { group < groups.count ? groups[group] : [] }

    func count(in group: Int) -> Int { group < groups.count ? groups[group].count : 0 }

    /// The group of a number that is in one, and its index there.
    func position(of slot: Int) -> ItemPosition { positions[slot] }

    /// Puts numbers that are in no group into one, before the number at an index.
    mutating func insert(_ slots: [Int], at index: Int, in group: Int) {
        while groups.count <= group { groups.append([]) }
        groups[group].insert(contentsOf: slots, at: index)
        for slot in slots {
            while positions.count <= slot { positions.append(Self.nowhere) }
        }
        renumber(group, from: index)
    }

    mutating func append(_ slots: [Int], to group: Int) { insert(slots, at: count(in: group), in: group) }

    /// Has numbers in no group any more.
    mutating func remove(_ slots: [Int]) {
        if slots.count == 1 { return remove(slots[0]) }
        var starts: [Int: Int] = [:]
        var touched: [Int] = []
        for slot in slots {
            let position = positions[slot]
            if position.section < 0 { continue }
            if let start = starts[position.section] {
                starts[position.section] = min(start, position.item)
            } else {
                starts[position.section] = position.item
                touched.append(position.section)
            }
            positions[slot] = Self.nowhere
        }
        for group in touched { close(group, from: starts[group]!) }
    }

    private mutating func remove(_ slot: Int) {
        let position = positions[slot]
        groups[position.section].remove(at: position.item)
        positions[slot] = Self.nowhere
        renumber(position.section, from: position.item)
    }

    /// Has all numbers of a group in none.
    mutating func removeAll(in group: Int) -> [Int] {
        let slots = slots(in: group)
        for slot in slots { positions[slot] = Self.nowhere }
        if group < groups.count { groups[group] = [] }
        return slots
    }

    /// Closes the gaps of numbers that have left a group.
    private mutating func close(_ group: Int, from start: Int) {
        var end = start
        for index in start..<groups[group].count {
            let slot = groups[group][index]
            if positions[slot].section < 0 { continue }
            groups[group][end] = slot
            positions[slot].item = end
            end += 1
        }
        groups[group].removeLast(groups[group].count - end)
    }

    private mutating func renumber(_ group: Int, from start: Int) {
        for index in start..<groups[group].count { positions[groups[group][index]] = ItemPosition(group, index) }
    }
}
