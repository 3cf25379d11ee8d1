import Foundation

/// The fragments of a document that have been asked for, in the order of the text; no two of them share characters.
nonisolated struct FragmentList {
    /// The most that are kept. An app may ask for all paragraphs of a long document.
    private static let capacity = 1024

    private(set) var all: [NSTextLayoutFragment] = []

    /// The fragment with a part of the text; nil when it has not been asked for.
    func fragment(of range: Range<Int>) -> NSTextLayoutFragment? {
        let index = all.partitioningIndex { $0.indices.lowerBound >= range.lowerBound }
        guard index < all.count, all[index].indices == range else { return nil }
        return all[index]
    }

    mutating func insert(_ fragment: NSTextLayoutFragment) {
        remove(touching: fragment.indices)
        let index = all.partitioningIndex { $0.indices.lowerBound >= fragment.indices.lowerBound }
        all.insert(fragment, at: index)
        guard all.count > Self.capacity else { return }
        // Those that are farthest away are forgotten.
        let half = Self.capacity / 2
        drop(index > half ? 0..<half : half + 1..<all.count)
    }

    mutating func removeAll() { drop(0..<all.count) }

    /// Removes fragments with characters in a range, and empty ones at it.
    mutating func remove(touching range: Range<Int>) { drop(indices(touching: range)) }

    /// Has fragments ask for their lines again.
    func forgetLines(touching range: Range<Int>) {
        for fragment in all[indices(touching: range)] { fragment.forgetLines() }
    }

    /// Follows a change of characters: fragments with changed ones are removed, those behind moved.
    mutating func follow(_ range: Range<Int>, changeInLength delta: Int) {
        guard !all.isEmpty else { return }
        let oldEnd = range.upperBound - delta
        let first = all.partitioningIndex { $0.indices.upperBound >= range.lowerBound }
        let end = max(first, all.partitioningIndex { $0.indices.lowerBound > oldEnd })
        drop(first..<end)
        guard delta != 0 else { return }
        for fragment in all[first...] { fragment.move(by: delta) }
    }

    private func indices(touching range: Range<Int>) -> Range<Int> {
        let first = all.partitioningIndex { $0.indices.upperBound > range.lowerBound || $0.indices.isEmpty }
        let end = all.partitioningIndex { $0.indices.lowerBound >= max(range.upperBound, range.lowerBound + 1) }
        return first..<max(first, end)
    }

    private mutating func drop(_ range: Range<Int>) {
        for fragment in all[range] { fragment.detach() }
        all.removeSubrange(range)
    }
}
