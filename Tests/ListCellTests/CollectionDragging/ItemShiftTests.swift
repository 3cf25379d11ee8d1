import CoreGraphics
import Testing

@testable import UIKitLists

/// Positions of items while one is not where the data has it.
struct ItemShiftTests {
    private static let counts = [3, 2, 4]

    /// All shifts of the counts: an item that is moved anywhere, and room anywhere.
    private static var shifts: [ItemShift] {
        var shifts: [ItemShift] = []
        for section in 0..<3 {
            for item in 0...counts[section] { shifts.append(ItemShift(from: nil, to: ItemPosition(section, item))) }
            for item in 0..<counts[section] {
                for goal in 0..<3 {
                    for place in 0..<(counts[goal] + (goal == section ? 0 : 1)) {
                        shifts.append(ItemShift(from: ItemPosition(section, item), to: ItemPosition(goal, place)))
                    }
                }
            }
        }
        return shifts
    }

    private static func positions(_ counts: [Int]) -> [ItemPosition] {
        counts.enumerated().flatMap { section, count in (0..<count).map { ItemPosition(section, $0) } }
    }

    private static func shownCounts(_ shift: ItemShift) -> [Int] {
        var shown = counts
        shown[shift.current.section] += 1
        if let original = shift.original { shown[original.section] -= 1 }
        return shown
    }

    @Test func `positions on screen and in the data lead to each other`() {
        for shift in Self.shifts {
            let shown = Self.shownCounts(shift)
            #expect(shift.dataCounts(shown) == Self.counts)
            let positions = Self.positions(Self.counts).map(shift.shownPosition)
            let expected = Self.positions(shown).filter { shift.original != nil || $0 != shift.current }
            #expect(positions.sorted() == expected)
            for position in Self.positions(Self.counts) {
                #expect(shift.dataPosition(of: shift.shownPosition(of: position)) == position)
            }
        }
    }

    /// Some updates of the counts, each with the counts after it.
    private static var updates: [(UpdateBatch, [Int])] {
        var updates: [(UpdateBatch, [Int])] = []
        for position in positions(counts) {
            var deletion = UpdateBatch()
            deletion.deletedRows = [position]
            deletion.insertedRows = [ItemPosition(1, 0), ItemPosition(1, 1)]
            var after = counts
            after[position.section] -= 1
            after[1] += 2
            updates.append((deletion, after))
            var move = UpdateBatch()
            move.movedRows = [.init(from: position, to: ItemPosition(0, 0))]
            after = counts
            after[position.section] -= 1
            after[0] += 1
            updates.append((move, after))
            var reload = UpdateBatch()
            reload.reloadedRows = [position]
            updates.append((reload, counts))
        }
        for section in 0..<3 {
            var deletion = UpdateBatch()
            deletion.deletedSections = [section]
            var after = counts
            after.remove(at: section)
            updates.append((deletion, after))
            var reload = UpdateBatch()
            reload.reloadedSections = [section]
            updates.append((reload, counts))
            var insertion = UpdateBatch()
            insertion.insertedSections = [section]
            after = counts
            after.insert(5, at: section)
            updates.append((insertion, after))
        }
        return updates
    }

    @Test func `an update of the data matches the shifted one on screen, after which both are the same`() throws {
        for shift in Self.shifts {
            for (batch, after) in Self.updates {
                let data = try batch.resolved(before: Self.counts, after: after, noun: .item)
                let shown = try shift.shown(batch, data).resolved(
                    before: Self.shownCounts(shift), after: after, noun: .item)
                for position in Self.positions(Self.counts) where position != shift.original {
                    let expected = data.keptPosition(of: position)
                    // An item carried into a deleted section is deleted with it on screen.
                    #expect(shown.keptPosition(of: shift.shownPosition(of: position)) == expected)
                }
            }
        }
    }
}
