/// Stretches of a text that something has been done with, in UTF-16 code units and in their order; none touches another.
struct TextStretches {
    private(set) var ranges: [Range<Int>] = []

    /// The first part of a range that is in none of them; nil where there is none.
    func firstGap(in range: Range<Int>) -> Range<Int>? {
        var place = range.lowerBound
        for stretch in ranges where stretch.upperBound > place {
            guard place < range.upperBound else { return nil }
            if stretch.lowerBound > place { return place..<min(stretch.lowerBound, range.upperBound) }
            place = stretch.upperBound
        }
        return place < range.upperBound ? place..<range.upperBound : nil
    }

    mutating func insert(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let start = ranges.firstIndex { $0.upperBound >= range.lowerBound } ?? ranges.count
        let end = ranges.firstIndex { $0.lowerBound > range.upperBound } ?? ranges.count
        var joined = range
        if start < end {
            joined = min(range.lowerBound, ranges[start].lowerBound)..<max(range.upperBound, ranges[end - 1].upperBound)
        }
        ranges.replaceSubrange(start..<end, with: [joined])
    }

    /// Takes a part of the text out of them.
    mutating func remove(_ range: Range<Int>) { follow(range, changeInLength: 0) }

    /// Follows a change of the text: the changed part belongs to none of them, those behind it move.
    ///
    /// - Parameters:
    ///   - range: The changed part as it was.
    ///   - delta: How many UTF-16 units the text became longer.
    mutating func follow(_ range: Range<Int>, changeInLength delta: Int) {
        ranges = ranges.flatMap { stretch -> [Range<Int>] in
            let before = stretch.lowerBound..<max(stretch.lowerBound, min(stretch.upperBound, range.lowerBound))
            let start = max(stretch.lowerBound, range.upperBound)
            let behind = start + delta..<max(start, stretch.upperBound) + delta
            return [before, behind].filter { !$0.isEmpty }
        }
    }
}
