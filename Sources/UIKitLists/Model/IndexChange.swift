/// The removed and the inserted indices of a sequence, by which every index is mapped to its new one.
///
/// Removed indices count in the former sequence, inserted ones in the new one. Both are sorted and have no index twice.
nonisolated struct IndexChange: Equatable, Sendable {
    private(set) var removed: [Int]
    private(set) var inserted: [Int]

    init(removed: [Int] = [], inserted: [Int] = []) {
        (self.removed, self.inserted) = (removed.sorted(), inserted.sorted())
    }

    /// The index after the change; nil for one that is removed.
    func newIndex(of index: Int) -> Int? { Self.follow(index, without: removed, with: inserted) }

    /// The index before the change; nil for one that is inserted.
    func oldIndex(of index: Int) -> Int? { Self.follow(index, without: inserted, with: removed) }

    func removes(_ index: Int) -> Bool { Self.contains(removed, index) }
    func inserts(_ index: Int) -> Bool { Self.contains(inserted, index) }

    private static func follow(_ index: Int, without removed: [Int], with inserted: [Int]) -> Int? {
        let before = count(in: removed, below: index)
        if before < removed.count, removed[before] == index { return nil }
        let rank = index - before
        var (low, high) = (0, inserted.count)
        while low < high {
            let middle = (low + high) / 2
            if inserted[middle] - middle <= rank { low = middle + 1 } else { high = middle }
        }
        return rank + low
    }

    private static func contains(_ sorted: [Int], _ index: Int) -> Bool {
        let position = count(in: sorted, below: index)
        return position < sorted.count && sorted[position] == index
    }

    /// The number of elements of a sorted array that are smaller than an index.
    private static func count(in sorted: [Int], below index: Int) -> Int {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] < index { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
