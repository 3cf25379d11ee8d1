import CoreGraphics
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitLists

/// Where rows and sections go in a batch, and which batches are refused.
@Suite(.application) struct UpdateBatchTests {
    private func row(_ section: Int, _ item: Int) -> ItemPosition { ItemPosition(section, item) }

    private func fault(_ before: [Int], _ after: [Int], _ change: (inout UpdateBatch) -> Void) -> String {
        var batch = UpdateBatch()
        change(&batch)
        do throws(UpdateFault) {
            _ = try batch.resolved(before: before, after: after)
            return "none"
        } catch { return error.description }
    }

    @Test func `two of three rows are deleted by their old indices, and the middle one becomes the first`() throws {
        var batch = UpdateBatch()
        batch.deletedRows = [row(0, 2), row(0, 0)]

        let resolved = try batch.resolved(before: [3], after: [1])

        #expect((0..<3).map { resolved.newPosition(of: row(0, $0)) } == [nil, row(0, 0), nil])
    }

    @Test func `a row deleted and one inserted at the same index leave the count, and the others`() throws {
        var batch = UpdateBatch()
        batch.deletedRows = [row(0, 0)]
        batch.insertedRows = [row(0, 0)]

        let resolved = try batch.resolved(before: [3], after: [3])

        #expect((0..<3).map { resolved.newPosition(of: row(0, $0)) } == [nil, row(0, 1), row(0, 2)])
    }

    @Test func `rows move with their section, and a row may move to another section at the same time`() throws {
        var batch = UpdateBatch()
        batch.movedSections = [.init(from: 0, to: 1)]
        batch.movedRows = [.init(from: row(1, 1), to: row(1, 0))]

        let resolved = try batch.resolved(before: [2, 3], after: [2, 3])

        #expect(resolved.newPosition(of: row(0, 0)) == row(1, 1))
        #expect(resolved.newPosition(of: row(1, 1)) == row(1, 0))
        #expect(resolved.newPosition(of: row(1, 2)) == row(0, 1))
    }

    @Test func `a row moved to where it is stays`() throws {
        var batch = UpdateBatch()
        batch.movedRows = [.init(from: row(0, 1), to: row(0, 1))]

        let resolved = try batch.resolved(before: [3], after: [3])

        #expect((0..<3).map { resolved.newPosition(of: row(0, $0)) } == [row(0, 0), row(0, 1), row(0, 2)])
    }

    @Test func `a reloaded section may have any number of rows, a surviving one only the number that follows`() {
        let reloaded = fault([2, 3], [9, 3]) { $0.reloadedSections = [0] }
        let surviving = fault([2, 3], [9, 3]) { $0.insertedRows = [ItemPosition(0, 0)] }

        #expect(reloaded == "none")
        #expect(
            surviving
                == "An update left 9 rows in section 0. There were 2 before it, 1 were inserted, 0 deleted, 0 moved in and 0 moved "
                + "out, so there must be 3. Change the data source in the same update, and name every row that comes or goes."
        )
    }

    @Test func `a wrong count in the last of 900 sections is reported`() {
        let sentence = fault(Array(repeating: 1, count: 900), Array(repeating: 1, count: 899) + [2]) { _ in }

        #expect(sentence.hasPrefix("An update left 2 rows in section 899."))
    }

    @Test func `sections that are missing or too many are refused`() {
        let sentence = fault([1, 1], [1, 1]) { $0.deletedSections = [1] }

        #expect(
            sentence.hasPrefix(
                "An update left 2 sections. There were 2 before it, 0 were inserted and 1 deleted, so there must be 1.")
        )
    }

    @Test func `two actions on one path are refused`() {
        let twice = [
            fault([3], [2]) { ($0.deletedRows, $0.reloadedRows) = ([ItemPosition(0, 1)], [ItemPosition(0, 1)]) },
            fault([3], [2]) {
                $0.deletedRows = [ItemPosition(0, 1)]
                $0.movedRows = [.init(from: ItemPosition(0, 1), to: ItemPosition(0, 0))]
            },
            fault([3], [3]) { $0.reloadedRows = [ItemPosition(0, 1), ItemPosition(0, 1)] },
            fault([3], [4]) {
                $0.insertedRows = [ItemPosition(0, 0)]
                $0.movedRows = [.init(from: ItemPosition(0, 1), to: ItemPosition(0, 0))]
            },
        ]

        #expect(
            twice.map { String($0.prefix(57)) } == [
                "Row 1 of section 0 was to be deleted and reloaded in one ",
                "Row 1 of section 0 was to be deleted and moved in one upd",
                "Row 1 of section 0 was to be reloaded and reloaded in one",
                "Row 0 of section 0 was to be inserted and moved to in one",
            ])
    }

    @Test func `rows outside of the section are refused, before and after`() {
        let deleted = fault([3], [2]) { $0.deletedRows = [ItemPosition(0, 3)] }
        let inserted = fault([3], [4]) { $0.insertedRows = [ItemPosition(0, 4)] }

        #expect(deleted.hasPrefix("Row 3 of section 0 was to be deleted, and the section has only 3 rows before"))
        #expect(
            inserted.hasPrefix(
                "A row was to be inserted index 4 of section 0, and the section has only 4 rows after"))
    }

    @Test func `a row cannot leave a section that is deleted`() {
        let sentence = fault([2, 2], [3]) {
            $0.deletedSections = [0]
            $0.movedRows = [.init(from: ItemPosition(0, 0), to: ItemPosition(0, 0))]
        }

        #expect(sentence.hasPrefix("Row 0 was to be moved out of section 0, which the same update deletes or reloads."))
    }

    @Test(arguments: [3, 8, 21, 55]) func `random batches put rows where arrays of names put them`(seed: Int) throws {
        var random = SeededNumbers(seed: UInt64(seed))
        for _ in 0..<300 {
            let walk = BatchWalk(&random)
            let resolved = try walk.batch.resolved(before: walk.before.map(\.count), after: walk.after.map(\.count))
            var goals: [Int: ItemPosition] = [:]
            for (section, names) in walk.after.enumerated() {
                for (item, name) in names.enumerated() { goals[name] = row(section, item) }
            }
            var heights = ItemHeights(
                walk.before.map { SectionHeights(rows: RowHeights($0.map { CGFloat($0) }, isMeasured: true)) })

            heights.apply(
                resolved,
                insertedSections: { section in
                    SectionHeights(rows: RowHeights(walk.after[section].map { CGFloat($0) }, isMeasured: true))
                },
                insertedRow: { RowHeights([CGFloat(walk.after[$0.section][$0.item])], isMeasured: true) })

            for (section, names) in walk.before.enumerated() {
                for (item, name) in names.enumerated() {
                    #expect(resolved.newPosition(of: row(section, item)) == goals[name])
                }
            }
            for (section, names) in walk.after.enumerated() {
                for (item, name) in names.enumerated() {
                    #expect(heights.span(of: row(section, item)).length == CGFloat(name))
                }
            }
        }
    }
}
