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

    /// Gives the items their positions after an update; those that are removed or made anew are no longer selected.
    ///
    /// - Parameters:
    ///   - batch: The changes of positions.
    ///   - exception: The positions before and after of an item that stays selected though the batch may remove it; nil for none.
    mutating func follow(_ batch: ResolvedBatch, except exception: (from: ItemPosition, to: ItemPosition)? = nil) {
        guard !isEmpty else { return }
        var kept = ItemSelection()
        for position in positions {
            let new = position == exception?.from ? exception?.to : batch.keptPosition(of: position)
            if let new { kept.insert(new) }
        }
        self = kept
    }

    mutating func removeAll() { self = ItemSelection() }
}
