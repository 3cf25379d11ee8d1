import Foundation

/// A section and an index in it: an index path of two numbers, which costs no more than these.
nonisolated struct ItemPosition: Hashable, Comparable, Sendable, CustomStringConvertible {
    var section: Int
    var item: Int

    init(_ section: Int, _ item: Int) { (self.section, self.item) = (section, item) }

    /// The position of an index path; nil for one that has not two numbers.
    init?(_ path: IndexPath) {
        guard path.count == 2 else { return nil }
        (section, item) = (path[0], path[1])
    }

    var path: IndexPath { IndexPath(indexes: [section, item]) }

    static func < (first: ItemPosition, second: ItemPosition) -> Bool {
        first.section != second.section ? first.section < second.section : first.item < second.item
    }

    var description: String { "[\(section), \(item)]" }
}
