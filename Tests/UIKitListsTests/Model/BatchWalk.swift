import QuartzCore

@testable import UIKitLists

/// A random batch, with rows that have numbers for names before and after it.
struct BatchWalk {
    private(set) var before: [[Int]] = []
    private(set) var after: [[Int]] = []
    private(set) var batch = UpdateBatch()

    /// A section after the batch, while it is put together.
    private struct Draft {
        var origin: Int?
        var rows: [Int]
    }

    /// Makes one that begins with sections of rows, or with some of its own; new rows are named by numbers above theirs.
    init(_ random: inout SeededNumbers, before given: [[Int]]? = nil) {
        var name = 1 + (given?.joined().max() ?? 0)
        func names(_ count: Int) -> [Int] {
            defer { name += count }
            return Array(name..<name + count)
        }
        before = given ?? (0..<random.below(6)).map { _ in names(random.below(6)) }
        var drafts = before.enumerated().map { Draft(origin: $0.offset, rows: $0.element) }
        drafts.removeAll { draft in
            guard random.below(5) == 0 else { return false }
            batch.deletedSections.append(draft.origin!)
            return true
        }
        var loose: [(ItemPosition, Int)] = []
        for index in drafts.indices {
            let origin = drafts[index].origin!
            drafts[index].rows.removeAll { row in
                let position = ItemPosition(origin, before[origin].firstIndex(of: row)!)
                switch random.below(6) {
                case 0: batch.deletedRows.append(position)
                case 1: loose.append((position, row))
                default: return false
                }
                return true
            }
        }
        if drafts.count > 1, random.below(3) == 0 {
            let moved = drafts.remove(at: random.below(drafts.count))
            drafts.insert(moved, at: random.below(drafts.count + 1))
            batch.movedSections.append(.init(from: moved.origin!, to: -1))
        }
        for _ in 0..<random.below(3) {
            drafts.insert(
                Draft(origin: nil, rows: names(random.below(4))), at: random.below(drafts.count + 1))
        }
        let kept = drafts.indices.filter { drafts[$0].origin != nil }
        var inserted: [Int] = []
        for index in kept {
            for new in names(random.below(3)) {
                drafts[index].rows.insert(new, at: random.below(drafts[index].rows.count + 1))
                inserted.append(new)
            }
        }
        for (position, row) in loose {
            guard let index = kept.isEmpty ? nil : kept[random.below(kept.count)] else {
                batch.deletedRows.append(position)
                continue
            }
            drafts[index].rows.insert(row, at: random.below(drafts[index].rows.count + 1))
            batch.movedRows.append(.init(from: position, to: ItemPosition(-1, row)))
        }
        after = drafts.map(\.rows)
        nameGoals(drafts.map(\.origin), inserted)
    }

    /// Fills in where what comes is after the batch.
    private mutating func nameGoals(_ origins: [Int?], _ inserted: [Int]) {
        for (index, origin) in origins.enumerated() {
            guard let origin else {
                batch.insertedSections.append(index)
                continue
            }
            for move in batch.movedSections.indices where batch.movedSections[move].from == origin {
                batch.movedSections[move].to = index
            }
        }
        for (section, rows) in after.enumerated() {
            for (item, row) in rows.enumerated() {
                if inserted.contains(row) { batch.insertedRows.append(ItemPosition(section, item)) }
                for move in batch.movedRows.indices where batch.movedRows[move].to == ItemPosition(-1, row) {
                    batch.movedRows[move].to = ItemPosition(section, item)
                }
            }
        }
    }
}
