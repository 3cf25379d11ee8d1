import CoreGraphics
import Dispatch
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Data sources with snapshots: look-ups, tables that are not there, waiting, and mistakes.
@Suite(.application) struct DiffableSourceTests {
    @Test func `items and sections are found by their positions, and the other way around`() {
        let source = DiffableStage(["A": [1, 2], "B": [], "C": [3]]).source!

        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 2)) == 3)
        #expect(source.indexPath(for: 2) == IndexPath(row: 1, section: 0))
        #expect(source.sectionIdentifier(for: 1) == "B")
        #expect(source.index(for: "C") == 2)
    }

    @Test func `unknown items have no position, and unknown positions no identifier`() {
        let source = DiffableStage(["A": [1, 2], "B": []]).source!

        let outside = [
            IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 1), IndexPath(row: 0, section: 2),
            IndexPath(row: -1, section: 0), IndexPath(row: NSNotFound, section: 0), IndexPath(row: 0, section: -1),
            IndexPath(index: 0), IndexPath(),
        ]
        #expect(outside.compactMap { source.itemIdentifier(for: $0) } == [])
        #expect(source.indexPath(for: 9) == nil)
        #expect([-1, 2, Int.max].compactMap { source.sectionIdentifier(for: $0) } == [])
        #expect(source.index(for: "C") == nil)
    }

    @Test func `a subclass gives titles`() {
        let stage = DiffableStage()
        stage.source.titles = ["A": "First"]
        stage.apply(["A": [1], "B": [2]])
        stage.tester.settle()

        #expect(stage.table.headerView(forSection: 0)?.textLabel?.text == "First")
        #expect(stage.table.headerView(forSection: 1) == nil)
    }

    /// Swipes a row to the left over most of its width.
    private func swipe(_ stage: DiffableStage, row: Int) {
        let touch = stage.tester.touch(at: CGPoint(x: 300, y: CGFloat(row) * 44 + 22))
        for part in 1...10 { touch.move(to: CGPoint(x: 300 - 26 * CGFloat(part), y: CGFloat(row) * 44 + 22)) }
        stage.tester.pump(by: 0.3)
        touch.move(by: .zero)
        touch.lift()
        stage.tester.settle()
    }

    @Test func `rows cannot be edited or moved unless a subclass lets them`() {
        let stage = DiffableStage(["A": [1, 2, 3]])
        swipe(stage, row: 1)

        #expect(stage.shown == ["1", "2", "3"])
        #expect(stage.cell(of: 2)?.frame.minX == 0)
        #expect(!stage.source.tableView(stage.table, canMoveRowAt: IndexPath(row: 0, section: 0)))
    }

    @Test func `a subclass deletes a row that is swiped away`() {
        let stage = DiffableStage(["A": [1, 2, 3]])
        stage.source.allowsDeletion = true
        swipe(stage, row: 1)

        #expect(stage.source.snapshot().itemIdentifiers == [1, 3])
        #expect(stage.shown == ["1", "3"])
        #expect(stage.table.subviews.filter { $0 is UITableViewCell }.count == 2)
    }

    @Test func `a table outside of a window has the data, and completions are called`() {
        let stage = DiffableStage(inWindow: false)
        stage.apply(["A": [1]])
        stage.apply(["A": [1, 2]])

        #expect(stage.table.numberOfRows(inSection: 0) == 2)
        #expect(stage.completed == 0)
        stage.tester.pump()
        #expect(stage.completed == 2)
    }

    @Test func `snapshots are kept when the table is deallocated`() {
        var table: UITableView? = UITableView()
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table!) { _, _, _ in nil }
        source.apply(DiffableStage.snapshot(["A": [1]]))
        table = nil

        source.apply(DiffableStage.snapshot(["A": [1, 2]]))

        #expect(source.snapshot().itemIdentifiers == [1, 2])
        #expect(table == nil)
    }

    @Test func `a table that has another data source is left alone`() {
        let stage = DiffableStage(["A": [1]])
        let other = UITableViewDiffableDataSource<String, Int>(tableView: stage.table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        other.apply(DiffableStage.snapshot(["X": [7, 8, 9]]))

        stage.apply(["A": [1, 2]])
        stage.tester.settle()

        #expect(stage.table.numberOfRows(inSection: 0) == 3)
        #expect(stage.source.snapshot().itemIdentifiers == [1, 2])
        #expect(stage.completed == 1)
    }

    @Test func `a task waits until the animation has ended`() async {
        let stage = DiffableStage(["A": [1]])
        var steps: [String] = []
        Task {
            await stage.source.apply(DiffableStage.snapshot(["A": [1, 2]]))
            steps.append("applied \(stage.isMoving)")
            await stage.source.applySnapshotUsingReloadData(DiffableStage.snapshot(["A": [3]]))
            steps.append("reloaded")
        }
        // Other tests' tasks may run in between, as many as there are.
        for _ in 0..<100_000 where steps.count < 2 {
            await Task.yield()
            stage.tester.pump(by: 0.1)
        }

        #expect(steps == ["applied false", "reloaded"])
        #expect(stage.shown == ["3"])
    }

    // MARK: Mistakes

    @Test func `a cell provider that returns nil stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
                source.apply(DiffableStage.snapshot(["A": [5]]))
                table.layoutIfNeeded()
            }
        }

        let sentence = result.sentence
        #expect(sentence.contains("returned nil for item 5 at row 0 of section 0. Return a cell"))
    }

    @Test func `applying while a cell is made stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = DiffableStage(["A": [1]])
                var isInside = false
                let source = UITableViewDiffableDataSource<String, Int>(tableView: stage.table) { table, path, item in
                    if item == 2, !isInside {
                        isInside = true
                        (table.dataSource as? UITableViewDiffableDataSource<String, Int>)?.apply(
                            DiffableStage.snapshot(["A": [1]]))
                    }
                    return table.dequeueReusableCell(withIdentifier: "cell", for: path)
                }
                source.apply(DiffableStage.snapshot(["A": [1]]))
                source.apply(DiffableStage.snapshot(["A": [1, 2]]))
            }
        }

        let sentence = result.sentence
        #expect(sentence.contains("was updated while its data source was making a cell."))
    }

    @Test func `applying on another queue than the main one stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let source = DiffableStage().source!
                let isolated: @MainActor () -> Void = { source.apply(DiffableStage.snapshot(["A": [1]])) }
                // The compiler refuses the call in this language mode, and not in that of older apps.
                nonisolated(unsafe) let apply = unsafeBitCast(isolated, to: (() -> Void).self)
                let hasEnded = DispatchSemaphore(value: 0)
                DispatchQueue(label: "another").async {
                    apply()
                    hasEnded.signal()
                }
                hasEnded.wait()
            }
        }

        let sentence = result.sentence
        #expect(
            sentence.contains("was applied to TitledSource on another queue than the main one. Apply it on the main"))
    }

    @Test func `updates of the table behind the data source's back stop the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = DiffableStage(["A": [1, 2]])
                stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            }
        }

        let sentence = result.sentence
        #expect(
            sentence.contains("An update left 2 rows in section 0. There were 2 before it, 0 were inserted, 1 deleted"))
    }
}
