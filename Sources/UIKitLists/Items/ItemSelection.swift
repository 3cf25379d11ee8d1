import Foundation

/// The items that are selected, in the order in which they were.
struct ItemSelection {
    private(set) var positions: [ItemPosition] = []
    private var members: Set<ItemPosition> = []

    var isEmpty: Bool { positions.isEmpty }

    func contains(_ position: ItemPosition) -> Bool { members.contains(position) }

    mutating func insert(_ position: ItemPosition) {
        if members.insert(position).inserted { positions.append(position) }
    }

    mutating func remove(_ position: ItemPosition) {
        guard members.remove(position) != nil, let index = positions.firstIndex(of: position) else { return }
        positions.remove(at: index)
    }

    mutating func removeAll() { self = ItemSelection() }
}
