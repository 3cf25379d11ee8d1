/// Found ranges of a text, in UTF-16 code units and in their order; none overlaps another.
struct TextFinds {
    private(set) var ranges: [Range<Int>] = []

    var count: Int { ranges.count }
    var isEmpty: Bool { ranges.isEmpty }

    subscript(index: Int) -> Range<Int> { ranges[index] }

    /// The index of the first find that begins at or behind a place; the count where there is none.
    func index(at place: Int) -> Int {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].lowerBound < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The index of a find; nil when it is none.
    func index(of range: Range<Int>) -> Int? {
        let index = index(at: range.lowerBound)
        return index < ranges.count && ranges[index] == range ? index : nil
    }

    /// The finds that have characters in a range.
    func indices(in range: Range<Int>) -> Range<Int> {
        var start = index(at: range.lowerBound)
        if start > 0, ranges[start - 1].upperBound > range.lowerBound { start -= 1 }
        return start..<max(start, index(at: range.upperBound))
    }

    /// Adds finds in their order that lie close together; those that overlap others are left out.
    mutating func insert(_ finds: [Range<Int>]) {
        guard let first = finds.first, let last = finds.last else { return }
        let index = index(at: first.lowerBound)
        guard !indices(in: first.lowerBound..<last.upperBound).isEmpty else {
            return ranges.insert(contentsOf: finds, at: index)
        }
        for find in finds where indices(in: find).isEmpty { ranges.insert(find, at: self.index(at: find.lowerBound)) }
    }

    mutating func remove(_ range: Range<Int>) { if let index = index(of: range) { ranges.remove(at: index) } }

    mutating func removeAll() { ranges = [] }

    /// Follows a change of the text: the finds that touch it are removed, those behind it move.
    ///
    /// - Parameters:
    ///   - range: The changed part as it was, with as much beside it as may be found together with it.
    ///   - delta: How many UTF-16 units the text became longer.
    /// - Returns: The extent of the removed finds, as it was; nil for none.
    mutating func follow(_ range: Range<Int>, changeInLength delta: Int) -> Range<Int>? {
        let gone = indices(in: range)
        let extent = gone.isEmpty ? nil : ranges[gone.lowerBound].lowerBound..<ranges[gone.upperBound - 1].upperBound
        ranges.removeSubrange(gone)
        guard delta != 0 else { return extent }
        for index in gone.lowerBound..<ranges.count {
            let range = ranges[index]
            ranges[index] = range.lowerBound + delta..<range.upperBound + delta
        }
        return extent
    }
}
