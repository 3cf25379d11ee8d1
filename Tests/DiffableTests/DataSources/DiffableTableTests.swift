import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Tables that change from one snapshot to the next: the cells made, the moves, and the time of each completion.
@Suite(.application) struct DiffableTableTests {
    // MARK: The first snapshot

    @Test func `a data source is its table's, without sections before the first snapshot`() {
        let stage = DiffableStage()
        stage.tester.pump()

        #expect(stage.table.dataSource === stage.source)
        #expect(stage.table.numberOfSections == 0)
        #expect(stage.source.snapshot() == DiffableStage.Snapshot())
        #expect(stage.source.defaultRowAnimation == .automatic)
    }

    @Test func `the first snapshot is a reload, even where it is to be animated`() {
        let stage = DiffableStage()
        stage.tester.pump()

        stage.apply(["A": [1, 2], "B": [3]])

        #expect(stage.table.numberOfRows(inSection: 0) == 2)
        #expect(!stage.isMoving)
        #expect(stage.completed == 0)
        stage.tester.pump()
        #expect(stage.completed == 1)
        #expect(stage.shown == ["1", "2", "3"])
        #expect(stage.asked == [1, 2, 3])
    }

    @Test func `the table does not keep its data source`() {
        let table = UITableView()
        weak var source: UITableViewDiffableDataSource<Int, Int>?
        do {
            let made = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
            source = made
            #expect(table.dataSource === made)
        }

        #expect(source == nil)
        #expect(table.dataSource == nil)
    }

    // MARK: Differences

    @Test func `a snapshot counts at once, and completes when the animation has ended`() {
        let stage = DiffableStage(["A": [1, 2, 3]])

        stage.apply(["A": [1, 4, 2, 3]])

        #expect(stage.source.snapshot().itemIdentifiers == [1, 4, 2, 3])
        #expect(stage.table.numberOfRows(inSection: 0) == 4)
        #expect(stage.shown == ["1", "4", "2", "3"])
        #expect(stage.isMoving)
        stage.tester.pump(by: 0.1)
        #expect(stage.completed == 0)
        stage.tester.settle()
        #expect(stage.completed == 1)
    }

    @Test func `only new items have cells made, and those that move keep theirs`() {
        let stage = DiffableStage(["A": [1, 2, 3], "B": [4]])
        let cells = [1, 2, 3, 4].map { stage.cell(of: $0) }

        stage.apply(["A": [3, 1, 5], "B": [4, 2]])
        stage.tester.settle()

        #expect(stage.asked == [5])
        #expect(stage.shown == ["3", "1", "5", "4", "2"])
        #expect([1, 2, 3, 4].map { stage.cell(of: $0) } == cells)
    }

    @Test func `sections are inserted, deleted and moved with their rows`() {
        let stage = DiffableStage(["A": [1], "B": [2], "C": [3]])
        let cell = stage.cell(of: 1)

        stage.apply(["C": [3], "D": [4, 5], "A": [1]])
        stage.tester.settle()

        #expect(stage.shown == ["3", "4", "5", "1"])
        #expect(stage.cell(of: 1) === cell)
        #expect(stage.asked == [4, 5])
    }

    @Test func `an equal snapshot moves no row, and completes in the next turn`() {
        let stage = DiffableStage(["A": [1, 2]])

        stage.apply(["A": [1, 2]])

        #expect(!stage.isMoving)
        #expect(stage.completed == 0)
        stage.tester.pump()
        #expect(stage.completed == 1)
        #expect(stage.asked == [])
    }

    @Test func `without animation the differences are the same, and no row moves`() {
        let stage = DiffableStage(["A": [1, 2, 3]])
        let cell = stage.cell(of: 3)

        stage.apply(["A": [3, 4, 1]], animated: false)

        #expect(!stage.isMoving)
        #expect(stage.asked == [4])
        #expect(stage.cell(of: 3) === cell)
        #expect(stage.shown == ["3", "4", "1"])
        #expect(stage.completed == 0)
        stage.tester.pump()
        #expect(stage.completed == 1)
    }

    @Test func `rows appear and disappear by the animation that is set`() {
        let stage = DiffableStage(["A": [1, 2]])
        stage.source.defaultRowAnimation = .left

        stage.apply(["A": [2, 3]])

        let update = stage.table.engine.motions.last?.update
        #expect(update?.rowEntries == [ItemPosition(0, 1): .left])
        #expect(update?.rowExits == [ItemPosition(0, 0): .left])
        stage.tester.settle()
    }

    @Test func `cells of rows that leave the screen without animation are released`() {
        let stage = DiffableStage(["A": Array(0..<10)])

        stage.apply(["A": [20, 21, 22] + Array(0..<10)], animated: false)
        stage.tester.pump()

        #expect(stage.shown == ["20", "21", "22", "0", "1", "2", "3", "4", "5", "6"])
        #expect(stage.table.subviews.filter { $0 is UITableViewCell }.count == 10)
    }

    @Test func `snapshots one after the other end with the last, and all complete`() {
        let stage = DiffableStage(["A": [1, 2, 3]])

        stage.apply(["A": [3, 2, 1]])
        stage.tester.pump(by: 0.05)
        stage.apply(["A": [2, 4]])
        stage.apply(["B": [4], "A": [2, 9]])
        stage.tester.settle()

        #expect(stage.shown == ["4", "2", "9"])
        #expect(stage.completed == 3)
        #expect(stage.table.subviews.filter { $0 is UITableViewCell }.count == 3)
    }

    @Test func `a completion may apply the next snapshot`() {
        let stage = DiffableStage(["A": [1]])

        stage.source.apply(DiffableStage.snapshot(["A": [1, 2]])) { stage.apply(["A": [2]]) }
        stage.tester.settle()

        #expect(stage.shown == ["2"])
        #expect(stage.completed == 1)
    }

    @Test func `an item whose identity stays is not shown anew, though the snapshot has its new value`() {
        struct Wrapped {
            let stage = ViewTester(size: CGSize(width: 320, height: 480))
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        }
        let wrapped = Wrapped()
        wrapped.table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        var asked: [String] = []
        let source = UITableViewDiffableDataSource<Int, Contact>(tableView: wrapped.table) { table, path, item in
            asked.append(item.name)
            return table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        wrapped.stage.show(wrapped.table, at: .zero)
        for name in ["Ann", "Anna"] {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Contact>()
            snapshot.appendSections([0])
            snapshot.appendItems([Contact(id: 1, name: name)])
            source.apply(snapshot)
            wrapped.stage.settle()
        }

        #expect(asked == ["Ann"])
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0))?.name == "Anna")
    }

    @Test func `a snapshot of 10,000 items has cells made for those on screen only`() {
        let stage = DiffableStage(["A": Array(0..<10_000)])

        stage.change { $0.insertItems([-1], beforeItem: 0) }
        stage.tester.settle()

        #expect(stage.asked == [-1])
        #expect(stage.shown.first == "-1")
        stage.apply(["A": Array((0..<10_000).reversed())])
        stage.tester.settle()
        #expect(stage.shown.first == "9999")
        #expect(stage.asked.count < 30)
    }

    @Test func `a change near the end leaves the offset where it is`() {
        let stage = DiffableStage(["A": Array(0..<50)])
        stage.table.contentOffset.y = 1760
        stage.tester.pump()

        stage.change { $0.reconfigureItems([45]) }
        stage.change { $0.moveItem(46, beforeItem: 44) }
        stage.tester.settle()

        #expect(stage.table.contentOffset.y == 1760)
    }

    // MARK: Marks

    @Test func `a reloaded item has another cell, one configured anew keeps its own`() {
        let stage = DiffableStage(["A": [1, 2, 3]])
        let cells = [1, 2, 3].map { stage.cell(of: $0) }
        stage.texts = [1: "one", 2: "two", 3: "three"]

        stage.change { snapshot in
            snapshot.reloadItems([1])
            snapshot.reconfigureItems([2, 1])
        }
        stage.tester.settle()

        #expect(stage.asked.sorted() == [1, 2])
        #expect(stage.shown == ["one", "two", "3"])
        #expect(stage.cell(of: 1) !== cells[0])
        #expect(stage.cell(of: 2) === cells[1])
        #expect(stage.completed == 1)
    }

    @Test func `a marked row that moves is reloaded at its new position`() {
        let stage = DiffableStage(["A": [1, 2, 3]])
        stage.texts = [3: "three", 2: "two"]

        stage.change { snapshot in
            snapshot.moveItem(3, beforeItem: 1)
            snapshot.deleteItems([1])
            snapshot.appendItems([4])
            snapshot.reloadItems([3, 4])
            snapshot.reconfigureItems([2])
        }
        stage.tester.settle()

        #expect(stage.shown == ["three", "two", "4"])
        #expect(stage.asked.sorted() == [2, 3, 4])
        #expect(stage.completed == 1)
    }

    @Test func `marks are removed once they were applied`() {
        let stage = DiffableStage(["A": [1, 2]])
        stage.change { snapshot in
            snapshot.reloadItems([1])
            snapshot.reloadSections(["A"])
            snapshot.reconfigureItems([2])
        }
        stage.tester.settle()
        stage.asked = []

        let snapshot = stage.source.snapshot()
        stage.change { $0.appendItems([3]) }
        stage.tester.settle()

        #expect(snapshot.reloadedItemIdentifiers.isEmpty && snapshot.reconfiguredItemIdentifiers.isEmpty)
        #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
        #expect(stage.asked == [3])
    }

    @Test func `a reloaded section has its header and its cells made anew`() {
        let stage = DiffableStage(["A": [1], "B": [2, 3]])
        stage.source.titles = ["B": "Second"]
        let cells = [1, 2].map { stage.cell(of: $0) }

        stage.change { snapshot in
            snapshot.reloadSections(["B"])
            snapshot.reloadItems([2])
        }
        stage.tester.settle()

        #expect(stage.table.headerView(forSection: 1)?.textLabel?.text == "Second")
        #expect(stage.asked == [2, 3])
        #expect(stage.cell(of: 1) === cells[0])
        #expect(stage.cell(of: 2) !== cells[1])
    }

    // MARK: Selection

    @Test func `the selection follows its items, and is dropped with deleted ones`() {
        let stage = DiffableStage(["A": [1, 2, 3], "B": [4]])
        for item in [1, 3, 4] { stage.select(item) }

        stage.apply(["A": [3, 2], "B": [5, 4]])
        stage.tester.settle()

        #expect(stage.selected == [3, 4])
        #expect(stage.cell(of: 3)?.isSelected == true)
        #expect(stage.cell(of: 2)?.isSelected == false)
    }

    @Test func `several sections that move are a reload, with the selection of before`() {
        let stage = DiffableStage(["A": [1], "B": [2], "C": [3]])
        for item in [3, 1] { stage.select(item) }

        stage.apply(["C": [3], "B": [2, 4], "A": [1]])

        #expect(!stage.isMoving)
        #expect(stage.selected == [3, 1])
        stage.tester.settle()
        #expect(stage.shown == ["3", "2", "4", "1"])
        #expect(stage.asked == [3, 2, 4, 1])
        #expect(stage.cell(of: 3)?.isSelected == true)
        #expect(stage.completed == 1)
    }

    @Test func `an item moved into a new section, or out of a deleted one, is a reload`() {
        let stage = DiffableStage(["A": [1, 2]])
        stage.apply(["A": [1], "B": [2]])
        #expect(!stage.isMoving)
        stage.tester.settle()
        #expect(stage.asked == [1, 2])

        stage.apply(["A": [1, 2]])
        #expect(!stage.isMoving)
        stage.tester.settle()
        #expect(stage.shown == ["1", "2"])
        #expect(stage.completed == 2)
    }

    @Test func `applying by a reload clears the selection and makes all cells again`() {
        let stage = DiffableStage(["A": [1, 2]])
        stage.select(1)

        stage.source.applySnapshotUsingReloadData(DiffableStage.snapshot(["A": [1, 3]])) { stage.completed += 1 }

        #expect(stage.completed == 0)
        #expect(!stage.isMoving)
        stage.tester.pump()
        #expect(stage.completed == 1)
        #expect(stage.selected == [])
        #expect(stage.asked == [1, 3])
    }

    @Test func `a row that is dropped moves once, though the data source applies a snapshot for it`() {
        let stage = DiffableStage(["A": [1, 2, 3, 4], "B": [5]])
        (stage.source.allowsDeletion, stage.source.allowsMoves) = (true, true)
        stage.table.setEditing(true, animated: false)
        stage.tester.pump()
        let cell = stage.cell(of: 1)
        func drop(_ distance: CGFloat) -> (items: [Int], shown: [String], tops: [CGFloat], lift: CGFloat?) {
            let touch = stage.tester.touch(at: CGPoint(x: 300, y: 22))
            stage.tester.pump()
            touch.move(by: CGVector(dx: 0, dy: distance))
            stage.tester.settle()
            touch.lift()
            stage.tester.pump()
            let lift = cell?.layer.presentation()?.frame.minY
            stage.tester.settle()
            let tops = stage.table.visibleCells.map { $0.frame.minY }
            return (stage.source.snapshot().itemIdentifiers, stage.shown, tops, lift)
        }
        let first = drop(90)
        #expect(first.items == [2, 3, 1, 4, 5])
        #expect(first.shown == ["2", "3", "1", "4", "5"])
        #expect(first.tops == [0, 44, 88, 132, 176])
        #expect(stage.cell(of: 1) === cell)
        // It lies down from where the finger was.
        #expect(abs((first.lift ?? 0) - 90) < 0.001)

        let second = drop(175)
        #expect(second.items == [3, 1, 4, 5, 2] || second.items == [3, 1, 4, 2, 5])
        #expect(second.shown == second.items.map { "\($0)" })
        #expect(second.tops == [0, 44, 88, 132, 176])
    }
}

/// A person identified by a number; the name may change.
private nonisolated struct Contact: Hashable {
    var id: Int
    var name: String

    static func == (first: Contact, second: Contact) -> Bool { first.id == second.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
