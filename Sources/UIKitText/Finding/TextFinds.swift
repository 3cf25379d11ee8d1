/// The ranges of matches, in UTF-16 code units, ascending and without overlaps.
struct TextFinds {
    private(set) var ranges: [Range<Int>] = []

    var count: Int { ranges.count }
    var isEmpty: Bool { ranges.isEmpty }

    subscript(index: Int) -> Range<Int> { ranges[index] }

    /// The index of the first match that begins at or after a text index; `count` if there is none.
    func index(at place: Int) -> Int {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].lowerBound < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The index of a match; nil if the range is not a match.
    func index(of range: Range<Int>) -> Int? {
        let index = index(at: range.lowerBound)
        return index < ranges.count && ranges[index] == range ? index : nil
    }

    /// The indices of the matches that overlap a range.
    func indices(in range: Range<Int>) -> Range<Int> {
        var start = index(at: range.lowerBound)
        if start > 0, ranges[start - 1].upperBound > range.lowerBound { start -= 1 }
        return start..<max(start, index(at: range.upperBound))
    }

    /// Inserts matches in ascending order; those that overlap existing matches are ignored.
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

    /// Adjusts the matches to an edit: removes those that touch the range and moves the later ones.
    ///
    /// - Parameters:
    ///   - range: The edited range before the edit, extended by the maximum length of a match on each side.
    ///   - delta: The change of the text's length in UTF-16 code units.
    /// - Returns: The extent of the removed matches before the edit; nil if there are none.
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
