import Foundation

/// A range of the text of one of the framework's text views. Ranges with the same bounds are equal.
package final class IndexedTextRange: UITextRange {
    /// In UTF-16 code units.
    package let range: Range<Int>
    private let isUpstream: Bool

    /// Makes a range; with `isUpstream` its end belongs to the character before it.
    package init(_ range: Range<Int>, isUpstream: Bool = false) { (self.range, self.isUpstream) = (range, isUpstream) }

    /// Makes the range between two positions, given in either order.
    package convenience init(between one: UITextPosition, and other: UITextPosition) {
        let (first, second) = (IndexedTextPosition.index(of: one), IndexedTextPosition.index(of: other))
        self.init(min(first, second)..<max(first, second))
    }

    package override var isEmpty: Bool { range.isEmpty }
    package override var start: UITextPosition {
        IndexedTextPosition(range.lowerBound, isUpstream: range.isEmpty && isUpstream)
    }
    package override var end: UITextPosition { IndexedTextPosition(range.upperBound, isUpstream: isUpstream) }

    package nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? IndexedTextRange)?.range == range }

    package nonisolated override var hash: Int { range.hashValue }
}
